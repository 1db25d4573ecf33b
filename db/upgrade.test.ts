import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IS_LONG } from "../tests/support/length.ts";
import { openDatabase } from "./connection.server.ts";
import { migrate, NEWEST_SCHEMA } from "./migrate.ts";
import { forgetBackupBeforeUpgrade, UpgradeStopped } from "./upgrade.ts";

let folder = "";
let file = "";
let said = vi.spyOn(console, "info");
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "summit-upgrade-"));
	file = path.join(folder, "summit.db");
	said = vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database as an older release left it, with one message. */
function older(schema: number): void {
	rmSync(file, { force: true });
	const sqlite = new SQLite(file);
	migrate(sqlite, schema);
	sqlite.exec("INSERT INTO contact_message (name, email, subject, message, locale) VALUES ('Ana', 'ana@example.com', 'General', 'Kept', 'en')");
	sqlite.close();
}

function factsOf(where: string): unknown[] {
	const sqlite = new SQLite(where, { readonly: true });
	const facts = [sqlite.pragma("user_version", { simple: true }), sqlite.prepare("SELECT message FROM contact_message").pluck().all()];
	sqlite.close();
	return facts;
}

const EARLIER = Array.from({ length: NEWEST_SCHEMA - 1 }, (_, index) => index + 1);

test.each(IS_LONG ? EARLIER : [1, NEWEST_SCHEMA - 1])("before schema %i is left it is backed up beside, and that is said", (schema) => {
	older(schema);
	openDatabase(file).close();
	expect(factsOf(file)).toEqual([NEWEST_SCHEMA, ["Kept"]]);
	expect(factsOf(`${file}.before-upgrade`)).toEqual([schema, ["Kept"]]);
	expect(said.mock.calls).toEqual([
		[expect.stringContaining(`has schema ${schema} and is brought to ${NEWEST_SCHEMA}. Before that it was backed up to ${file}.before-upgrade`)],
	]);
});

test("only the last one is kept, for thirty days; a new or current database has none", () => {
	openDatabase(file).close();
	openDatabase(file).close();
	expect([readdirSync(folder), said.mock.calls]).toEqual([["summit.db"], []]);
	for (const schema of [1, NEWEST_SCHEMA - 1]) {
		older(schema);
		openDatabase(file).close();
		expect(factsOf(`${file}.before-upgrade`)[0]).toBe(schema);
	}
	expect(readdirSync(folder)).toEqual(["summit.db", "summit.db.before-upgrade"]);

	const now = Date.now();
	const daysAgo = (days: number) => now / 1000 - days * 24 * 60 * 60;
	utimesSync(`${file}.before-upgrade`, daysAgo(29.9), daysAgo(29.9));
	forgetBackupBeforeUpgrade(file, now);
	expect(existsSync(`${file}.before-upgrade`)).toBe(true);
	utimesSync(`${file}.before-upgrade`, daysAgo(30.1), daysAgo(30.1));
	forgetBackupBeforeUpgrade(file, now);
	forgetBackupBeforeUpgrade(file, now);
	expect(readdirSync(folder)).toEqual(["summit.db"]);
});

test("an upgrade that is interrupted, and finished later, keeps the backup from before its first step", () => {
	older(1);
	const edit = (sql: string) => new SQLite(file).exec(sql).close();
	edit("INSERT INTO subscriber (email, locale) VALUES ('ana@example.com', 'es')");
	edit("CREATE TRIGGER stop AFTER UPDATE ON subscriber BEGIN SELECT RAISE(ABORT, 'interrupted'); END");
	expect(() => openDatabase(file)).toThrow("interrupted");
	expect([factsOf(file)[0], factsOf(`${file}.before-upgrade`)[0]]).toEqual([2, 1]);
	expect(() => openDatabase(file)).toThrow("interrupted");
	edit("DROP TRIGGER stop");
	openDatabase(file).close();
	expect([factsOf(file), factsOf(`${file}.before-upgrade`)]).toEqual([
		[NEWEST_SCHEMA, ["Kept"]],
		[1, ["Kept"]],
	]);
	// The next upgrade makes its own: of this one nothing is noted any more.
	expect(new SQLite(file).pragma("application_id", { simple: true })).toBe(0);
});

test("a database that cannot be backed up is left as it is", () => {
	older(2);
	const sqlite = new SQLite(file);
	sqlite.pragma("foreign_keys = OFF");
	sqlite.exec("INSERT INTO agenda_speaker (agenda_item_id, speaker_id, position) VALUES ('none', 'nobody', 0)");
	sqlite.close();
	const before = readFileSync(file);
	expect(() => openDatabase(file)).toThrow(UpgradeStopped);
	expect(() => openDatabase(file)).toThrow("The database is broken.");
	expect(readFileSync(file).subarray(100).equals(before.subarray(100))).toBe(true);
	expect([factsOf(file), said.mock.calls]).toEqual([[2, ["Kept"]], []]);
	expect(readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(["summit.db"]);
});
