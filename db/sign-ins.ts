import type { Database } from "better-sqlite3";

/** Used before schema 67. */
const SECRET_KEY = "session_secret";

/**
 * Deletes data of a copy that would grant access: login sessions, pending sign-ins, and the signing secret of older schemas. Leaves no trace in the
 * file.
 */
export function deleteSignIns(sqlite: Database): void {
	sqlite.pragma("secure_delete = ON");
	const tables = new Set(sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all());
	// `session` was its name before schema 10.
	const logins = tables.has("login_session") ? "login_session" : "session";
	if (tables.has(logins)) sqlite.exec(`DELETE FROM ${logins}`);
	if (tables.has("pending_sign_in")) sqlite.exec("DELETE FROM pending_sign_in");
	if (tables.has("setting")) sqlite.prepare("DELETE FROM setting WHERE key = ?").run(SECRET_KEY);
}
