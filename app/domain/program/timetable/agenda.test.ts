import { beforeAll, expect, test } from "vitest";
import { dateOfDay, instantAt } from "#app/domain/content/event/days.server.ts";
import { updateEvent } from "#app/domain/content/event/queries.server.ts";
import { insertRoom } from "#app/domain/program/room/queries.server.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import { noSessions } from "#app/domain/program/session/empty.ts";
import {
	type AgendaFilter,
	type AgendaSession,
	asWritten,
	findSummitSpan,
	listDays,
	listSessions,
	updateSession,
} from "#app/domain/program/session/queries.server.ts";
import { dayNamed } from "#app/domain/program/session/schema.ts";
import { setSpeakers } from "#app/domain/program/session/session-speakers.server.ts";
import { sessionJson, sessionRow } from "#app/domain/program/session/view.server.ts";
import { insertSpeaker } from "#app/domain/program/speaker/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { ana, event, hall } from "../../../../tests/support/content.ts";
import { groupByTimeOfDay, timeOfDayOf } from "./times-of-day.ts";

const session = (id: string, day: number, times: string, type: string, track: string | null) => ({
	agenda_id: id,
	date: day === 1 ? "2025-11-19" : "2025-11-20",
	start_time: times.slice(0, 5),
	end_time: times.slice(6),
	title: JSON.stringify({ en: "Wind power together", sv: "Vindkraft tillsammans" }),
	description: JSON.stringify({ en: "What it took." }),
	room_id: "hall",
	type,
	track,
});

beforeAll(async () => {
	await db.deleteFrom("session").execute();
	await updateEvent(db, event);
	await insertRoom(db, { ...hall, name: { en: "Main hall", es: "Sala principal", sv: "Stora salen" } });
	await insertSpeaker(db, ana);
	await insertSpeaker(db, { ...ana, id: "olle", name: "Olle", company: "Kvarnen" });
	await db
		.insertInto("session")
		.values([
			session("evening", 1, "18:00-20:00", "Networking", null),
			session("keynote", 1, "09:30-10:15", "Keynote", "technology"),
			session("b-panel", 1, "12:00-13:00", "Panel", "business"),
			session("a-panel", 1, "12:00-13:00", "Panel", "technology"),
			session("short", 1, "12:00-12:30", "Break", null),
			session("second-day", 2, "08:00-09:00", "Keynote", "business"),
		])
		.execute();
	const { id } = await db.selectFrom("session").select("id").where("agenda_id", "=", "keynote").executeTakeFirstOrThrow();
	await setSpeakers(db, id, ["ana", "olle"]);
});

const idsOf = async (filter?: AgendaFilter) => (await listSessions(filter)).map(({ id }) => id);

test("sessions are sorted by day, start time and end time", async () => {
	expect(await idsOf()).toEqual(["keynote", "short", "a-panel", "b-panel", "evening", "second-day"]);
});

test("the summit lasts from its first session to its last, or to the end of a last day without sessions", async () => {
	const days = { startDate: "2025-11-19", endDate: "2025-11-20" };
	expect(await findSummitSpan({ ...event, ...days })).toEqual({ startDate: "2025-11-19T09:30:00-06:00", endDate: "2025-11-20T09:00:00-06:00" });
	expect(await findSummitSpan({ ...event, ...days, startDate: "2025-11-18", endDate: "2025-11-21" })).toEqual({
		startDate: "2025-11-18T00:00:00-06:00",
		endDate: "2025-11-21T23:59:59-06:00",
	});
	expect(await findSummitSpan({ ...event, datesAnnounced: false })).toBeUndefined();
});

test.each([
	[{ day: 2 }, ["second-day"]],
	[{ types: ["Keynote"] }, ["keynote", "second-day"]],
	[{ types: ["Keynote", "Break"], day: 1 }, ["keynote", "short"]],
	[{ track: "technology" }, ["keynote", "a-panel"]],
	[{ track: "business", types: ["Panel"], day: 1 }, ["b-panel"]],
	[{ track: "sustainability" }, []],
] as const)("the filter %o returns %o", async (filter, ids) => {
	expect(await idsOf(filter)).toEqual(ids);
});

test("a session is shown in the page's language, with its speakers in order", async () => {
	const [keynote] = await listSessions();
	expect(sessionRow(keynote!, "sv")).toEqual({
		id: "keynote",
		startTime: "09:30",
		endTime: "10:15",
		title: { text: "Vindkraft tillsammans" },
		room: { text: "Stora salen" },
		track: { name: "Teknik", color: "blue" },
		type: "Huvudföredrag",
		color: "gold",
		speakers: [
			{ id: "ana", name: "Ana", photo: expect.stringContaining("placeholder"), region: "latam" },
			{ id: "olle", name: "Olle", photo: expect.stringContaining("placeholder"), region: "latam" },
		],
		path: "/agenda/keynote",
	});
});

test("the API names the track's category in English in every language", async () => {
	const [keynote, coffee] = await listSessions();
	expect(sessionJson(keynote!, event, "es")).toEqual({
		id: "keynote",
		day: 1,
		date: "2025-11-19",
		startTime: "09:30",
		endTime: "10:15",
		title: "Wind power together",
		description: "What it took.",
		location: "Sala principal",
		category: "Technology",
		type: "Keynote",
		track: "technology",
		speakerIds: ["ana", "olle"],
	});
	expect(sessionJson(coffee!, event, "es")).toMatchObject({ category: "General", track: null, speakerIds: [] });
});

test.each([
	["00:00", "morning"],
	["11:59", "morning"],
	["12:00", "afternoon"],
	["17:59", "afternoon"],
	["18:00", "evening"],
	["23:59", "evening"],
])("%s is in the %s", (time, part) => {
	expect(timeOfDayOf(time)).toBe(part);
});

test("a day is grouped into parts that have sessions", () => {
	const [early, noon, late] = [{ startTime: "08:00" }, { startTime: "12:00" }, { startTime: "15:00" }];
	expect(groupByTimeOfDay([early!, noon!, late!])).toEqual([
		{ part: "morning", sessions: [early] },
		{ part: "afternoon", sessions: [noon, late] },
	]);
});

test.each([
	[{}, "day"],
	[{ type: "Panel" }, "type"],
	[{ other: "business" }, "filters"],
	[{ type: "Panel", other: 2 }, "filters"],
])("with %o chosen, an empty list names the %s", (chosen, words) => {
	expect(noSessions({ filters: "filters", type: "type", day: "day" }, chosen)).toBe(words);
});

test.each([
	["1", 1],
	["2", 2],
	["3", undefined],
	["02", undefined],
	[undefined, undefined],
])("the day named %s is %s", (name, day) => {
	expect(dayNamed(name, [1, 2])).toBe(day);
});

test("the agenda ends with the last session within the summit's dates, and has at least two days", async () => {
	expect(await listDays()).toEqual([1, 2]);
	await db
		.transaction()
		.execute(async (trx) => {
			const [second] = await listSessions({ day: 2 }, trx);
			await updateSession(trx, { ...asWritten(second as AgendaSession), day: 3 });
			expect([await listDays(trx), (await listSessions({ day: 3 }, trx)).map(({ date }) => date)]).toEqual([[1, 2, 3], ["2025-11-21"]]);
			await trx.updateTable("session").set({ date: "2099-01-01" }).where("agenda_id", "=", "short").execute();
			expect(await listDays(trx)).toEqual([1, 2, 3]);
			await trx.deleteFrom("session").execute();
			expect(await listDays(trx)).toEqual([1, 2]);
			throw new Error("taken back");
		})
		.catch(({ message }) => expect(message).toBe("taken back"));
});

test("days of the agenda are calendar days, and wall times are those at the venue", () => {
	expect([dateOfDay(event, 1), dateOfDay(event, 2)]).toEqual(["2025-11-19", "2025-11-20"]);
	expect(instantAt(event, "2025-11-19", "18:30").toString()).toBe("2025-11-20T00:30:00Z");
});

test("sessions outside the summit's days are visible only to organizers", async () => {
	const outside = ["2025-11-18", "2025-11-22", "9999-12-31"];
	await db
		.insertInto("session")
		.values(outside.map((date, index) => ({ ...session(`outside-${index}`, 1, "09:00-10:00", "Panel", null), date })))
		.execute();
	expect(await idsOf()).toEqual(["keynote", "short", "a-panel", "b-panel", "evening", "second-day"]);
	expect(await listDays()).toEqual([1, 2]);
	expect((await listSessions({ drafts: true })).filter(({ id }) => id.startsWith("outside"))).toHaveLength(3);
	const [first] = (await listSessions({ drafts: true })).filter(({ id }) => id === "outside-0").map(asWritten);
	expect([await sessionResource.publicPath(first!), await sessionResource.publicPath({ ...first!, day: 1 })]).toEqual([undefined, "/agenda/outside-0"]);
});
