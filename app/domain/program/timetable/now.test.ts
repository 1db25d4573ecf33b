import { expect, test } from "vitest";
import { soonest } from "./now.ts";

const session = (id: string, startTime: string, roomId: string, endTime = "23:00", date = "2025-11-19") => ({ id, date, startTime, endTime, roomId });
const COMING = [session("talk", "10:00", "hall"), session("workshop", "10:00", "lab"), session("lunch", "12:00", "garden"), session("panel", "13:00", "hall")];
const next = (...until: string[]) =>
	soonest(
		COMING,
		until.map((endTime) => session("now", "09:00", "cellar", endTime)),
	).map(({ id }) => id);

test("returns the next sessions to begin, and the next in each room that begins before all running ones are over", () => {
	expect([next(), next("10:00"), next("10:00", "11:59"), next("12:00", "10:00"), next("14:00")]).toEqual([
		["talk", "workshop"],
		["talk", "workshop"],
		["talk", "workshop"],
		["talk", "workshop", "lunch"],
		["talk", "workshop", "lunch"],
	]);
});

test("a session at the same hour of a later day is not next", () => {
	const [last, tomorrow] = [session("last", "22:00", "hall"), session("tomorrow", "22:00", "hall", "23:00", "2025-11-20")];
	expect([soonest([last, tomorrow], []), soonest([], [])]).toEqual([[last], []]);
});
