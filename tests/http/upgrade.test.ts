import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate, NEWEST_SCHEMA } from "#db/migrate.ts";
import { faultsOf } from "#db/soundness.ts";
import { texts } from "../support/html.ts";
import { organizerOf } from "../support/http.ts";
import { ENVIRONMENT, PROGRAM, summit } from "../support/program.ts";
import { ADMIN, freePort, startSite } from "../support/running-site.ts";
import { writeSchema64 } from "../support/schema-64.ts";

let folder = "";
let file = "";
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "summit-upgrade-"));
	file = path.join(folder, "summit.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A counting loop of one or two seconds in SQLite. */
const LONG_LOOP_STEPS = 6_000_000;
/** The next migration rewrites an invoice. */
const SCHEMA_BEFORE = 69;

function older(): void {
	writeSchema64(file);
	const sqlite = new SQLite(file);
	sqlite.pragma("journal_mode = WAL");
	migrate(sqlite, SCHEMA_BEFORE);
	sqlite.exec(`
		CREATE TRIGGER slow AFTER UPDATE ON invoice BEGIN
			SELECT count(*) FROM (WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${LONG_LOOP_STEPS}) SELECT n FROM number);
		END;
	`);
	sqlite.close();
}

async function isUpgrading(): Promise<void> {
	while (!existsSync(`${file}.before-upgrade`)) await new Promise((resolve) => setTimeout(resolve, 5));
	const sqlite = new SQLite(file, { timeout: 0 });
	const isLocked = () => {
		try {
			sqlite.exec("BEGIN IMMEDIATE; ROLLBACK");
			return false;
		} catch (cause) {
			return (cause as { code: string }).code === "SQLITE_BUSY";
		}
	};
	while (!isLocked()) await new Promise((resolve) => setTimeout(resolve, 5));
	sqlite.close();
}

function run(command: string, environment: Record<string, string> = {}) {
	const [program, ...words] = PROGRAM;
	const child = spawn(program, [...words, command], { env: { ...ENVIRONMENT, DATABASE_URL: `file:${file}`, ...environment } });
	let out = "";
	child.stdout.on("data", (chunk: Buffer) => (out += chunk));
	const ended = new Promise((resolve) => child.once("close", (code, signal) => resolve([code, signal])));
	return { ended, out: () => out, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

function factsOf(where: string) {
	const sqlite = new SQLite(where);
	const facts = {
		schema: sqlite.pragma("user_version", { simple: true }),
		faults: faultsOf(sqlite),
		emails: sqlite.prepare("SELECT count(snapshot ->> '$.buyer.email') FROM invoice").pluck().get(),
	};
	sqlite.close();
	return facts;
}
const before = { schema: SCHEMA_BEFORE, faults: [], emails: 12 };
const after = { schema: NEWEST_SCHEMA, faults: [], emails: 11 };

test("after a SIGTERM during a migration the database is unchanged, and the next start migrates it", async () => {
	older();
	const migration = run("migrate");
	await isUpgrading();
	migration.kill("SIGTERM");
	expect(await migration.ended).toEqual([null, "SIGTERM"]);
	expect(factsOf(file)).toEqual(before);
	expect(await summit(["migrate"], { environment: { DATABASE_URL: `file:${file}` } })).toEqual({
		code: 0,
		out: expect.stringMatching(
			/has schema 69 and is brought to \d+\. Before that it was backed up to \S+\.before-upgrade, .*\n.*was brought from schema 69 to \d+\.\n$/,
		),
		error: "",
	});
	expect(factsOf(file)).toEqual(after);
	expect(factsOf(`${file}.before-upgrade`)).toEqual(before);
	expect(readdirSync(folder).filter((name) => name !== ".cache")).toEqual(["summit.db", "summit.db.before-upgrade", "summit.db.secret"]);
});

test("check and restore accept a database of schema 64, before and after the upgrade", async () => {
	writeSchema64(file);
	const environment = { DATABASE_URL: `file:${file}` };
	const check = async () => (await summit(["check"], { environment })).out.split("\n").find((line) => line.startsWith("Database:"));
	expect(await check()).toBe(`Database: ${file} is sound, schema 64, the next start brings it to ${NEWEST_SCHEMA}.`);
	await summit(["migrate"], { environment });
	expect(await check()).toBe(`Database: ${file} is sound, schema ${NEWEST_SCHEMA}.`);
	for (const backup of [`${file}.before-upgrade`, file]) {
		const restored = path.join(folder, `restored-from-${path.basename(backup)}`);
		const { code, out } = await summit(["restore", backup], { environment: { DATABASE_URL: `file:${restored}` } });
		expect([code, out.split("\n")[0], factsOf(restored)]).toEqual([0, `${restored} was restored. Everyone has to sign in again.`, after]);
	}
});

test("a change from before the upgrade can be read, and undone", async () => {
	writeSchema64(file);
	const log = new SQLite(file);
	const change = log
		.prepare<[], Record<"id" | "batch" | "name", string>>("SELECT entity_id AS id, batch, before ->> 'name' AS name FROM change WHERE noun = 'partner'")
		.get();
	log.close();
	const site = await startSite({ DATABASE_URL: `file:${file}` });
	const organizer = await organizerOf(site);
	const nameNow = async () => JSON.parse(await (await organizer.get("/api/partners")).text()).find(({ id }: { id: string }) => id === change?.id).name;
	const before = [
		texts(await organizer.document("/admin/settings/activity"), "main")
			.join()
			.includes("Another name"),
		await nameNow(),
	];
	const undone = await organizer.post(`/admin/settings/activity/${change?.batch}/undo`, {});
	expect([...before, undone.headers.getSetCookie()[0]?.split(";")[0], await nameNow()]).toEqual([true, "Another name", "toast=undone", change?.name]);
	await site.stop();
});

test("a site told to stop during a migration ends cleanly after it", async () => {
	older();
	const site = run("serve", { HOST: "127.0.0.1", PORT: String(await freePort()), ADMIN_PASSWORD: ADMIN.password });
	await isUpgrading();
	site.kill("SIGTERM");
	expect(await site.ended).toEqual([0, null]);
	expect(factsOf(file)).toEqual(after);
	expect(readdirSync(folder).filter((name) => name !== ".cache")).toEqual(["summit.db", "summit.db.before-upgrade", "summit.db.secret"]);
	const said = site
		.out()
		.split("\n")
		.slice(0, -1)
		.map((line) => JSON.parse(line));
	expect(said.map(({ level, msg }) => [level, msg.replaceAll(file, "FILE")])).toEqual([
		[
			30,
			expect.stringMatching(/^FILE has schema 69 and is brought to \d+\. Before that it was backed up to FILE\.before-upgrade, which is kept for 30 days\.$/),
		],
		[30, expect.stringMatching(/^listening on/)],
		[30, "stopping"],
	]);
});
