import { copyFileSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand } from "../../../tests/support/run-command.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-commands-"));
afterAll(() => rmSync(folder, { recursive: true }));
process.chdir(folder);

const fileIn = (name: string) => path.join(folder, name);
const on = (name: string, words: string[], environment: Record<string, string> = {}) =>
	runCommand(words, { DATABASE_URL: `file:${fileIn(name)}`, ...environment });

describe("arguments", () => {
	test.each([
		[{ PORT: "hello" }, "PORT"],
		[{ DATABASE_URL: "postgres://summit" }, "DATABASE_URL must begin with file:"],
		[{ REPLICA_URL: "ftp://copies.example/summit" }, "REPLICA_URL must look like file:///"],
		[{ REPLICA_RETENTION: "1 day" }, "REPLICA_RETENTION must be a number of hours"],
		[{ SMTP_URL: "smtps://mail.example", MAIL_FROM: "a@example.com" }, "SMTP_URL needs PUBLIC_ORIGIN"],
	])("a configuration of %o stops every command with exit code 2 and a reason", async (environment, why) => {
		for (const words of [["check"], ["migrate"]]) {
			const { code, out, error } = await on("none.db", words, environment);
			expect([code, out, error.startsWith("Wrong configuration:"), error.includes(why), error.includes("    at ")]).toEqual([2, "", true, true, false]);
		}
	});

	test("a replica without its program, or in a place that cannot be used, stops the site with exit code 2 and a sentence", async () => {
		writeFileSync(fileIn("litestream"), "#!/bin/sh\necho v0.3.13\n", { mode: 0o755 });
		const serve = (LITESTREAM_BINARY: string, replica: string) => on("none.db", ["serve"], { LITESTREAM_BINARY, REPLICA_URL: `file://${fileIn(replica)}` });
		const missing = `${fileIn("none")} cannot be used as Litestream 0.3: spawnSync ${fileIn("none")} ENOENT.\n`;
		expect(await serve(fileIn("none"), "replica")).toEqual({ code: 2, out: "", error: missing });
		expect(await serve("/bin/true", "replica")).toEqual({ code: 2, out: "", error: "/bin/true cannot be used as Litestream 0.3: 'version' answers ''.\n" });
		const said = `REPLICA_URL cannot be used: ENOTDIR: not a directory, mkdir '${fileIn("litestream/replica")}'\n`;
		expect(await serve(fileIn("litestream"), "litestream/replica")).toEqual({ code: 2, out: "", error: said });
		const below = await on("none.db", ["serve"], { LITESTREAM_BINARY: fileIn("litestream"), REPLICA_URL: "file:///proc/none/replica" });
		expect(below).toEqual({ code: 2, out: "", error: "REPLICA_URL cannot be used: ENOENT: no such file or directory, mkdir '/proc/none'\n" });
		const check = (LITESTREAM_BINARY: string) => on("none.db", ["check"], { LITESTREAM_BINARY, REPLICA_URL: `file://${fileIn("litestream")}` });
		expect(await check(fileIn("none"))).toEqual({ code: 2, out: "", error: missing });
		const fault = `  REPLICA_URL cannot be used at the moment: ENOTDIR: not a directory, access '${fileIn("litestream")}/'\n`;
		expect((await check(fileIn("litestream"))).out).toContain(fault);
	});

	test("an empty variable counts as unset", async () => {
		expect((await on("empty.db", ["migrate"], { SMTP_URL: "", PUBLIC_ORIGIN: "", PORT: "" })).code).toBe(0);
	});
});

describe("without a database", () => {
	test.each([["backup", "other.db"], ["reindex"], ["numbers", "1", "1"], ["user", "list"], ["user", "add", "ana", "--generate"]])(
		"%s %s creates none, and says so",
		async (...words) => {
			expect(await on("missing.db", words)).toEqual({
				code: 1,
				out: "",
				error: `There is no database yet at ${fileIn("missing.db")}: start the site, or run 'migrate'.\n`,
			});
			expect(existsSync(fileIn("missing.db"))).toBe(false);
		},
	);

	test("help with users needs none", async () => {
		expect((await on("missing.db", ["user", "--help"])).out).toMatch(/^Usage:\n {2}user list/);
		expect(existsSync(fileIn("missing.db"))).toBe(false);
	});
});

describe("on a new database", () => {
	/** Copies a seeded database, as seeding takes longer than most commands. */
	const seed = (name: string) => copyFileSync(fileIn("seeded.db"), fileIn(name));
	beforeAll(async () => {
		await on("seeded.db", ["seed"]);
	});

	test("migrate and seed report their work, and do it once", async () => {
		expect((await on("new.db", ["migrate"])).out).toMatch(/^\S+new\.db was brought from schema 0 to \d+\.\n$/);
		expect((await on("new.db", ["migrate"])).out).toMatch(/^\S+new\.db has the newest schema, \d+\.\n$/);
		expect(await on("new.db", ["seed"])).toEqual({ code: 0, out: "Placed the sample content.\n", error: "" });
		const again = "This database is in use: nothing was placed. Sample content goes into a new one alone.\n";
		expect(await on("new.db", ["seed"])).toEqual({ code: 0, out: again, error: "" });
		const without = "Placed the regions and the legal pages, and no sample content, as SAMPLE_CONTENT says.\n";
		expect(await on("without.db", ["seed"], { SAMPLE_CONTENT: "false" })).toEqual({ code: 0, out: without, error: "" });
		expect((await on("wrong.db", ["seed"], { SAMPLE_CONTENT: "maybe" })).error).toContain("SAMPLE_CONTENT must be true or false");
	});

	test("check fails when the database is missing, broken or from a newer version", async () => {
		expect(await on("missing.db", ["check"])).toMatchObject({ code: 1, error: expect.stringContaining("Database: none at") });
		expect(existsSync(fileIn("missing.db"))).toBe(false);

		seed("broken.db");
		const sqlite = new SQLite(fileIn("broken.db"));
		const page = sqlite.prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'speaker'").pluck().get() as number;
		sqlite.pragma("wal_checkpoint(TRUNCATE)");
		sqlite.close();
		writeSync(openSync(fileIn("broken.db"), "r+"), Buffer.alloc(4096, 0x5a), 0, 4096, (page - 1) * 4096);
		const broken = await on("broken.db", ["check"]);
		expect(broken).toMatchObject({ code: 1, error: expect.stringMatching(/broken\.db is not sound\.\n {2}\S/) });
		expect(broken.error).not.toContain("    at ");

		seed("newer.db");
		const newer = new SQLite(fileIn("newer.db"));
		newer.pragma("user_version = 99");
		newer.close();
		expect(await on("newer.db", ["check"])).toMatchObject({ code: 1, error: expect.stringContaining("The database has schema 99") });
		for (const words of [["migrate"], ["user", "list"]]) {
			const { code, error } = await on("newer.db", words);
			expect([code, error]).toEqual([1, expect.stringMatching(/^The database has schema 99, this program knows \d+: [^\n]+\n$/)]);
		}
	});

	test("a database from before the baseline is refused by every command, and stays as it is", async () => {
		new SQLite(fileIn("older.db")).exec("CREATE TABLE event (id TEXT); PRAGMA user_version = 12").close();
		seed("current.db");
		const before = readFileSync(fileIn("older.db"));
		const said = "The database has schema 12. Open it once with version 0.1.0, then with this one.\n";
		expect(await on("older.db", ["check"])).toMatchObject({
			code: 1,
			error: expect.stringMatching(/^Database: \S+ is not sound\.\n {2}The database has schema 12\. /),
		});
		for (const words of [["migrate"], ["migrate", "--without-backup"], ["user", "list"]]) {
			expect(await on("older.db", words)).toEqual({ code: 1, out: "", error: said });
		}
		for (const [name, words] of [
			["older.db", ["backup", "copy-of-older.db"]],
			["current.db", ["restore", "older.db"]],
		] as const) {
			expect(await on(name, [...words])).toEqual({ code: 1, out: "", error: `${said}Nothing was changed.\n` });
		}
		expect([readFileSync(fileIn("older.db")).subarray(100).equals(before.subarray(100)), existsSync(fileIn("older.db.before-upgrade"))]).toEqual([true, false]);
	});

	test("a restore from a replica leaves numbers out, also if it replaces the sample, until the last ones are named", async () => {
		seed("copied.db");
		const at = "2025-11-19T15:00:00.000Z";
		new SQLite(fileIn("copied.db"))
			.exec(
				`INSERT INTO "order" (id, code, state, method, locale, name, email, total, created_at)
				 VALUES (1, 'ABCDEF', 'paid', 'bank', 'en', 'Ana Ruiz', 'ana@example.com', 100, '${at}');
				 INSERT INTO order_event (order_id, at, actor, type) VALUES (1, '${at}', 'buyer', 'ordered');
				 INSERT INTO invoice (kind, number, order_id, issued_at, snapshot) VALUES ('invoice', 3, 1, '${at}', '{}')`,
			)
			.close();
		writeFileSync(fileIn("copying"), `#!/bin/sh\n[ "$1" = version ] && echo v0.3.13 || cp ${fileIn("copied.db")} "$6"\n`, { mode: 0o755 });
		seed("sample.db");
		expect((await on("sample.db", ["restore", "--from"])).error).toBe("Write 'restore --from REPLICA_URL', or set REPLICA_URL.\n");
		const restored = await on("sample.db", ["restore", "--from"], { LITESTREAM_BINARY: fileIn("copying"), REPLICA_URL: "file:///copies/summit" });
		expect([restored.code, restored.error]).toEqual([0, ""]);
		expect(restored.out).toMatch(/previous database is kept as .*\n- The last invoice is 103, the last credit note 100\.\n {2}They include a margin/s);

		const numbers = async (...words: string[]) => {
			const { code, out, error } = await on("sample.db", ["numbers", ...words]);
			return [code, out.replaceAll(/ \d{4}-\d\d-\d\d /g, " DAY "), error];
		};
		const said = (invoice: number, credit: number, ...ranges: string[]) =>
			`The next invoice is ${invoice}, the next credit note ${credit}.\nNumbers without a document in this database, for your books:\n${ranges
				.map((range) => `  ${range}  DAY  issued by the database that a restore replaced\n`)
				.join("")}`;
		expect(await numbers("200", "5")).toEqual([0, said(201, 6, "invoices 4 to 200", "credit notes 1 to 5"), ""]);
		expect(await numbers("20", "0")).toEqual([0, said(21, 1, "invoices 4 to 20"), ""]);
		const tooLow = "The number 3 of invoices has been issued: write this one or a higher one. Nothing was changed.\n";
		expect(await numbers("2", "5")).toEqual([1, "", tooLow]);
		expect(await numbers("20", "0")).toEqual([0, said(21, 1, "invoices 4 to 20"), ""]);
	});

	test("a file that is no database is reported in one line", async () => {
		writeFileSync(fileIn("text.db"), "no database ".repeat(1000));
		const { code, error } = await on("text.db", ["migrate"]);
		expect([code, error]).toEqual([1, expect.stringMatching(/^\S+text\.db: file is not a database\n$/)]);
	});

	test("backup overwrites no file unless told to, and restore rejects a file that is no backup", async () => {
		seed("one.db");
		expect((await on("one.db", ["backup", "copy.db"])).out).toMatch(
			/^\S+one\.db was backed up to copy\.db: \d{6,} bytes, sound\.\nSESSION_SECRET is not in it, .*: keep a copy of it apart from the backup\.\n$/,
		);
		const noted = () => new SQLite(fileIn("copy.db")).prepare("SELECT value FROM setting WHERE key = 'last_backup'").pluck().get();
		expect(noted()).toBeUndefined();
		expect(await on("one.db", ["backup", "copy.db"])).toEqual({ code: 1, out: "", error: "copy.db exists. Use --force to replace it.\n" });
		expect((await on("one.db", ["backup", "copy.db", "--force"])).code).toBe(0);
		expect(noted()).toMatch(/^\d{4}-\d\d-\d\dT/);
		expect((await on("one.db", ["backup", "one.db", "--force"])).error).toBe("A database can't be a backup of itself. Choose another file.\n");
		expect((await on("one.db", ["backup", "nowhere/copy.db"])).error).toMatch(/^ENOENT: no such file or directory/);

		const before = readFileSync(fileIn("one.db"));
		writeFileSync(fileIn("garbage.db"), Buffer.alloc(100_000, "garbage"));
		expect(await on("one.db", ["restore", "garbage.db"])).toEqual({ code: 1, out: "", error: "It is no database.\nNothing was changed.\n" });
		expect((await on("one.db", ["restore", "absent.db"])).error).toBe("There is no file absent.db.\n");
		expect((await on("one.db", ["restore", "one.db"])).error).toBe("This is the database itself. Give the path of a backup.\n");
		expect(readFileSync(fileIn("one.db")).equals(before)).toBe(true);
	});
});
