import { mkdtempSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { Kysely, sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { seed } from "../seeds/index.ts";
import { connect, openDatabase } from "./connection.server.ts";
import { ImmediateSqliteDialect } from "./dialect.ts";
import { NEWEST_SCHEMA } from "./migrate.ts";
import type { Tables } from "./tables.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-db-"));
const file = path.join(folder, "new/folder/summit.db");
afterEach(() => rmSync(path.dirname(file), { recursive: true, force: true }));

test("a new file is made with its folder, its schema and safe settings, for its owner alone", () => {
	const sqlite = openDatabase(file);
	expect(["", "-wal"].map((ending) => statSync(file + ending).mode & 0o777)).toEqual([0o600, 0o600]);
	const pragma = (name: string) => sqlite.pragma(name, { simple: true });
	expect(["journal_mode", "synchronous", "foreign_keys", "busy_timeout", "user_version"].map(pragma)).toEqual(["wal", 2, 1, 5000, NEWEST_SCHEMA]);
	expect(
		sqlite
			.prepare(
				"SELECT count(*) AS strict FROM pragma_table_list WHERE schema = 'main' AND type <> 'view' AND strict = 0 AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'search_index%'",
			)
			.get(),
	).toEqual({
		strict: 0,
	});
});

test("a new file is its owner's alone before it has a schema, too", () => {
	connect(file).close();
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("opening again changes nothing; a schema of a newer program is refused", () => {
	openDatabase(file).close();
	const sqlite = openDatabase(file);
	sqlite.pragma("user_version = 99");
	sqlite.close();
	expect(() => openDatabase(file)).toThrow(`schema 99, this program knows ${NEWEST_SCHEMA}`);
});

test("only a new database gets the sample content; a used one is not changed, even after edits and deletions", () => {
	const sqlite = openDatabase(file);
	expect(seed(sqlite, { sample: true })).toBe("sample");
	sqlite.exec("UPDATE event SET venue = 'Elsewhere'; DELETE FROM session; DELETE FROM partner WHERE id = 'solmar'; DELETE FROM faq_entry");
	sqlite.exec(`UPDATE legal_page SET body = '{"en":"Ours."}'`);
	const before = contentOf(sqlite);
	expect([seed(sqlite, { sample: true }), seed(sqlite, { sample: false })]).toEqual(["nothing", "nothing"]);
	expect(contentOf(sqlite)).toEqual(before);
});

test("without sample content a new database contains only the event, its regions and its legal pages", () => {
	const sqlite = openDatabase(file);
	expect(seed(sqlite, { sample: false })).toBe("essentials");
	const filled = Object.entries(contentOf(sqlite)).map(([table, rows]) => [table, rows.length]);
	expect(filled.filter(([, count]) => count)).toEqual([
		["event", 1],
		["region", 2],
		["legal_page", 3],
	]);
	expect(sqlite.prepare("SELECT count(*) FROM legal_page WHERE body LIKE '%invented%'").pluck().get()).toBe(0);
	const today = new Date().toISOString().slice(0, 10);
	expect(sqlite.prepare("SELECT DISTINCT updated_on, copyright_from FROM legal_page, event").raw().all()).toEqual([[today, Number(today.slice(0, 4))]]);
	const before = contentOf(sqlite);
	expect(seed(sqlite, { sample: true })).toBe("nothing");
	expect(contentOf(sqlite)).toEqual(before);
});

function contentOf(sqlite: Database): Record<string, unknown[]> {
	const tables = ["event", "speaker", "session", "workshop", "ticket_tier", "partner", "news_article", "region", "faq_entry", "legal_page"];
	return Object.fromEntries(tables.map((table) => [table, sqlite.prepare(`SELECT * FROM ${table}`).all()]));
}

test.each([
	["a text without English", 'UPDATE speaker SET title = \'{"es":"x"}\''],
	["a date that is none", "UPDATE event SET end_date = '2025-02-30'"],
	["an end before the start", "UPDATE session SET end_time = '00:00'"],
	["a date without a time", "UPDATE session SET start_time = NULL, end_time = NULL"],
	["a session of which nobody knows how long it is", "UPDATE session SET date = NULL, start_time = NULL, end_time = NULL"],
	["an unknown speaker", "UPDATE session_speaker SET speaker_id = 'nobody'"],
	["an unknown category", "UPDATE speaker SET category = 'Sports'"],
	["a speaker's delete that leaves sessions behind", "DELETE FROM speaker"],
	["a price below nothing", "UPDATE ticket_tier SET price = -1"],
])("the database itself refuses %s", (_, statement) => {
	const sqlite = openDatabase(file);
	seed(sqlite, { sample: true });
	expect(() => sqlite.exec(statement)).toThrow(/constraint failed|malformed/);
});

test("an error names the cause if SQLite has rolled back by itself, as on a full disk", async () => {
	const sqlite = openDatabase(file);
	const db = new Kysely({ dialect: new ImmediateSqliteDialect({ database: sqlite }) });
	const work = db.transaction().execute(async (trx) => {
		await sql`ROLLBACK`.execute(trx);
		throw new Error("database or disk is full");
	});
	await expect(work).rejects.toThrow("database or disk is full");
	await db.destroy();
});

test("commits that wait for the disk let others work and are written together; a transaction that begins meanwhile stays, should writing fail", async () => {
	const handle = await open(import.meta.filename);
	const datasync = vi.spyOn(Object.getPrototypeOf(handle), "datasync");
	await handle.close();
	const sqlite = openDatabase(file);
	const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: sqlite }) });
	await subscribe(db, "first@example.com");
	datasync.mockClear();
	const disk = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	for (const { promise } of disk) datasync.mockImplementationOnce(() => promise);
	const answers: string[] = [];
	const write = (email: string, work: Promise<unknown> = subscribe(db, email)) =>
		work.then(
			() => answers.push(email),
			() => answers.push(`no ${email}`),
		);

	const written = ["a", "b", "c"].map((email) => write(email));
	while ((await db.selectFrom("subscriber").select("email").execute()).length < 4) await setImmediate();
	const during = { answers: [...answers], syncs: datasync.mock.calls.length };
	const other = Promise.withResolvers<void>();
	const ongoing = write(
		"d",
		db.transaction().execute(async (trx) => {
			await subscribe(trx, "d");
			await other.promise;
		}),
	);
	while (!sqlite.inTransaction) await setImmediate();
	disk[0]?.reject(new Error("The disk is gone"));
	await written[0];
	const afterFault = { answers: [...answers], isOpen: sqlite.inTransaction };
	disk[1]?.resolve();
	await Promise.all(written);
	other.resolve();
	await ongoing;

	expect({ during, afterFault, answers, syncs: datasync.mock.calls.length }).toEqual({
		during: { answers: [], syncs: 1 },
		afterFault: { answers: ["no a"], isOpen: true },
		answers: ["no a", "b", "c", "d"],
		syncs: 3,
	});
	expect((await db.selectFrom("subscriber").select("email").execute()).length).toBe(5);
	await db.destroy();
});

test("a commit is synced to disk before it resolves, once for each transaction, without blocking others", async () => {
	const handle = await open(import.meta.filename);
	const datasync = vi.spyOn(Object.getPrototypeOf(handle), "datasync");
	await handle.close();
	const sqlite = openDatabase(file);
	const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: sqlite }) });
	const syncsOf = async (work: () => Promise<unknown>) => {
		datasync.mockClear();
		await work();
		return datasync.mock.calls.length;
	};
	expect([
		await syncsOf(() => subscribe(db, "a@example.com")),
		await syncsOf(() =>
			db.transaction().execute(async (trx) => {
				await subscribe(trx, "b@example.com");
				await subscribe(trx, "c@example.com");
			}),
		),
		await syncsOf(() => db.selectFrom("subscriber").selectAll().execute()),
		await syncsOf(() => sql`SELECT 1`.execute(db)),
		sqlite.pragma("synchronous", { simple: true }),
	]).toEqual([1, 1, 0, 0, 1]);
	await db.destroy();
});

const subscribe = (on: Kysely<Tables>, email: string) =>
	on.insertInto("subscriber").values({ email, locale: "en", created_at: "2026-01-01T00:00:00.000Z", confirmed_at: null, key: null }).execute();
