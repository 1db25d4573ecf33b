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
	// `pending_sign_in` exists since schema 67.
	for (const table of ["login_session", "pending_sign_in"]) if (tables.has(table)) sqlite.exec(`DELETE FROM ${table}`);
	if (tables.has("setting")) sqlite.prepare("DELETE FROM setting WHERE key = ?").run(SECRET_KEY);
}
