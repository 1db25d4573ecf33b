import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "./connection.server.ts";
import { migrate } from "./migrate.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-erasure-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("what an earlier release kept of deleted messages and subscribers is gone from the file; everything else is as it was", () => {
	const file = path.join(folder, "summit.db");
	const old = new SQLite(file);
	migrate(old, 4);
	old.exec(readFileSync(new URL("../tests/fixtures/two-records.sql", import.meta.url), "utf8"));
	old.exec(`
		INSERT INTO contact_message (id, name, email, subject, message, locale) VALUES (9, 'Olle', 'olle@example.com', 'Stays', 'Still here', 'sv');
		INSERT INTO contact_message (name, email, subject, message, locale) VALUES ('Ana', 'ana@example.com', 'Secret', '${"deleted words ".repeat(500)}', 'es');
		DELETE FROM contact_message WHERE subject = 'Secret';
		INSERT INTO subscriber (email, locale, key, confirmed_at) VALUES ('stays@example.com', 'sv', 'key-stays', '2025-01-01T00:00:00.000Z');
		INSERT INTO change (batch, username, noun, entity_id, name, before) VALUES
			('1', 'organizer', 'message', '7', 'Secret', '{"message":"deleted words"}'),
			('2', 'organizer', 'subscriber', '1', 'left@example.com', '{"email":"left@example.com"}'),
			('3', 'organizer', 'speaker', 'ana', 'Ana López', '{"name":"Ana López"}');
		INSERT INTO change (batch, username, noun, entity_id, name, after) VALUES ('4', 'organizer', 'subscriber', '1', 'left@example.com', '{"email":"left@example.com"}');
		INSERT INTO mail (recipient, subject, body, headers) VALUES
			('left@example.com', 'Confirm', '', '{"List-Unsubscribe":"<https://summit.example/newsletter/unsubscribe?key=key-left>"}'),
			('stays@example.com', 'Confirm', '', '{"List-Unsubscribe":"<https://summit.example/newsletter/unsubscribe?key=key-stays>"}'),
			('left@example.com', 'Something else', '', '{}');
	`);
	old.close();
	expect(readFileSync(file).includes("deleted words")).toBe(true);

	const sqlite = openDatabase(file);
	expect(["", "-wal"].filter((ending) => /deleted words|key-left/.test(readFileSync(file + ending, "latin1")))).toEqual([]);
	expect(sqlite.prepare("SELECT batch, noun, entity_id, name, before, after FROM change ORDER BY batch").raw().all()).toEqual([
		["1", "message", "7", "", "{}", null],
		["2", "subscriber", "1", "", "{}", null],
		["3", "speaker", "ana", "Ana López", '{"name":"Ana López","format":"plain","status":"published"}', null],
		["4", "subscriber", "1", "", null, "{}"],
	]);
	expect(sqlite.prepare("SELECT id, recipient, subject FROM mail ORDER BY id").raw().all()).toEqual([
		[2, "stays@example.com", "Confirm"],
		[3, "left@example.com", "Something else"],
	]);
	expect(sqlite.prepare("SELECT id, name, email, subject, message, locale FROM contact_message").raw().all()).toEqual([
		[9, "Olle", "olle@example.com", "Stays", "Still here", "sv"],
	]);
	expect(sqlite.prepare("SELECT email, key, confirmed_at FROM subscriber").raw().all()).toEqual([
		["stays@example.com", "key-stays", "2025-01-01T00:00:00.000Z"],
	]);
	expect(sqlite.prepare("SELECT count(*) FROM setting WHERE key = 'rewrite_due'").pluck().get()).toBe(0);
	sqlite.close();
});

test("where somebody reads just then, the file is rewritten at the next start", () => {
	const file = path.join(folder, "read.db");
	openDatabase(file).close();
	const reader = new SQLite(file);
	reader.exec("INSERT INTO setting (key, value) VALUES ('rewrite_due', '1'); BEGIN");
	const isDue = reader.prepare("SELECT count(*) FROM setting WHERE key = 'rewrite_due'").pluck();
	expect(isDue.get()).toBe(1);
	openDatabase(file).close();
	reader.exec("COMMIT");
	expect(isDue.get()).toBe(1);
	openDatabase(file).close();
	expect(isDue.get()).toBe(0);
	reader.close();
});
