import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Database } from "better-sqlite3";
import type { SiteSecrets } from "./site-secret.ts";

const ALGORITHM = "aes-256-gcm";
/** Seeds without it are plain text, until the next start encrypts them. */
const PREFIX = "v1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Encrypts the seed with a key derived from the site's secret. Bound to the user, so that it cannot be copied to another row. */
export function encryptSeed(seed: string, userId: string, secret: string): string {
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv(ALGORITHM, keyFrom(secret), iv).setAAD(Buffer.from(userId));
	const encrypted = Buffer.concat([cipher.update(seed), cipher.final()]);
	return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** Returns undefined if none of the secrets decrypts it. */
export function decryptSeed(stored: string, userId: string, secrets: readonly string[]): string | undefined {
	if (!stored.startsWith(PREFIX)) return stored;
	const bytes = Buffer.from(stored.slice(PREFIX.length), "base64url");
	for (const secret of secrets) {
		try {
			const decipher = createDecipheriv(ALGORITHM, keyFrom(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
			decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
			return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
		} catch {
			// It was encrypted with another secret.
		}
	}
	return undefined;
}

function keyFrom(secret: string): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, "", "seeds of second factors", KEY_BYTES));
}

/** Encrypts plain seeds, and those of older secrets, with the first secret. Leaves those that no secret decrypts. */
export function encryptSeeds(sqlite: Database, secrets: SiteSecrets): void {
	const all = sqlite.prepare<[], { id: string; stored: string }>("SELECT id, totp_secret AS stored FROM user WHERE totp_secret IS NOT NULL");
	const save = sqlite.prepare("UPDATE user SET totp_secret = ? WHERE id = ?");
	const encryptAll = sqlite.transaction(() => {
		let count = 0;
		for (const { id, stored } of all.all()) {
			const isCurrent = stored.startsWith(PREFIX) && decryptSeed(stored, id, [secrets[0]]) !== undefined;
			const seed = isCurrent ? undefined : decryptSeed(stored, id, secrets);
			if (seed === undefined) continue;
			save.run(encryptSeed(seed, id, secrets[0]), id);
			count += 1;
		}
		return count;
	});
	// The journal would keep the old values.
	if (encryptAll.immediate() > 0) sqlite.pragma("wal_checkpoint(TRUNCATE)");
}
