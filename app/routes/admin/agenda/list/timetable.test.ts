import { beforeAll, expect, test } from "vitest";
import { updateEvent } from "#app/domain/content/event/queries.server.ts";
import { deleteRoom, insertRoom, listRooms } from "#app/domain/program/room/queries.server.ts";
import { newSessionPath } from "#app/domain/program/session/new-session.server.ts";
import { deleteSession, insertSession } from "#app/domain/program/session/queries.server.ts";
import type { WrittenSession } from "#app/domain/program/session/schema.ts";
import { insertSpeaker } from "#app/domain/program/speaker/queries.server.ts";
import { loadTimetable } from "#app/domain/program/timetable/timetable.server.ts";
import { dayOf } from "#app/domain/program/timetable/use-moving.ts";
import { db } from "#app/runtime/database.server.ts";
import { ana, event, hall, inAll, lab, keynote as original } from "../../../../../tests/support/content.ts";

const { date: _, ...keynote } = { ...original, startTime: "09:20", endTime: "09:55" };

beforeAll(async () => {
	await db.deleteFrom("session").execute();
	for (const { id } of await listRooms()) await deleteRoom(db, id);
	await updateEvent(db, event);
	for (const room of [hall, lab]) await insertRoom(db, { ...room, name: { ...room.name, sv: `Sal ${room.order}` } });
	await insertSpeaker(db, ana);
	const insert = (id: string, startTime: string, endTime: string, rest: Partial<WrittenSession> = {}) =>
		insertSession(db, { ...keynote, id, title: inAll(id), startTime, endTime, speakerIds: [], ...rest });
	await insertSession(db, keynote);
	await insert("next", "09:55", "10:30");
	await insert("early", "08:00", "09:00", { roomId: "lab" });
	await insert("evening", "18:00", "20:00", { roomId: "lab" });
	await insert("second-day", "09:00", "10:00", { day: 2 });
});

test("a day without conflicts shows every session in its room at its time, and the free times", async () => {
	const { count, grid, entries, conflicts, tabs, add } = dayOf(await loadTimetable({ day: 1 }, "sv"), 1);
	expect({ count, conflicts, add }).toEqual({
		count: "4 programpunkter",
		conflicts: [],
		add: { words: "Lägg till en programpunkt", path: "/admin/agenda/new?day=1" },
	});
	expect(tabs.map(({ name, date, current }) => [name, date, current])).toEqual([
		["Alla dagar", undefined, false],
		["Dag 1", "Onsdag 19 november", true],
		["Dag 2", "Torsdag 20 november", false],
		["Dag 3", "Fredag 21 november", false],
	]);
	expect(grid.size).toBe("lanes-2 hours-14");
	expect(grid.rooms.map(({ name, place }) => [name.text, place])).toEqual([
		["Sal 1", "lane-1 across-1"],
		["Sal 2", "lane-2 across-1"],
	]);
	expect(grid.free[0]).toEqual({
		to: newSessionPath({ day: 1, startTime: "07:00", endTime: "08:00", roomId: keynote.roomId }),
		label: "Lägg till en programpunkt: Sal 1, 07:00–08:00",
		time: "07:00–08:00",
		place: "lane-1 across-1 from-hour-0 from-step-0 to-hour-1 to-step-0",
		isFirst: true,
	});
	expect(entries.find(({ id }) => id === keynote.id)).toMatchObject({
		path: `/admin/agenda/${keynote.id}`,
		marks: [],
		place: "lane-1 from-hour-2 from-step-4 to-hour-2 to-step-11",
	});
});

test("double bookings are marked on both sessions and listed once each", async () => {
	await insertSession(db, { ...keynote, id: "clash", title: { en: "Clash" }, startTime: "09:50", endTime: "10:05" });
	const { entries, conflicts, grid } = dayOf(await loadTimetable({ day: 1 }, "en"), 1);
	await deleteSession(db, "clash");
	const marks = Object.fromEntries(entries.flatMap(({ id, marks }) => (marks.length > 0 ? [[id, marks]] : [])));
	expect(marks).toEqual({
		[keynote.id]: ["Speaker booked twice", "Room booked twice"],
		clash: ["Speaker booked twice", "Room booked twice"],
		next: ["Room booked twice"],
	});
	expect(conflicts).toHaveLength(3);
	expect(grid.size).toBe("lanes-3 hours-14");
});

test("without a day all of them are shown, as far as they fit", async () => {
	const { days, count, tabs } = await loadTimetable({}, "en");
	expect(days.map(({ heading, entries }) => [heading, entries.length])).toEqual([
		["Day 1: Wednesday, November 19", 4],
		["Day 2: Thursday, November 20", 1],
		["Day 3: Friday, November 21", 0],
	]);
	expect([count, tabs.filter(({ current }) => current).map(({ name }) => name)]).toEqual(["5 sessions", ["All days"]]);
	await insertSession(db, { ...keynote, id: "unscheduled", day: undefined, startTime: undefined, endTime: undefined, durationMinutes: 30, speakerIds: [] });
	expect((await loadTimetable({}, "en")).count).toBe("6 sessions");
	await deleteSession(db, "unscheduled");
	for (let number = 0; number < 97; number++) {
		const startTime = `${String(7 + Math.floor(number / 10)).padStart(2, "0")}:0${number % 10}`;
		await insertSession(db, { ...keynote, id: `many-${number}`, startTime, endTime: "22:00", speakerIds: [], roomId: undefined });
	}
	const { days: fitting } = await loadTimetable({}, "en");
	await db.deleteFrom("session").where("agenda_id", "like", "many-%").execute();
	expect(fitting.map(({ day, heading }) => [day, heading])).toEqual([[1, undefined]]);
});

test("a day without sessions offers to add the first one", async () => {
	await db.deleteFrom("session").where("date", "=", "2025-11-20").execute();
	const { isEmpty, entries, count, columns } = dayOf(await loadTimetable({ day: 2 }, "en"), 2);
	expect({ isEmpty, entries, count, columns: columns.length }).toEqual({ isEmpty: true, entries: [], count: "0 sessions", columns: 2 });
});
