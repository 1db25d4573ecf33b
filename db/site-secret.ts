import { randomBytes } from "node:crypto";
import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { draftOf } from "./draft.ts";
import { renameDurably } from "./durable.ts";

const MIN_BYTES = 32;

export type SiteSecrets = readonly [string, ...string[]];

export class SecretFileUnusable extends Error {
	override name = "SecretFileUnusable";
}

/** Beside the database, so that a copy of the database alone does not contain the secret. */
export const secretFileOf = (databaseFile: string) => `${databaseFile}.secret`;

/**
 * Returns the secrets, current one first: `SESSION_SECRET` and the file's. Creates the file if neither exists, under the write lock, so that one
 * process does.
 * @throws SecretFileUnusable
 */
export function openSecrets(sqlite: Database, configured?: string): SiteSecrets {
	const open = sqlite.transaction((): SiteSecrets => {
		const kept = readSecretFile(sqlite.name);
		if (configured) return kept === undefined ? [configured] : [configured, kept];
		return [kept ?? writeSecretFile(sqlite.name, randomBytes(MIN_BYTES).toString("base64url"))];
	});
	return open.immediate();
}

/** @throws SecretFileUnusable */
export function readSecretFile(databaseFile: string): string | undefined {
	const file = secretFileOf(databaseFile);
	const secret = attempt(`${file} cannot be read`, () => (statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, "utf8").trim() : undefined));
	if (secret !== undefined && Buffer.byteLength(secret) < MIN_BYTES) {
		throw new SecretFileUnusable(
			`${file} must hold the site's secret, at least ${MIN_BYTES} bytes. Put it back from where you keep it. Without the file the site makes another: everyone signs in again, and second factors have to be set up anew.`,
		);
	}
	return secret;
}

/**
 * Must run in a transaction that holds the write lock. Readable by the database's owner alone.
 * @throws SecretFileUnusable
 */
export function writeSecretFile(databaseFile: string, secret: string): string {
	const file = secretFileOf(databaseFile);
	attempt(`${file} cannot be written`, () => {
		const draft = draftOf(file);
		try {
			writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: "wx" });
			const { uid, gid } = statSync(databaseFile);
			if (process.getuid?.() === 0) chownSync(draft, uid, gid);
			renameDurably(draft, file);
		} finally {
			rmSync(draft, { force: true });
		}
	});
	return secret;
}

function attempt<Result>(failure: string, act: () => Result): Result {
	try {
		return act();
	} catch (cause) {
		throw new SecretFileUnusable(`${failure}: ${(cause as Error).message}`);
	}
}
