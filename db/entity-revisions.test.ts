import SQLite from "better-sqlite3";
import { beforeEach, expect, test } from "vitest";
import { seed } from "../seeds/index.ts";
import { insert } from "../seeds/insert.ts";
import { ana, hall } from "../tests/support/content.ts";
import { migrate } from "./migrate.ts";

let sqlite: SQLite.Database;
beforeEach(() => {
	sqlite = new SQLite(":memory:");
	sqlite.pragma("foreign_keys = ON");
	migrate(sqlite);
	seed(sqlite, { sample: true });
	insert(sqlite, "speaker", ana);
	insert(sqlite, "room", hall);
});

const WIND = "a-continent-of-wind";
const addSession = (id = WIND) =>
	sqlite.exec(`INSERT INTO session (agenda_id, date, start_time, end_time, title, description, type)
		VALUES ('${id}', '2025-11-19', '09:00', '09:45', '{"en":"Wind"}', '{"en":"Blows."}', 'Keynote')`);
const lastOf = (entityType: string, id: string) =>
	sqlite
		.prepare<[string, string], Record<string, unknown>>("SELECT revision, uid, shown FROM entity_revision WHERE entity_type = ? AND entity_id = ?")
		.get(entityType, id);
const revisionOf = (entityType: string, id: string) => lastOf(entityType, id)?.revision as number;
const ledTo = (path: string) => sqlite.prepare("SELECT entity_type, entity_id, since FROM address WHERE path = ? ORDER BY id DESC").raw().get(path);
const shownAs = (title: string, date = "2025-11-19") => JSON.stringify({ title: { en: title }, date, startTime: "09:00", endTime: "09:45" });

test("a change raises a session's revision only if visitors see it", () => {
	addSession();
	sqlite.exec(`INSERT INTO session_speaker SELECT id, 'ana', 0 FROM session WHERE agenda_id = '${WIND}'`);
	sqlite.exec(`UPDATE session SET room_id = 'hall' WHERE agenda_id = '${WIND}'`);
	const raisedBy = (change: string) => {
		const before = revisionOf("session", WIND);
		sqlite.exec(change);
		return revisionOf("session", WIND) - before;
	};
	const ofSession = `WHERE agenda_id = '${WIND}'`;
	expect(
		[
			`UPDATE session SET start_time = '09:05' ${ofSession}`,
			"UPDATE speaker SET company = 'Vind' WHERE id = 'ana'",
			"UPDATE speaker SET featured_order = 9 WHERE id = 'ana'",
			'UPDATE room SET name = \'{"en":"Attic"}\'',
			"UPDATE room SET places = 7",
			"UPDATE event SET time_zone = 'Europe/Oslo'",
			"UPDATE event SET copyright_from = 2024",
			`DELETE FROM session_speaker WHERE session_id = (SELECT id FROM session ${ofSession})`,
		].map(raisedBy),
	).toEqual([1, 1, 0, 1, 0, 1, 0, 1]);
});

test("a deleted session keeps its calendar id and its last public data; restoring it continues its revision", () => {
	addSession();
	expect(lastOf("session", WIND)).toEqual({ revision: 0, uid: WIND, shown: shownAs("Wind") });
	sqlite.exec(`UPDATE session SET status = 'draft', title = '{"en":"Secret"}' WHERE agenda_id = '${WIND}'`);
	expect(lastOf("session", WIND)).toEqual({ revision: 1, uid: WIND, shown: shownAs("Wind") });
	sqlite.exec(`UPDATE session SET status = 'published' WHERE agenda_id = '${WIND}'; DELETE FROM session WHERE agenda_id = '${WIND}'`);
	expect(lastOf("session", WIND)).toEqual({ revision: 3, uid: WIND, shown: shownAs("Secret") });
	addSession();
	expect(revisionOf("session", WIND)).toBe(4);
});

test("a workshop is known by itself alone, and is called in calendars as it first was, on the agenda or not", () => {
	addSession("a17");
	sqlite.exec(`INSERT INTO workshop SELECT 'wind', id, '{"en":"Blows."}', NULL, 'Technology', 'beginner', 0, 20 FROM session WHERE agenda_id = 'a17'`);
	expect([lastOf("session", "a17"), lastOf("workshop", "wind")]).toEqual([undefined, { revision: 0, uid: "a17", shown: shownAs("Wind") }]);
	sqlite.exec("UPDATE session SET agenda_id = NULL WHERE agenda_id = 'a17'");
	sqlite.exec("UPDATE session SET agenda_id = 'workshop-wind', date = '2025-11-20' WHERE id = (SELECT session_id FROM workshop WHERE id = 'wind')");
	expect(lastOf("workshop", "wind")).toEqual({ revision: 2, uid: "a17", shown: shownAs("Wind", "2025-11-20") });
	expect(["/agenda/a17", "/agenda/workshop-wind", "/workshops/wind"].map(ledTo)).toEqual(Array(3).fill(["workshop", "wind", ""]));
	sqlite.exec("DELETE FROM session WHERE agenda_id = 'workshop-wind'");
	expect([revisionOf("workshop", "wind"), lastOf("session", "workshop-wind")]).toEqual([3, undefined]);
});

test("calendars omit sessions whose date is not announced or outside the event, until it is announced", () => {
	sqlite.exec("UPDATE event SET dates_announced = 0");
	addSession();
	addSession("late");
	sqlite.exec("UPDATE session SET date = '2025-12-24' WHERE agenda_id = 'late'");
	expect([lastOf("session", WIND)?.shown, ledTo(`/agenda/${WIND}`)]).toEqual([null, ["session", WIND, ""]]);
	sqlite.exec("UPDATE event SET dates_announced = 1");
	expect([lastOf("session", WIND)?.shown, lastOf("session", "late")?.shown]).toEqual([shownAs("Wind"), null]);
});

test("an address is recorded once it is public, and leads to the last entity there", () => {
	const add = (id: string, slug: string, draft = 0) =>
		sqlite.exec(`INSERT INTO news_article (id, slug, title, content, published_at, author, category, featured, draft)
			VALUES ('${id}', '${slug}', '{"en":"News"}', '{"en":"News."}', '2025-03-01', 'Ana', 'business', 0, ${draft})`);
	add("one", "first");
	add("two", "secret", 1);
	sqlite.exec("UPDATE news_article SET slug = 'second' WHERE id = 'one'");
	expect(["/news/first", "/news/second", "/news/secret"].map(ledTo)).toEqual([["article", "one", "2025-03-01"], ["article", "one", "2025-03-01"], undefined]);
	sqlite.exec("UPDATE news_article SET slug = 'first', draft = 0 WHERE id = 'two'; UPDATE speaker SET status = 'draft'");
	expect([ledTo("/news/first"), ledTo("/speakers/ana")]).toEqual([
		["article", "two", "2025-03-01"],
		["speaker", "ana", ""],
	]);
});
