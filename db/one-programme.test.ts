import { readFileSync } from "node:fs";
import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";

/** An agenda and workshops as they were kept apart, in all the ways in which they could agree and differ. */
const APART = readFileSync(new URL("../tests/fixtures/two-records.sql", import.meta.url), "utf8");
/** The last schema with two records for one workshop. */
const BEFORE = 9;

function migrated(schema: number): SQLite.Database {
	const sqlite = new SQLite(":memory:");
	sqlite.pragma("foreign_keys = ON");
	migrate(sqlite, schema);
	sqlite.exec(APART);
	migrate(sqlite, BEFORE + 1);
	expect(sqlite.pragma("foreign_key_check")).toEqual([]);
	return sqlite;
}
const parsed = (rows: unknown[]) =>
	rows.map((row) => Object.fromEntries(Object.entries(row as object).map(([key, value]) => [key, /^[[{]/.test(value) ? JSON.parse(value) : value])));

test.each(Array.from({ length: BEFORE }, (_, index) => index + 1))(
	"out of a filled database of schema %i every row becomes a session, and no word is lost",
	(schema) => {
		const sqlite = migrated(schema);
		const sessions = sqlite.prepare(`
		SELECT agenda_id, date, start_time, end_time, title ->> 'en' AS title, description ->> 'en' AS text, location ->> 'en' AS room, type, track,
			(SELECT group_concat(speaker_id, ' ' ORDER BY position) FROM session_speaker WHERE session_id = session.id) AS speakers,
			(SELECT workshop.id FROM workshop WHERE session_id = session.id) AS workshop
		FROM session ORDER BY session.id`);
		expect(sessions.raw().all()).toEqual([
			["keynote", "2025-11-19", "09:00", "10:00", "Keynote", "What it took.", "Main hall", "Keynote", "business", "sol ana", null],
			["workshop-same", "2025-11-19", "11:00", "12:30", "Same", "On the agenda.", "Lab 1", "Workshop", "technology", "ana", "same"],
			["named-otherwise", "2025-11-20", "09:00", "10:00", "Own name", "Short.", "Lab 2", "Workshop", null, "erik sol", "own-name"],
			["workshop-differs", "2025-11-20", "10:00", "11:30", "As on the agenda", "Short.", "Garden", "Workshop", null, "erik", "differs"],
			["led", "2025-11-20", "12:00", "12:45", "Led", "Short.", "Lab 3", "Workshop", null, "erik ana", "led"],
			["twins", "2025-11-20", "13:00", "14:00", "Twins talk", "No workshop.", "Main hall", "Panel", "sustainability", null, null],
			["workshop-nobody", "2025-11-19", "16:00", "17:00", "Nobody", "Short.", "Lab 1", "Workshop", null, null, "nobody"],
			["a-twice", "2025-11-19", "15:00", "16:00", "Twice", "Short.", "Lab 1", "Workshop", null, null, null],
			["b-twice", "2025-11-20", "15:00", "16:00", "Twice", "Short.", "Lab 1", "Workshop", null, "ana", "twice"],
			["plain", "2025-11-20", "17:00", "18:00", "Plain", "A workshop by its type alone.", "Lab 1", "Workshop", null, null, null],
			[null, "2025-11-21", "10:00", "10:30", "Twins", "Only a workshop.", "Lab 3", "Workshop", null, "sol", "twins"],
			[null, "2025-11-20", "23:30", "23:59", "Late", "About.", "Lab 1", "Workshop", null, null, "past-midnight"],
		]);
		const { title } = sqlite.prepare("SELECT title FROM session WHERE agenda_id = 'workshop-same'").get() as { title: string };
		expect(JSON.parse(title)).toEqual({ en: "Same", es: "Igual", sv: "Samma" });
		const workshops = sqlite.prepare("SELECT id, description ->> 'en' AS text, image, category, level, price, max_attendees, former FROM workshop ORDER BY id");
		expect(parsed(workshops.all())).toEqual([
			{
				...{ id: "differs", text: "About.", image: null, category: "Leadership", level: "intermediate", price: 100, max_attendees: 8 },
				former: { title: { en: "As a workshop" }, date: "2025-11-19", startTime: "14:00", durationMinutes: 120, location: { en: "Lab 2" } },
			},
			{
				...{ id: "led", text: "About.", image: null, category: "Innovation", level: "beginner", price: 200, max_attendees: 9 },
				former: { type: "Panel", speakers: ["Ana", "Erik"] },
			},
			{ id: "nobody", text: "About.", image: null, category: "Sustainability", level: "beginner", price: 400, max_attendees: 11, former: null },
			{ id: "own-name", text: "About.", image: null, category: "Business", level: "advanced", price: 0, max_attendees: 5, former: null },
			{
				...{ id: "past-midnight", text: "About.", image: null, category: "Technology", level: "beginner", price: 600, max_attendees: 13 },
				former: { durationMinutes: 60 },
			},
			{
				...{ id: "same", text: "First paragraph.\n\nSecond.", image: "/images/workshops/same", category: "Technology", level: "beginner" },
				...{ price: 4900, max_attendees: 20, former: null },
			},
			{ id: "twice", text: "About.", image: null, category: "Technology", level: "beginner", price: 500, max_attendees: 12, former: { entries: ["a-twice"] } },
			{ id: "twins", text: "Only a workshop.\n\nMore.", image: null, category: "Business", level: "beginner", price: 300, max_attendees: 10, former: null },
		]);
		const { own } = sqlite.prepare("SELECT description AS own FROM workshop WHERE id = 'own-name'").get() as { own: string };
		expect(JSON.parse(own)).toEqual({ en: "About.", sv: "Om.", stale: ["sv"] });
		expect(sqlite.prepare("SELECT id FROM speaker ORDER BY id").pluck().all()).toEqual(["ana", "erik", "sol"]);
	},
);

test("what was there before there was a status is published, its texts are plain, and it has no links, in the log as well", () => {
	const sqlite = new SQLite(":memory:");
	migrate(sqlite, 10);
	sqlite.exec(`
		INSERT INTO session (agenda_id, date, start_time, end_time, title, description, location, type)
			VALUES ('keynote', '2025-11-19', '09:00', '10:00', '{"en":"Keynote"}', '{"en":"Words."}', '{"en":"Hall"}', 'Keynote');
		INSERT INTO change (batch, username, noun, entity_id, name, before, after) VALUES
			('one', 'ana', 'session', 'keynote', 'Keynote', NULL, '{"id":"keynote"}'), ('two', 'ana', 'workshop', 'w', 'W', '{"id":"w"}', NULL),
			('three', 'ana', 'speaker', 's', 'S', '{"id":"s"}', NULL), ('four', 'ana', 'partner', 'p', 'P', NULL, '{"id":"p"}');
	`);
	migrate(sqlite);
	expect(sqlite.prepare("SELECT agenda_id, status, format FROM session").raw().all()).toEqual([["keynote", "published", "plain"]]);
	expect(sqlite.prepare("SELECT before, after FROM change ORDER BY id").raw().all()).toEqual([
		[null, '{"id":"keynote","status":"published","format":"plain","links":[]}'],
		['{"id":"w","status":"published","format":"plain","links":[]}', null],
		['{"id":"s","format":"plain","status":"published"}', null],
		[null, '{"id":"p","status":"published"}'],
	]);
});

test("who is signed in stays so, and what the log says of workshops is made whole", () => {
	const sqlite = new SQLite(":memory:");
	migrate(sqlite, BEFORE);
	sqlite.exec(APART);
	sqlite.exec(`
		INSERT INTO user (id, username, password_hash, role) VALUES ('ana', 'ana', '$argon2id$', 'admin');
		INSERT INTO session VALUES ('h', 'ana', '2025-11-19T08:00:00.000Z', '2025-11-19T08:00:00.000Z', '2025-11-19T20:00:00.000Z', 'A browser');
		INSERT INTO change (batch, username, noun, entity_id, name, before, after) VALUES
			('one', 'ana', 'workshop', 'own-name', 'Own name', '{"id":"own-name","price":1}', '{"id":"own-name","price":0}'),
			('two', 'ana', 'workshop', 'gone', 'Gone', '{"id":"gone","description":{"en":"First.\\n\\nSecond.","sv":"Ett."}}', NULL),
			('three', 'ana', 'session', 'keynote', 'Keynote', NULL, '{"id":"keynote"}');
	`);
	migrate(sqlite, BEFORE + 1);
	expect(sqlite.prepare("SELECT user_id, user_agent FROM login_session").all()).toEqual([{ user_id: "ana", user_agent: "A browser" }]);
	const since = { agendaId: "named-otherwise", offAgenda: false, summary: { en: "Short." }, furtherSpeakerIds: ["sol"] };
	expect(parsed(sqlite.prepare("SELECT before, after FROM change ORDER BY batch DESC").all())).toEqual([
		{
			before: {
				id: "gone",
				description: { en: "First.\n\nSecond.", sv: "Ett." },
				offAgenda: true,
				summary: { en: "First.", sv: "Ett." },
				furtherSpeakerIds: [],
			},
			after: null,
		},
		{ before: null, after: { id: "keynote" } },
		{ before: { id: "own-name", price: 1, ...since }, after: { id: "own-name", price: 0, ...since } },
	]);
});
