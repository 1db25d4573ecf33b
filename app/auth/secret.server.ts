import { createHmac, randomBytes } from "node:crypto";
import { db } from "~/database.server";
import { env } from "~/env.server";
import { rememberSuccess } from "~/remember-success";
import { SECRET_KEY } from "../../db/sign-ins";

/**
 * Hashes what must not stand in the database as it is: login session references, and the names and addresses of failed
 * attempts. HMAC-SHA-256 under the site's secret, so that with a secret kept outside of it the database alone lets
 * nobody guess an address or make up a login session.
 */
export async function keyedHash(text: string): Promise<string> {
	return createHmac("sha256", await secret())
		.update(text)
		.digest("base64url");
}

/** `SESSION_SECRET`, else the one made at the first start and kept since. Another secret ends every login session. */
const secret = rememberSuccess(async (): Promise<string> => {
	if (env.sessionSecret) return env.sessionSecret;
	const made = randomBytes(32).toString("base64url");
	await db
		.insertInto("setting")
		.values({ key: SECRET_KEY, value: made })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const { value } = await db.selectFrom("setting").select("value").where("key", "=", SECRET_KEY).executeTakeFirstOrThrow();
	return value;
});
