import { createHmac } from "node:crypto";
import { siteSecrets } from "#app/runtime/database.server.ts";
import type { SiteSecrets } from "#db/site-secret.ts";

/**
 * Hashes what must not stand in the database as it is: login session references, and the names and addresses of failed
 * attempts. HMAC-SHA-256 under the site's secret, which is kept outside of the database, so that the database alone lets
 * nobody guess an address or make up a login session.
 */
export function keyedHash(text: string, [secret]: SiteSecrets = siteSecrets()): string {
	return createHmac("sha256", secret).update(text).digest("base64url");
}
