import { expect, test } from "vitest";
import { durationText } from "./facts.server.ts";
import { neighbors } from "./neighbors.ts";

test.each([
	[1, "1 min", "1 min", "1 min"],
	[45, "45 mins", "45 min", "45 min"],
	[59, "59 mins", "59 min", "59 min"],
	[60, "1 hour", "1 hora", "1 timme"],
	[90, "1 hour", "1 hora", "1 timme"],
	[119, "1 hour", "1 hora", "1 timme"],
	[120, "2 hours", "2 horas", "2 timmar"],
	[200, "3 hours", "3 horas", "3 timmar"],
])("%i minutes are formatted as %s, %s, %s", (minutes, en, es, sv) => {
	expect([durationText(minutes, "en"), durationText(minutes, "es"), durationText(minutes, "sv")]).toEqual([en, es, sv]);
});

const session = (id: string, startTime: string, endTime: string, roomId = "hall", date = "2025-11-19") => ({ id, date, startTime, endTime, roomId });
const itself = session("itself", "11:30", "13:00", "lab");
const sessions = [
	session("opening", "09:00", "09:45", "lab"),
	session("keynote", "10:00", "11:00"),
	session("panel", "10:15", "11:00"),
	itself,
	session("other", "12:00", "14:00"),
	session("early", "11:00", "12:00"),
	session("lunch", "13:00", "14:00"),
	session("late", "15:00", "16:00", "lab"),
	session("dinner", "19:00", "21:00", "lab"),
	session("next-day", "11:30", "13:00", "lab", "2025-11-20"),
];

test("returns the previous, overlapping and next sessions of that day, without the session itself", () => {
	const { before, during, after } = neighbors(sessions, itself);
	expect([before, during, after].map((group) => group.map(({ id }) => id))).toEqual([["keynote", "panel"], ["other", "early"], ["lunch"]]);
	expect(neighbors([], itself)).toEqual({ before: [], during: [], after: [], inRoom: { previous: undefined, next: undefined } });
});

test("returns neighbors in the same room, and none without a room", () => {
	const { previous, next } = neighbors(sessions, itself).inRoom;
	expect([previous?.id, next?.id]).toEqual(["opening", "late"]);
	expect(neighbors(sessions, { ...itself, roomId: undefined }).inRoom).toEqual({ previous: undefined, next: undefined });
});
