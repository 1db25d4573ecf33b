import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";

/** The last schema in which sessions wrote their room's name themselves. */
const BEFORE = 16;

/** A database with these rooms in its sessions, the first one at 08:00 and so on, and these states of sessions in the log. */
function migrated(locations: object[], log: object[] = []): SQLite.Database {
	const sqlite = new SQLite(":memory:");
	sqlite.pragma("foreign_keys = ON");
	migrate(sqlite, BEFORE);
	const insert = sqlite.prepare(`
		INSERT INTO session (agenda_id, date, start_time, end_time, title, description, location, type)
		VALUES (?, '2025-11-19', ?, '23:00', '{"en":"Session"}', '{"en":"Words."}', ?, 'Panel')`);
	for (const [index, location] of locations.entries()) insert.run(`s${index}`, `${String(index + 8).padStart(2, "0")}:00`, JSON.stringify(location));
	const note = sqlite.prepare("INSERT INTO change (batch, username, noun, entity_id, name, before) VALUES ('b', 'ana', 'session', 's', 'S', ?)");
	for (const state of log) note.run(JSON.stringify(state));
	migrate(sqlite, BEFORE + 1);
	expect(sqlite.pragma("foreign_key_check")).toEqual([]);
	return sqlite;
}
const roomsOf = (sqlite: SQLite.Database) => sqlite.prepare('SELECT id, json(name) AS name FROM room ORDER BY "order"').raw().all();
const assigned = (sqlite: SQLite.Database) => sqlite.prepare("SELECT room_id FROM session ORDER BY agenda_id").pluck().all();

test("one English name is one room however it is written, the busiest first; translations come from whoever has them", () => {
	const sqlite = migrated([
		{ en: "Lab 1", sv: "Labb 1" },
		{ en: "Main hall", es: "Sala" },
		{ en: "Main hall", es: "Sala" },
		{ en: " màin  HALL", sv: "Salen" },
		{ en: "lab1", es: "Laboratorio 1" },
		{ en: "Main hall", es: "Sala" },
	]);
	expect(roomsOf(sqlite)).toEqual([
		["main-hall", '{"en":"Main hall","es":"Sala","sv":"Salen"}'],
		["lab-1", '{"en":"Lab 1","sv":"Labb 1","es":"Laboratorio 1"}'],
	]);
	expect(assigned(sqlite)).toEqual(["lab-1", "main-hall", "main-hall", "main-hall", "lab-1", "main-hall"]);
});

test("what was written otherwise stands in the room's history", () => {
	const sqlite = migrated([{ en: "Hall", es: "Sala" }, { en: "Hall", es: "Sala" }, { en: "HALL" }, { en: "Hall", es: "Salón" }]);
	const state = { id: "hall", stepFree: false, hearingLoop: false, order: 1 };
	const after = { ...state, name: { en: "Hall", es: "Sala" } };
	const history = sqlite.prepare<[], [string, string]>("SELECT before, after FROM change WHERE noun = 'room' AND entity_id = 'hall' ORDER BY id").raw().all();
	expect(history.map((states) => states.map((json) => JSON.parse(json)))).toEqual([
		[{ ...state, name: { en: "HALL" } }, after],
		[{ ...state, name: { en: "Hall", es: "Salón" } }, after],
	]);
});

test("names that read the same in addresses, or are none there, are rooms of their own; a session without words has no room", () => {
	const sqlite = migrated([{ en: "Lab-1" }, { en: "Lab 1" }, { en: "Lab 1 2" }, { en: "会議室" }, { en: "New" }, { en: " " }]);
	expect(assigned(sqlite)).toEqual(["lab-1", "lab-1-2", "lab-1-2-2", "room", "new-2", null]);
	expect(roomsOf(sqlite)).toHaveLength(5);
});

test("the log's sessions name the rooms, also those in which no session is any more", () => {
	const sqlite = migrated(
		[{ en: "Hall" }],
		[
			{ id: "s", location: { en: "hall" } },
			{ id: "s", location: { en: "Attic" } },
		],
	);
	expect(sqlite.prepare("SELECT before FROM change ORDER BY id").pluck().all()).toEqual(['{"id":"s","roomId":"hall"}', '{"id":"s","roomId":"attic"}']);
});
