import { expect, test } from "vitest";
import { durationText } from "./facts.server.ts";
import { neighbors } from "./neighbors.ts";
import type { SessionType } from "./schema.ts";

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

const session = (id: string, startTime: string, endTime: string, day = 19, type: SessionType = "Panel") => ({
	...{ id, startTime, endTime, type, date: `2025-11-${day}` },
});
const agenda = [
	session("keynote", "09:00", "10:00"),
	session("coffee", "10:00", "10:30", 19, "Break"),
	session("a-panel", "10:30", "11:30"),
	session("b-panel", "10:30", "11:30"),
	session("talk", "09:00", "10:00", 20),
];

test("neighbors are the sessions before and after in the agenda, across days and without breaks", () => {
	const idsAround = (itself: (typeof agenda)[number]) => Object.values(neighbors(agenda, itself)).map((one) => one?.id);
	expect(agenda.map(idsAround)).toEqual([
		[undefined, "a-panel"],
		["keynote", "a-panel"],
		["keynote", "b-panel"],
		["a-panel", "talk"],
		["b-panel", undefined],
	]);
	expect(idsAround(session("off-agenda", "12:00", "13:00"))).toEqual(["b-panel", "talk"]);
});
