import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";

/** The last schema that stored only lines with an order. */
const SCHEMA_BEFORE = 65;

test("lines that were taken stay so, each with its order, its payment and the payment's amount", () => {
	const sqlite = new SQLite(":memory:");
	sqlite.pragma("foreign_keys = ON");
	migrate(sqlite, SCHEMA_BEFORE);
	sqlite.exec(`
		INSERT INTO "order" (id, code, state, method, locale, name, email, total, created_at) VALUES (3, 'ACDEFGH3', 'paid', 'bank', 'en', 'Ana', '', 100, '2026-01-01');
		INSERT INTO payment (id, order_id, method, state, amount, created_at) VALUES (7, 3, 'bank', 'confirmed', 100, '2026-01-01');
		INSERT INTO statement_line (hash, occurrence, day, reference, order_id, payment_id, taken_at) VALUES
			('one', 1, '2026-01-02', 'Words', 3, 7, '2026-01-03'), ('one', 2, NULL, NULL, 3, NULL, '2026-01-04');`);
	migrate(sqlite, SCHEMA_BEFORE + 1);
	expect(sqlite.pragma("foreign_key_check")).toEqual([]);
	const columns = "hash, occurrence, state, day, amount, currency, reference, name, order_id, payment_id, taken_at, dismissed_at";
	expect(sqlite.prepare(`SELECT ${columns} FROM statement_line ORDER BY occurrence`).raw().all()).toEqual([
		["one", 1, "matched", "2026-01-02", 100, "USD", "Words", null, 3, 7, "2026-01-03", null],
		["one", 2, "matched", null, null, null, null, null, 3, null, "2026-01-04", null],
	]);
	for (const change of ["order_id = NULL", "state = 'unassigned'", "dismissed_at = '2026-01-05'", "amount = 0"])
		expect(() => sqlite.exec(`UPDATE statement_line SET ${change} WHERE occurrence = 1`)).toThrow("CHECK constraint failed");
});
