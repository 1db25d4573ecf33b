import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, openDatabase } from "./connection.server.ts";
import { migrate } from "./migrate.ts";
import { restore } from "./restore.ts";
import { openSecrets, SecretFileUnusable } from "./site-secret.ts";
import { decryptSeed, encryptSeed, encryptSeeds } from "./totp-seeds.ts";

const OLD_SECRET = "the secret that stood in the database";
const SEED = "JBSWY3DPEHPK3PXP";
const SCHEMA_BEFORE = 66;

let folder = "";
let file = "";
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "summit-secret-"));
	file = path.join(folder, "summit.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a database of schema 66 with its secret and two users with a second factor. */
function oldDatabase(where = file): void {
	const sqlite = connect(where);
	migrate(sqlite, SCHEMA_BEFORE);
	sqlite.exec(`
		INSERT INTO setting (key, value) VALUES ('session_secret', '${OLD_SECRET}');
		INSERT INTO user (id, username, password_hash, totp_secret) VALUES ('ana', 'ana', '$argon2id$', '${SEED}'), ('bo', 'bo', '$argon2id$', NULL);
	`);
	sqlite.close();
}

const filesWith = (text: string) => readdirSync(folder).filter((name) => readFileSync(path.join(folder, name)).includes(text));

test("an upgrade moves the secret into a file that its owner alone can read, and leaves no trace of it in the database", () => {
	oldDatabase();
	const sqlite = openDatabase(file);
	expect(openSecrets(sqlite)).toEqual([OLD_SECRET]);
	expect([filesWith(OLD_SECRET), statSync(`${file}.secret`).mode & 0o777]).toEqual([["summit.db.secret"], 0o600]);
	sqlite.close();
	expect(openSecrets(connect(file))).toEqual([OLD_SECRET]);
});

test("if the secret's file cannot be written, nothing is migrated and the secret stays in the database", () => {
	oldDatabase();
	mkdirSync(`${file}.secret`);
	const sqlite = connect(file);
	expect(() => migrate(sqlite)).toThrow(SecretFileUnusable);
	expect(() => migrate(sqlite)).toThrow(`${file}.secret cannot be read: EISDIR`);
	expect(sqlite.pragma("user_version", { simple: true })).toBe(SCHEMA_BEFORE);
	rmSync(`${file}.secret`, { recursive: true });
	migrate(sqlite);
	expect(openSecrets(sqlite)).toEqual([OLD_SECRET]);
	sqlite.close();
});

test("a secret file that is there is never replaced, and one that is too short is refused", () => {
	oldDatabase();
	const kept = "a secret that backups are encrypted with";
	writeFileSync(`${file}.secret`, kept);
	const sqlite = openDatabase(file);
	expect([openSecrets(sqlite), filesWith(OLD_SECRET)]).toEqual([[kept], []]);
	writeFileSync(`${file}.secret`, "");
	expect(() => openSecrets(sqlite)).toThrow(`${file}.secret must hold the site's secret, at least 32 bytes.`);
	sqlite.close();
});

test("a folder that cannot be written gives a clear error", () => {
	const sqlite = openDatabase(file);
	renameSync(folder, `${folder}-gone`);
	expect(() => openSecrets(sqlite)).toThrow(`${file}.secret cannot be written: ENOENT`);
	renameSync(`${folder}-gone`, folder);
	sqlite.close();
});

test("processes that start at once share one secret", async () => {
	openDatabase(file).close();
	const open = `import { connect } from "./db/connection.server.ts"; import { openSecrets } from "./db/site-secret.ts";
		process.stdout.write(openSecrets(connect(process.argv[1]))[0]);`;
	const started = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", open, file]));
	const printed = new Set((await Promise.all(started)).map(({ stdout }) => stdout));
	expect([...printed]).toEqual([readFileSync(`${file}.secret`, "utf8").trim()]);
	expect([...printed][0]).toHaveLength(43);
});

test("seeds are encrypted under the secret in force; a former one still opens them, and a lost one leaves them as they are", () => {
	oldDatabase();
	const sqlite = openDatabase(file);
	const stored = () => sqlite.prepare<[], string>("SELECT totp_secret FROM user WHERE id = 'ana'").pluck().get() as string;
	const configured = "a SESSION_SECRET that was set later";
	encryptSeeds(sqlite, openSecrets(sqlite));
	expect([stored() === SEED, decryptSeed(stored(), "ana", [OLD_SECRET]), filesWith(SEED)]).toEqual([false, SEED, ["summit.db.before-upgrade"]]);
	expect(openSecrets(sqlite, configured)).toEqual([configured, OLD_SECRET]);
	encryptSeeds(sqlite, openSecrets(sqlite, configured));
	expect([decryptSeed(stored(), "ana", [configured]), decryptSeed(stored(), "ana", [OLD_SECRET])]).toEqual([SEED, undefined]);
	const before = stored();
	encryptSeeds(sqlite, [OLD_SECRET]);
	encryptSeeds(sqlite, [configured]);
	expect(stored()).toBe(before);
	expect(decryptSeed(encryptSeed(SEED, "ana", configured), "bo", [configured])).toBeUndefined();
	sqlite.close();
});

test("a copy of an old database brings its secret to no other site", () => {
	const copy = path.join(folder, "copy.db");
	oldDatabase(copy);
	restore(copy, file, "now");
	expect(readdirSync(folder).sort()).toEqual(["copy.db", "summit.db"]);
	const sqlite = new SQLite(file);
	expect(openSecrets(sqlite)[0]).not.toBe(OLD_SECRET);
	sqlite.close();
});
