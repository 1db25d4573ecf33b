import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import program from "../../package.json" with { type: "json" };
import { summit } from "../support/program.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-commands-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileIn = (name: string) => path.join(folder, name);
const on = (name: string, words: string[], more: { environment?: Record<string, string>; input?: Buffer } = {}) =>
	summit(words, { cwd: folder, ...more, environment: { DATABASE_URL: `file:${fileIn(name)}`, ...more.environment } });
const venueIn = (name: string) => {
	const sqlite = new SQLite(fileIn(name));
	const venue = sqlite.prepare("SELECT venue FROM event").pluck().get();
	sqlite.close();
	return venue;
};

beforeAll(async () => {
	expect(await on("site.db", ["seed"])).toEqual({ code: 0, out: "Placed the sample content.\n", error: "" });
});

test("help and version need no database, no build and no valid configuration", async () => {
	const environment = { PORT: "hello" };
	expect(await on("none.db", ["--version"], { environment })).toEqual({ code: 0, out: `${program.version}\n`, error: "" });
	const { code, out } = await on("none.db", ["--help"], { environment });
	expect([code, out.startsWith("Usage: summit")]).toEqual([0, true]);
	expect(existsSync(fileIn("none.db"))).toBe(false);
});

test("serve stops with a reason, and without a stack trace, if the configuration is wrong or the schema is too old or too new", async () => {
	const wrong = await on("none.db", [], { environment: { PORT: "hello" } });
	expect([wrong.code, wrong.out, wrong.error.startsWith("Wrong configuration:"), wrong.error.includes("    at ")]).toEqual([2, "", true, false]);
	for (const [version, words, reason] of [
		[12, [], /^The database has schema 12\. Open it once with version 0\.1\.0, then with this one\.\n$/],
		[99, ["serve"], /^The database has schema 99, this program knows \d+: [^\n]+\n$/],
	] as const) {
		new SQLite(fileIn(`${version}.db`)).exec(`CREATE TABLE event (id TEXT); PRAGMA user_version = ${version}`).close();
		expect(await on(`${version}.db`, [...words])).toEqual({ code: 1, out: "", error: expect.stringMatching(reason) });
	}
});

test("check lists unfinished content without failing", async () => {
	copyFileSync(fileIn("site.db"), fileIn("sound.db"));
	const { code, out, error } = await on("sound.db", ["check"]);
	expect([code, error]).toEqual([0, ""]);
	expect(out).toMatch(
		/^Configuration: sound\.\n {2}PUBLIC_ORIGIN is not set.*\n {2}SESSION_SECRET is not set: the site keeps its own secret in \S+sound\.db\.secret\..*\n {2}SMTP_URL is not set/,
	);
	expect(out).toMatch(/Database: \S+sound\.db is sound, schema \d+\.\n/);
	expect(out).toMatch(/\n {2}Advertised figure: Fewer speakers than advertised\n {4}You advertise \d+ speakers; \d+ are listed. \(\/admin\/settings\/event\//);
	expect(out).not.toContain("-wal");
	const configured = await on("sound.db", ["check"], {
		environment: {
			PUBLIC_ORIGIN: "https://summit.example",
			SESSION_SECRET: "a secret of 32 bytes and more, made up",
			SMTP_URL: "smtp://127.0.0.1",
			MAIL_FROM: "a@example.com",
		},
	});
	expect(configured.out).not.toMatch(/is not set/);

	writeFileSync(fileIn("sound.db.secret"), "a secret of 32 bytes and more, made up", { mode: 0o644 });
	const open = new SQLite(fileIn("sound.db"));
	open.exec("UPDATE event SET venue = 'In the journal'");
	const used = (await on("sound.db", ["check"])).out;
	expect(used).toMatch(/\n {2}\S+sound\.db\.secret can be read by other users of this machine: chmod 600 it\.\n/);
	expect(used).toMatch(/is sound, schema \d+\.\n {2}\S+sound\.db-wal exists \(\d{4,} bytes\): .* A copy of \S+sound\.db alone would be incomplete/);
	open.close();
});

test("reindex rebuilds the search index, and reports its size and the number of errors", async () => {
	copyFileSync(fileIn("site.db"), fileIn("unindexed.db"));
	const first = await on("unindexed.db", ["reindex"]);
	expect([first.code, first.error]).toEqual([0, ""]);
	expect(first.out).toMatch(/texts differ:\n {2}Speakers: \d\d\n(?: {2}[A-Z][a-z ]+: \d+\n){6}\d+ had been missing or out of date, and 0 were/);
	const sqlite = new SQLite(fileIn("unindexed.db"));
	sqlite.exec(
		"DELETE FROM search_entry WHERE path = (SELECT min(path) FROM search_entry WHERE path LIKE '/speakers/%'); UPDATE search_entry SET text = 'Other words' WHERE path = '/venue'",
	);
	sqlite.close();
	expect((await on("unindexed.db", ["reindex"])).out).toMatch(/\n6 had been missing or out of date, and 3 were in it that no longer are\.\n$/);
	expect((await on("unindexed.db", ["reindex"])).out).toMatch(/\nNothing in it had been wrong\.\n$/);
});

test("backup and restore work through standard output and input", async () => {
	const venue = venueIn("site.db");
	await on("site.db", ["backup", "copy.db"]);
	const sqlite = new SQLite(fileIn("site.db"));
	sqlite.exec("UPDATE event SET venue = 'Elsewhere'");
	sqlite.close();
	const { code, out } = await on("site.db", ["restore", "-"], { input: readFileSync(fileIn("copy.db")) });
	expect([code, out]).toEqual([0, expect.stringContaining("site.db was restored.")]);
	expect(venueIn("site.db")).toBe(venue);
});
