import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate, NEWEST_SCHEMA } from "#db/migrate.ts";
import { faultsOf } from "#db/soundness.ts";
import { ENVIRONMENT, PROGRAM, summit } from "../support/program.ts";
import { ADMIN, freePort } from "../support/running-site.ts";

let folder = "";
let file = "";
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "summit-upgrade-"));
	file = path.join(folder, "summit.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A counting loop of one or two seconds in SQLite. */
const LONG = 6_000_000;
/** The next migration rewrites every subscriber. */
const BEFORE = 2;

function older(): void {
	const sqlite = new SQLite(file);
	sqlite.pragma("journal_mode = WAL");
	migrate(sqlite, BEFORE);
	sqlite.exec(`
		INSERT INTO subscriber (email, locale) VALUES ('ana@example.com', 'es');
		CREATE TRIGGER slow AFTER UPDATE ON subscriber BEGIN
			SELECT count(*) FROM (WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${LONG}) SELECT n FROM number);
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
		subscribers: sqlite.prepare("SELECT email FROM subscriber").pluck().all(),
	};
	sqlite.close();
	return facts;
}
const ana = { faults: [], subscribers: ["ana@example.com"] };

test("after a SIGTERM during a migration the database is unchanged, and the next start migrates it", async () => {
	older();
	const migration = run("migrate");
	await isUpgrading();
	migration.kill("SIGTERM");
	expect(await migration.ended).toEqual([null, "SIGTERM"]);
	expect(factsOf(file)).toEqual({ ...ana, schema: BEFORE });
	expect(await summit(["migrate"], { environment: { DATABASE_URL: `file:${file}` } })).toEqual({
		code: 0,
		out: expect.stringMatching(
			/has schema 2 and is brought to \d+\. Before that it was backed up to \S+\.before-upgrade, .*\n.*was brought from schema 2 to \d+\.\n$/,
		),
		error: "",
	});
	expect(factsOf(file)).toEqual({ ...ana, schema: NEWEST_SCHEMA });
	expect(factsOf(`${file}.before-upgrade`)).toEqual({ ...ana, schema: BEFORE });
	expect(readdirSync(folder).filter((name) => name !== ".cache")).toEqual(["summit.db", "summit.db.before-upgrade"]);
});

test("a site told to stop during a migration ends cleanly after it", async () => {
	older();
	const site = run("serve", { HOST: "127.0.0.1", PORT: String(await freePort()), ADMIN_PASSWORD: ADMIN.password });
	await isUpgrading();
	site.kill("SIGTERM");
	expect(await site.ended).toEqual([0, null]);
	expect(factsOf(file)).toEqual({ ...ana, schema: NEWEST_SCHEMA });
	expect(readdirSync(folder).filter((name) => name !== ".cache")).toEqual(["summit.db", "summit.db.before-upgrade", "summit.db.secret"]);
	const said = site
		.out()
		.split("\n")
		.slice(0, -1)
		.map((line) => JSON.parse(line));
	expect(said.map(({ level, msg }) => [level, msg.replaceAll(file, "FILE")])).toEqual([
		[
			30,
			expect.stringMatching(/^FILE has schema 2 and is brought to \d+\. Before that it was backed up to FILE\.before-upgrade, which is kept for 30 days\.$/),
		],
		[30, expect.stringMatching(/^listening on/)],
		[30, "stopping"],
	]);
});
