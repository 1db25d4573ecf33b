import type { Database } from "better-sqlite3";

/** Under which the site kept the secret that it made for itself, before schema 67. */
const SECRET_KEY = "session_secret";

/**
 * Deletes what a copy of the database would let somebody in with: login sessions, sign-ins that wait for the second
 * factor, and the secret that signs, where the database keeps it. Leaves no trace in the file.
 */
export function deleteSignIns(sqlite: Database): void {
	sqlite.pragma("secure_delete = ON");
	const tables = new Set(sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all());
	// Before schema 10 `session` was the name of this table; since then it is the programme's.
	const logins = tables.has("login_session") ? "login_session" : "session";
	if (tables.has(logins)) sqlite.exec(`DELETE FROM ${logins}`);
	if (tables.has("pending_sign_in")) sqlite.exec("DELETE FROM pending_sign_in");
	if (tables.has("setting")) sqlite.prepare("DELETE FROM setting WHERE key = ?").run(SECRET_KEY);
}
