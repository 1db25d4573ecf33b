import { expect, test } from "vitest";
import { soonest } from "./now";

const session = (id: string, startTime: string, roomId: string, date = "2025-11-19") => ({ id, date, startTime, endTime: "23:00", roomId });
const COMING = [session("a", "10:00", "hall"), session("b", "10:00", "lab"), session("c", "10:30", "garden"), session("d", "11:00", "hall")];
const next = (...running: string[]) =>
	soonest(
		COMING,
		running.map((room) => session(room, "09:00", room)),
	).map(({ id }) => id);

test("next is all that begins first; while several rooms are in use, also what comes next in each of them", () => {
	expect([next(), next("garden"), next("garden", "lab"), next("garden", "hall", "cellar")]).toEqual([
		["a", "b"],
		["a", "b"],
		["a", "b", "c"],
		["a", "b", "c"],
	]);
});

test("what begins at the same hour of a later day is not next", () => {
	expect(soonest([session("last", "22:00", "hall"), session("tomorrow", "22:00", "hall", "2025-11-20")], [])).toMatchObject([{ id: "last" }]);
	expect(soonest([], [])).toEqual([]);
});
