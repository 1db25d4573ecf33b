import { createHmac } from "node:crypto";
import { siteSecrets } from "#app/runtime/database.server.ts";
import type { SiteSecrets } from "#db/site-secret.ts";

/**
 * Hashes values that the database must not reveal: login session references, and the names and addresses of failed attempts. HMAC-SHA-256 with the
 * site's secret, which is not in the database.
 */
export function keyedHash(text: string, [secret]: SiteSecrets = siteSecrets()): string {
	return createHmac("sha256", secret).update(text).digest("base64url");
}
