import type { Database } from "better-sqlite3";
import { readSecretFile, writeSecretFile } from "#db/site-secret.ts";

/**
 * Sign-ins that wait for the second factor. The site's secret moves to a file, so that a copy of the database does not reveal it. An existing file
 * stays, since it may decrypt seeds in backups.
 */
export function run(sqlite: Database): void {
	sqlite.exec(`
		CREATE TABLE pending_sign_in (
			id_hash TEXT PRIMARY KEY,
			user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
			password_hash TEXT NOT NULL,
			expires_at TEXT NOT NULL
		) STRICT, WITHOUT ROWID;
		CREATE INDEX pending_sign_in_user ON pending_sign_in (user_id);
	`);
	const secret = sqlite.prepare<[], string>("SELECT value FROM setting WHERE key = 'session_secret'").pluck().get();
	if (secret === undefined) return;
	if (readSecretFile(sqlite.name) === undefined) writeSecretFile(sqlite.name, secret);
	sqlite.exec("DELETE FROM setting WHERE key = 'session_secret'; INSERT OR IGNORE INTO setting (key, value) VALUES ('rewrite_due', '')");
}
