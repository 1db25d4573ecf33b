import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "./connection.server.ts";
import { IS_PUBLIC } from "./table-versions.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-versions-"));
const sqlite = openDatabase(path.join(folder, "summit.db"));
afterAll(() => {
	sqlite.close();
	rmSync(folder, { recursive: true });
});

const OWN = ["table_version", ...["", "_config", "_data", "_docsize", "_idx"].map((part) => `search_index${part}`)];
const TRIGGERS = ["insert", "update", "delete"];

test("every table is either public, and all its changes are counted, or is not, and none is", () => {
	const tables = sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name").pluck().all();
	expect(tables.filter((table) => !OWN.includes(table))).toEqual(Object.keys(IS_PUBLIC).sort());
	const triggers = sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '%_version'").pluck().all();
	const counted = Object.entries(IS_PUBLIC).flatMap(([table, isPublic]) => (isPublic ? [table] : []));
	expect(triggers.sort()).toEqual(counted.flatMap((table) => TRIGGERS.map((verb) => `${table}_${verb}_version`)).sort());
	expect(sqlite.prepare("SELECT name FROM table_version ORDER BY name").pluck().all()).toEqual(counted.sort());
});
