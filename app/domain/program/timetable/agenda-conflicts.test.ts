import { expect, test } from "vitest";
import { agendaConflicts } from "./agenda-conflicts.ts";

const session = (id: string, hours: string, roomId?: string, date = "2025-11-19") => {
	const [startTime = "", endTime = ""] = hours.split("-");
	return { id, date, startTime, endTime, roomId };
};

const conflictsOf = (...sessions: ReturnType<typeof session>[]) =>
	[...agendaConflicts(sessions)].map(([{ id }, { clashes, walk }]) => [id, clashes.map(({ id }) => id), walk && [walk.from.id, walk.minutes]]);

test("overlapping sessions on the same day clash in both directions", () => {
	expect(
		conflictsOf(session("a", "09:00-10:00"), session("b", "09:59-11:00"), session("c", "10:00-10:30"), session("d", "09:00-10:00", "hall", "2025-11-20")),
	).toEqual([
		["a", ["b"], undefined],
		["b", ["a", "c"], undefined],
		["c", ["b"], undefined],
		["d", [], undefined],
	]);
});

test("reports the shortest way to another room below ten minutes", () => {
	expect(
		conflictsOf(
			session("a", "09:00-09:50", "hall"),
			session("b", "09:30-09:55", "lab"),
			session("c", "10:00-10:30", "garden"),
			session("d", "10:30-11:00", "garden"),
			session("e", "11:10-11:30", "hall"),
			session("f", "11:30-12:00", "lab"),
			session("g", "12:00-12:30"),
		),
	).toEqual([
		["a", ["b"], undefined],
		["b", ["a"], undefined],
		["c", [], ["b", 5]],
		["d", [], undefined],
		["e", [], undefined],
		["f", [], ["e", 0]],
		["g", [], undefined],
	]);
});
