import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "./connection.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-erasure-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the file is rewritten at the next start if a reader blocks it", () => {
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
