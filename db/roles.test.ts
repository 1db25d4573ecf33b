import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";

/** The schema that had one role for each user, and a leave to read messages beside it. */
const BEFORE = 10;

test.each([2, 8, BEFORE])("a database with schema %i gives everybody what they were allowed, as roles", (schema) => {
	const sqlite = new SQLite(":memory:");
	sqlite.pragma("foreign_keys = ON");
	migrate(sqlite, schema);
	const add = sqlite.prepare("INSERT INTO user (id, username, password_hash, role) VALUES (?, ?, '$argon2id$', ?)");
	for (const [name, role] of Object.entries({ ana: "admin", berta: "editor", carl: "editor" })) add.run(name, name, role);
	sqlite.exec(
		`INSERT INTO ${schema < 10 ? "session" : "login_session"} VALUES ('h', 'carl', '2025-11-19T08:00:00.000Z', '2025-11-19T08:00:00.000Z', '2025-11-19T20:00:00.000Z', '')`,
	);
	if (schema >= 8) sqlite.exec("UPDATE user SET may_read_messages = 1 WHERE id = 'carl'");
	migrate(sqlite);
	const roles = sqlite.prepare("SELECT user_id || ' ' || role FROM user_role ORDER BY 1").pluck();
	expect(roles.all()).toEqual(["ana admin", "berta editor", "carl editor", ...(schema >= 8 ? ["carl messages"] : [])]);
	expect(sqlite.prepare("SELECT user_id FROM login_session").pluck().all()).toEqual(["carl"]);
	expect(sqlite.pragma("foreign_key_check")).toEqual([]);
	sqlite.exec("INSERT INTO user_role VALUES ('berta', 'desk'), ('berta', 'door')");
	expect(() => sqlite.exec("INSERT INTO user_role VALUES ('ana', 'king')")).toThrow("CHECK");
	sqlite.exec("DELETE FROM user WHERE id = 'carl'");
	expect(roles.all()).toEqual(["ana admin", "berta desk", "berta door", "berta editor"]);
});
