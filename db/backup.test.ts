import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import SQLite, { type Database } from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { event } from "../seeds/event.ts";
import { writeSchema64 } from "../tests/support/schema-64.ts";
import { backUp } from "./backup.ts";
import { openDatabase } from "./connection.server.ts";
import { NEWEST_SCHEMA } from "./migrate.ts";
import { restore } from "./restore.ts";
import { FileRefused, faultsOf } from "./soundness.ts";

let folder = "";
let file = "";
let backup = "";
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "summit-backup-"));
	file = path.join(folder, "data/summit.db");
	backup = path.join(folder, "backup.db");
	mkdirSync(path.dirname(file));
	copyFileSync(process.env.SAMPLE_DATABASE as string, file);
});
afterEach(() => rmSync(folder, { recursive: true }));

function rowsOf(where: string): Record<string, unknown[]> {
	const sqlite = new SQLite(where, { readonly: true });
	const names = sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name").pluck().all();
	const rows = names.map((name) => [
		name,
		sqlite
			.prepare(`SELECT * FROM "${name}"`)
			.all()
			.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
	]);
	sqlite.close();
	return Object.fromEntries(rows);
}

function change(where: string, act: (sqlite: Database) => void): void {
	const sqlite = openDatabase(where);
	act(sqlite);
	sqlite.close();
}

function refusal(act: () => void): { reason: string; faults: string[] } {
	const before = [readdirSync(path.dirname(file)), readdirSync(folder), readFileSync(file)];
	try {
		act();
	} catch (cause) {
		expect([readdirSync(path.dirname(file)), readdirSync(folder), readFileSync(file)]).toEqual(before);
		if (cause instanceof FileRefused) return { reason: cause.message, faults: cause.faults };
		throw cause;
	}
	throw new Error("It was not refused.");
}

test("a backup contains every row of every table except login sessions and the secret, which are overwritten", () => {
	const moment = "2025-11-19T08:00:00.000Z";
	change(file, (sqlite) => {
		sqlite.exec(`
			INSERT INTO user (id, username, password_hash, totp_secret) VALUES ('ana', 'ana', '$argon2id$', 'JBSWY3DPEHPK3PXP');
			INSERT INTO user_role (user_id, role) VALUES ('ana', 'admin');
			INSERT INTO recovery_code (user_id, code_hash) VALUES ('ana', 'hash of a code');
			INSERT INTO login_attempt (key, failures, blocked_until, updated_at) VALUES ('hash of an account', 3, 0, 1763539200);
			INSERT INTO login_session (id_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
				VALUES ('hash-of-a-reference', 'ana', '${moment}', '${moment}', '2025-11-19T20:00:00.000Z', 'A browser of Ana');
			INSERT INTO pending_sign_in (id_hash, user_id, password_hash, expires_at) VALUES ('hash-of-a-pending-one', 'ana', '$argon2id$', '${moment}');
			INSERT INTO setting (key, value) VALUES ('session_secret', 'a-secret-of-the-site-itself'), ('another', 'stays');
			INSERT INTO contact_message (name, email, subject, message, locale) VALUES ('Ana', 'ana@example.com', 'General', 'Hello', 'sv');
			INSERT INTO subscriber (email, locale) VALUES ('ana@example.com', 'es');
			INSERT INTO mail (recipient, subject, body) VALUES ('ana@example.com', 'Hello', 'Hello');
			INSERT INTO change (batch, username, entity_type, entity_id, name, after) VALUES ('b', 'ana', 'faq', 'f', 'A question', '{}');
			INSERT INTO picture (id, name, alt, width, height, focus_x, focus_y, original) VALUES ('p', 'p.png', '{}', 1, 1, 0.5, 0.5, x'00ff');
			INSERT INTO picture_file (picture_id, name, bytes) VALUES ('p', '960.avif', x'ff00');
		`);
	});
	const all = rowsOf(file);
	backUp(file, backup);
	expect(rowsOf(backup)).toEqual({ ...all, login_session: [], pending_sign_in: [], setting: [{ key: "another", value: "stays" }] });
	const bytes = readFileSync(backup);
	expect(["hash-of-a-reference", "hash-of-a-pending-one", "A browser of Ana", "a-secret-of-the-site-itself"].filter((text) => bytes.includes(text))).toEqual(
		[],
	);
	expect(bytes.includes("hash of a code")).toBe(true);
	expect(rowsOf(file)).toEqual(all);
});

test("the draft of a killed backup is deleted after a day and does not block other backups", () => {
	const left = `${backup}.0123abcd.part`;
	writeFileSync(left, "half");
	backUp(file, backup);
	expect(readdirSync(folder)).toEqual(["backup.db", "backup.db.0123abcd.part", "data"]);
	const yesterday = Date.now() / 1000 - 25 * 60 * 60;
	utimesSync(left, yesterday, yesterday);
	backUp(file, backup);
	expect(readdirSync(folder)).toEqual(["backup.db", "data"]);
});

test("backups made while another connection writes contain whole transactions and leave no temporary files", async () => {
	// Each transaction writes a message and the count of messages so far.
	const writer = new Worker(
		`const { parentPort, workerData } = require("node:worker_threads");
		const sqlite = require("better-sqlite3")(workerData);
		const insert = sqlite.prepare("INSERT INTO contact_message (name, email, subject, message, locale) VALUES ('Ana', 'ana@example.com', 'General', ?, 'en')");
		const count = sqlite.prepare("INSERT OR REPLACE INTO setting (key, value) VALUES ('messages', ?)");
		const write = sqlite.transaction((number) => { insert.run("x".repeat(3000)); count.run(String(number)); });
		let number = 0, ended = false;
		parentPort.once("message", () => { ended = true; });
		(function next() { for (let turn = 0; turn < 10; turn++) write.immediate(++number); if (!ended) setImmediate(next); else sqlite.close(); })();`,
		{ eval: true, workerData: file },
	);
	const ended = new Promise((resolve) => writer.once("exit", resolve));
	const counts: number[] = [];
	while (counts.filter((count) => count > 0).length < 5) {
		backUp(file, backup);
		const sqlite = new SQLite(backup);
		expect(faultsOf(sqlite)).toEqual([]);
		const said = sqlite.prepare<[], string>("SELECT value FROM setting WHERE key = 'messages'").pluck().get() ?? "0";
		expect(sqlite.prepare("SELECT count(*) FROM contact_message").pluck().get()).toBe(Number(said));
		sqlite.close();
		counts.push(Number(said));
	}
	writer.postMessage("end");
	await ended;
	expect(new Set(counts).size).toBeGreaterThan(1);
	expect(readdirSync(folder)).toEqual(["backup.db", "data"]);
	expect(statSync(backup).mode & 0o777).toBe(0o600);
});

test("a backup of a broken database is refused, and the last good one stays", () => {
	backUp(file, backup);
	const good = readFileSync(backup);
	breakPage(file);
	expect(refusalOrError(() => backUp(file, backup))).toMatch(/malformed|broken/);
	expect(readFileSync(backup).equals(good)).toBe(true);
	expect(readdirSync(folder)).toEqual(["backup.db", "data"]);
});

test.each([12, 99])("a database of schema %i is not backed up, since its session tables are unknown", (schema) => {
	change(file, (sqlite) => sqlite.pragma(`user_version = ${schema}`));
	expect(refusal(() => backUp(file, backup)).reason).toContain(`The database has schema ${schema}`);
});

function breakPage(where: string): void {
	const sqlite = new SQLite(where);
	const page = sqlite.prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'speaker'").pluck().get() as number;
	const size = sqlite.pragma("page_size", { simple: true }) as number;
	sqlite.pragma("wal_checkpoint(TRUNCATE)");
	sqlite.close();
	const bytes = readFileSync(where);
	bytes.fill(0x5a, (page - 1) * size, page * size);
	writeFileSync(where, bytes);
}

function refusalOrError(act: () => void): string {
	try {
		act();
	} catch (cause) {
		return (cause as Error).message;
	}
	return "";
}

test("restoring a backup restores every row, keeps the replaced database under another name and ends login sessions", () => {
	change(file, (sqlite) => {
		sqlite.exec("INSERT INTO user (id, username, password_hash) VALUES ('ana', 'ana', '$argon2id$')");
		sqlite.exec(`INSERT INTO login_session (id_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
			VALUES ('h', 'ana', '2025-11-19T08:00:00.000Z', '2025-11-19T08:00:00.000Z', '2025-11-19T20:00:00.000Z', '')`);
		sqlite.exec("INSERT INTO setting (key, value) VALUES ('session_secret', 'known from an old copy')");
	});
	const first = rowsOf(file);
	// Unlike a backup, a copy of the file keeps the login sessions.
	copyFileSync(file, backup);
	change(file, (sqlite) => sqlite.exec("UPDATE event SET venue = 'Elsewhere'; DELETE FROM session_speaker"));
	const later = rowsOf(file);

	const kept = restore(backup, file, "now");
	expect(kept).toBe(`${file}.before-restore-now`);
	expect(rowsOf(file)).toEqual({ ...first, login_session: [], setting: [] });
	expect(rowsOf(kept as string)).toEqual(later);
	expect(readdirSync(path.dirname(file)).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(["summit.db", "summit.db.before-restore-now"]);
});

test("invoices go on after those of the database that is replaced: they are out", () => {
	const issue = (sqlite: Database, number: number) =>
		sqlite.exec(`
			INSERT OR IGNORE INTO "order" (id, code, state, method, locale, name, email, total, created_at)
				VALUES (1, 'K7RWXH3M', 'paid', 'bank', 'es', 'Ana', 'ana@example.com', 0, '2025-11-19T08:00:00.000Z');
			INSERT INTO invoice (kind, number, order_id, issued_at, snapshot) VALUES ('invoice', ${number}, 1, '2025-11-19T08:00:00.000Z', '{}')`);
	change(file, (sqlite) => issue(sqlite, 1));
	backUp(file, backup);
	change(file, (sqlite) => issue(sqlite, 2));
	restore(backup, file, "once");
	expect(rowsOf(file)).toMatchObject({ invoice: [{ number: 1 }], numbering: [{ kind: "invoice", last: 2 }] });
	restore(backup, file, "twice");
	expect(rowsOf(file).numbering).toEqual([{ kind: "invoice", last: 2 }]);
});

test("the journal of a killed site stays with the old file and does not reach the restored one", () => {
	backUp(file, backup);
	const open = openDatabase(file);
	open.exec("UPDATE event SET venue = 'In the journal'");
	for (const ending of ["", "-wal"]) writeFileSync(`${folder}/killed.db${ending}`, readFileSync(file + ending));
	open.close();
	const killed = path.join(folder, "killed.db");
	const kept = restore(backup, killed, "now") as string;
	const venueOf = (where: string) => new SQLite(where).prepare("SELECT venue FROM event").pluck().get();
	expect([venueOf(kept), venueOf(killed)]).toEqual(["In the journal", event.venue]);
});

test("restoring replaces a database that cannot be opened and keeps its file", () => {
	backUp(file, backup);
	const garbage = Buffer.alloc(20_000, "not a database");
	writeFileSync(file, garbage);
	const kept = restore(backup, file, "now") as string;
	expect(readFileSync(kept).equals(garbage)).toBe(true);
	expect(rowsOf(file)).toEqual(rowsOf(backup));
});

test("a backup is restored if there is no database yet", () => {
	backUp(file, backup);
	const elsewhere = path.join(folder, "new/folder/summit.db");
	expect(restore(backup, elsewhere, "now")).toBeUndefined();
	expect(rowsOf(elsewhere)).toEqual(rowsOf(backup));
});

test("a backup of an older release arrives with the newest schema", () => {
	writeSchema64(backup);
	const orders = rowsOf(backup).order?.length;
	restore(backup, file, "now");
	const sqlite = new SQLite(file);
	expect([sqlite.pragma("user_version", { simple: true }), rowsOf(file).order?.length]).toEqual([NEWEST_SCHEMA, orders]);
	sqlite.close();
});

test("restoring is refused while a site has the database open", () => {
	backUp(file, backup);
	const site = openDatabase(file);
	expect(refusal(() => restore(backup, file, "now")).reason).toBe("The site is running: stop it first.");
	site.close();
	const reader = new SQLite(file, { readonly: true });
	reader.pragma("data_version");
	expect(refusal(() => restore(backup, file, "now")).reason).toBe("The site is running: stop it first.");
	reader.close();
	expect(existsSync(restore(backup, file, "now") as string)).toBe(true);
});

test.each<[string, () => void, string]>([
	["text", () => writeFileSync(backup, "speakers,talks\n".repeat(1000)), "It is no database."],
	["nothing", () => writeFileSync(backup, ""), "It is no database of this site."],
	[
		"another program's database",
		() => new SQLite(backup).exec("CREATE TABLE note (id INTEGER); PRAGMA user_version = 64").close(),
		"It is no database of this site.",
	],
	["a newer release's database", () => change(backup, (sqlite) => sqlite.pragma("user_version = 99")), `has schema 99, this program knows ${NEWEST_SCHEMA}`],
	[
		"a database from before the baseline",
		() => change(backup, (sqlite) => sqlite.pragma("user_version = 12")),
		"The database has schema 12. Open it once with version 0.1.0, then with this one.",
	],
	["a database without its triggers", () => change(backup, (sqlite) => sqlite.exec("DROP TRIGGER speaker_update_version")), "It is no database of this site."],
	[
		"half a backup",
		() => {
			backUp(file, backup);
			writeFileSync(backup, readFileSync(backup).subarray(0, 200_000));
		},
		"It is broken.",
	],
	[
		"a backup with a broken page",
		() => {
			backUp(file, backup);
			breakPage(backup);
		},
		"It is broken.",
	],
])("%s is refused, and the database stays as it was", (_, make, reason) => {
	make();
	expect(refusal(() => restore(backup, file, "now")).reason).toContain(reason);
});

test("soundness names a broken page, a lost reference and a value that the rules forbid", () => {
	change(file, (sqlite) => {
		sqlite.pragma("foreign_keys = OFF");
		sqlite.exec("UPDATE workshop SET session_id = -1 WHERE rowid = (SELECT min(rowid) FROM workshop)");
		sqlite.pragma("ignore_check_constraints = ON");
		sqlite.exec("UPDATE ticket_tier SET price = -1 WHERE rowid = (SELECT min(rowid) FROM ticket_tier)");
	});
	const faults = () => {
		const sqlite = new SQLite(file);
		const found = faultsOf(sqlite);
		sqlite.close();
		return found;
	};
	expect(faults()).toEqual(["CHECK constraint failed in ticket_tier", "Row 1 of workshop refers to nothing in session."]);
	breakPage(file);
	expect(faults().join("\n")).toMatch(/malformed|btreeInitPage|Tree/);
});
