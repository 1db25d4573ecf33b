import { isDeepStrictEqual } from "node:util";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Entity, Resource } from "#app/admin/resource.ts";
import { insertPicture } from "#app/domain/content/picture/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { IS_PUBLIC } from "#db/table-versions.ts";
import { IS_LONG } from "../../../../tests/support/length.ts";
import { changeColumn, columnsOf, insertAny, type Row, writeColumn } from "../../../../tests/support/other-values.ts";
import { RESOURCES } from "./resources.server.ts";

const sqlite = new SQLite(env.databaseFile);
sqlite.pragma("synchronous = OFF");
afterAll(() => sqlite.close());

const PUBLIC = Object.entries(IS_PUBLIC).flatMap(([table, isPublic]) =>
	isPublic && !/^(search_|entity_revision$|address$|schedule_number$|stock_status$)/.test(table) ? table : [],
);
/** `session_speaker` is a list field; the others belong to no entity. */
const TABLES = PUBLIC.filter((table) => !["picture_file", "retention", "sales_setting", "session_speaker"].includes(table));

/** Adds what the sample lacks: a picture, a page text, links, a next event, sale dates and an unscheduled session. */
beforeAll(async () => {
	const picture = { id: "0".repeat(24), name: "Sea", alt: { en: "The sea." }, width: 640, height: 480, focus: { x: 0.5, y: 0.25 } };
	await insertPicture(db, picture, new Uint8Array(1), []);
	sqlite.exec(`INSERT INTO page_text VALUES ('about/title', '{"en":"About"}')`);
	sqlite.exec("UPDATE event SET next_date = '2026-11-18', album_url = 'https://album.example/'");
	sqlite.exec("UPDATE ticket_tier SET sale_start = '2025-01-01', sale_end = '2025-11-18' WHERE id = (SELECT max(id) FROM ticket_tier)");
	sqlite.exec(`UPDATE session SET links = '["https://links.example"]' WHERE id = (SELECT min(id) FROM session)`);
	for (const kind of ["NOT IN", "IN"])
		sqlite.exec(`UPDATE session SET date = NULL, start_time = NULL, end_time = NULL, duration_minutes = 45
			WHERE id = (SELECT max(id) FROM session WHERE id ${kind} (SELECT session_id FROM workshop))`);
	for (const table of TABLES.filter((empty) => allRows(empty).length === 0)) insertAny(sqlite, table);
});

const allRows = (table: string) => sqlite.prepare<[], Row>(`SELECT * FROM ${table} ORDER BY 1, 2`).all();

function rowsOf(table: string): Row[] {
	const kinds = Map.groupBy(allRows(table), (row) => JSON.stringify([row.type === "Workshop", ...Object.values(row).map((value) => value === null)]));
	return [...kinds.values()].map(([row]) => row as Row);
}

async function entitiesOf(resource: Resource): Promise<Entity[]> {
	const listed = await resource.list(db);
	return Promise.all(listed.map(async ({ id }) => (await resource.find(id, db)) as Entity));
}

test.each(RESOURCES)("$entityType: saving the form unchanged changes nothing", async (resource) => {
	for (const table of TABLES) {
		for (const column of columnsOf(sqlite, table)) for (const row of rowsOf(table)) changeColumn(sqlite, table, column, row);
	}
	// Only sessions with a workshop have this type.
	sqlite.exec("UPDATE session SET type = 'Workshop' WHERE id IN (SELECT session_id FROM workshop)");
	const before = PUBLIC.map((table) => [table, allRows(table)]);
	for (const entity of await entitiesOf(resource)) await resource.update(db, entity);
	expect(PUBLIC.map((table) => [table, allRows(table)])).toEqual(before);
});

/** Set by an action of its own, so it is in no form. */
const APART = ["status"];

describe.each(TABLES)("%s", (table) => {
	test.each(columnsOf(sqlite, table).filter((column) => !APART.includes(column)))("%s is read by an entity and saved by each reader", async (column) => {
		const listAll = () => Promise.all(RESOURCES.map((resource) => resource.list(db)));
		const [listed, readers, losers] = [await listAll(), new Set<string>(), new Set<string>()];
		for (const row of rowsOf(table)) {
			// In `npm test` one readable row stands for all kinds.
			if (!IS_LONG && readers.size > 0) break;
			changeColumn(sqlite, table, column, row);
			const now = await listAll();
			for (const [index, resource] of RESOURCES.entries()) {
				const before = new Map(listed[index]?.map((entity) => [entity.id, entity]));
				const ids = (now[index] ?? []).flatMap((entity) => (isDeepStrictEqual(before.get(entity.id), entity) ? [] : entity.id));
				if (ids.length === 0) continue;
				writeColumn(sqlite, table, column, row);
				const entities = (await Promise.all(ids.map((id) => resource.find(id, db)))).filter((entity) => entity !== undefined);
				changeColumn(sqlite, table, column, row);
				for (const entity of entities) {
					const changed = await resource.find(entity.id, db);
					if (!changed || isDeepStrictEqual(changed, entity)) continue;
					readers.add(resource.entityType);
					await resource.update(db, entity);
					if (!isDeepStrictEqual(await resource.find(entity.id, db), entity)) losers.add(resource.entityType);
				}
			}
			writeColumn(sqlite, table, column, row);
		}
		// A session's day is stored relative to the event's first day.
		if (column === "start_date") losers.delete("session");
		expect([[...readers], [...losers]]).toEqual([expect.arrayContaining([expect.any(String)]), []]);
	});
});
