import { expect, test } from "vitest";
import { db } from "~/database.server";
import { newSessionPath } from "./new-session.server";
import { deleteSession, findSession, insertSession } from "./queries.server";
import type { WrittenSession } from "./schema";
import { loadTimetable } from "./timetable.server";

const keynote = (await findSession("keep-the-old-machine")) as WrittenSession;

test("a sound day shows every session in its room and its time, and where there is room for more", async () => {
	const { count, grid, entries, conflicts, tabs, add } = await loadTimetable({ day: 1 }, "sv");
	expect({ count, conflicts, add }).toEqual({
		count: "19 programpunkter",
		conflicts: [],
		add: { words: "Lägg till en programpunkt", path: "/admin/agenda/new?day=1" },
	});
	expect(tabs.map(({ name, date, current }) => [name, date, current])).toEqual([
		["Dag 1", "Onsdag 19 november", true],
		["Dag 2", "Torsdag 20 november", false],
	]);
	expect(grid.size).toBe("lanes-8 hours-16");
	expect(grid.rooms.slice(0, 3).map(({ name, place }) => [name.text, place])).toEqual([
		["Stora salen", "lane-1 across-1"],
		["Innergården", "lane-2 across-1"],
		["Innovationslabb 1", "lane-3 across-1"],
	]);
	expect(grid.free[0]).toEqual({
		to: newSessionPath({ day: 1, startTime: "07:00", endTime: "08:00", roomId: keynote.roomId }),
		label: "Lägg till en programpunkt: Stora salen, 07:00–08:00",
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

test("what is booked twice is marked on both, and said once each", async () => {
	await insertSession(db, { ...keynote, id: "clash", title: { en: "Clash" }, startTime: "09:50", endTime: "10:05" });
	const { entries, conflicts, grid } = await loadTimetable({ day: 1 }, "en");
	await deleteSession(db, "clash");
	const marks = Object.fromEntries(entries.flatMap(({ id, marks }) => (marks.length > 0 ? [[id, marks]] : [])));
	expect(marks).toEqual({
		[keynote.id]: ["Speaker booked twice", "Room booked twice"],
		clash: ["Speaker booked twice", "Room booked twice"],
		"sowing-water": ["Room booked twice"],
	});
	expect(conflicts).toHaveLength(3);
	expect(grid.size).toBe("lanes-9 hours-16");
});

test("a day without sessions offers the first one", async () => {
	await db.deleteFrom("session").where("date", "=", "2025-11-20").execute();
	const { isEmpty, entries, count, columns } = await loadTimetable({ day: 2 }, "en");
	expect({ isEmpty, entries, count, columns: columns.length }).toEqual({ isEmpty: true, entries: [], count: "0 sessions", columns: 8 });
});
