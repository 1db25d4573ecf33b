import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IS_LONG } from "../tests/support/length.ts";
import { writeSchema64 } from "../tests/support/schema-64.ts";
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

/** Creates a database of an older schema. */
function older(schema: number): void {
	writeSchema64(file);
	const sqlite = new SQLite(file);
	migrate(sqlite, schema);
	sqlite.close();
	rmSync(`${file}.secret`, { force: true });
}

function factsOf(where: string): unknown[] {
	const sqlite = new SQLite(where, { readonly: true });
	const facts = [sqlite.pragma("user_version", { simple: true }), sqlite.prepare("SELECT count(*) FROM contact_message").pluck().get()];
	sqlite.close();
	return facts;
}

const FIRST_SCHEMA = 64;
const EARLIER = Array.from({ length: NEWEST_SCHEMA - FIRST_SCHEMA }, (_, index) => FIRST_SCHEMA + index);

test.each(IS_LONG ? EARLIER : [FIRST_SCHEMA, NEWEST_SCHEMA - 1])(
	"upgrading from schema %i first writes a backup beside the database, and logs it",
	(schema) => {
		older(schema);
		openDatabase(file).close();
		expect(factsOf(file)).toEqual([NEWEST_SCHEMA, 2]);
		expect(factsOf(`${file}.before-upgrade`)).toEqual([schema, 2]);
		expect(said.mock.calls).toEqual([
			[expect.stringContaining(`has schema ${schema} and is brought to ${NEWEST_SCHEMA}. Before that it was backed up to ${file}.before-upgrade`)],
		]);
	},
);

test("only the last backup is kept, for thirty days; new and current databases have none", () => {
	openDatabase(file).close();
	openDatabase(file).close();
	expect([readdirSync(folder), said.mock.calls]).toEqual([["summit.db"], []]);
	for (const schema of [FIRST_SCHEMA, NEWEST_SCHEMA - 1]) {
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

test("an interrupted upgrade that is finished later keeps the backup from before its first migration", () => {
	older(FIRST_SCHEMA);
	const edit = (sql: string) => new SQLite(file).exec(sql).close();
	edit("CREATE TRIGGER stop AFTER UPDATE ON invoice BEGIN SELECT RAISE(ABORT, 'interrupted'); END");
	expect(() => openDatabase(file)).toThrow("interrupted");
	expect([factsOf(file)[0], factsOf(`${file}.before-upgrade`)[0]]).toEqual([69, FIRST_SCHEMA]);
	expect(() => openDatabase(file)).toThrow("interrupted");
	edit("DROP TRIGGER stop");
	openDatabase(file).close();
	expect([factsOf(file), factsOf(`${file}.before-upgrade`)]).toEqual([
		[NEWEST_SCHEMA, 2],
		[FIRST_SCHEMA, 2],
	]);
	// The next upgrade writes its own backup.
	expect(new SQLite(file).pragma("application_id", { simple: true })).toBe(0);
});

test("a database that cannot be backed up is left as it is", () => {
	older(FIRST_SCHEMA);
	const sqlite = new SQLite(file);
	sqlite.pragma("foreign_keys = OFF");
	sqlite.exec("INSERT INTO session_speaker (session_id, speaker_id, position) VALUES (-1, 'nobody', 0)");
	sqlite.close();
	const before = readFileSync(file);
	expect(() => openDatabase(file)).toThrow(UpgradeStopped);
	expect(() => openDatabase(file)).toThrow("The database is broken.");
	expect(readFileSync(file).subarray(100).equals(before.subarray(100))).toBe(true);
	expect([factsOf(file), said.mock.calls]).toEqual([[FIRST_SCHEMA, 2], []]);
	expect(readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(["summit.db"]);
});
