import { expect, test } from "vitest";
import { gridOf } from "./grid.ts";
import { pagesOfGrid } from "./grid-pages.ts";

const rooms = ["A", "B", "C", "D"].map((id) => ({ id }));
const session = (id: string, roomId: string) => ({ id, roomId, startTime: "09:00", endTime: "09:30" });
const laid = (sessions: ReturnType<typeof session>[], most: { lanes: number; entries: number }) =>
	pagesOfGrid(gridOf(sessions, rooms), most).map((page) => ({
		lanes: page.lanes,
		rooms: page.rooms.map(({ room, lane, lanes }) => `${room?.id}: ${lane}+${lanes}`),
		entries: page.entries.map((entry) => `${entry.session.id}: ${entry.lane}`),
	}));

test("a small grid is one page, unchanged", () => {
	const grid = gridOf([session("one", "B")], rooms);
	expect(pagesOfGrid(grid, { lanes: 4, entries: 1 })).toEqual([grid]);
});

test("too many sessions or lanes are split between rooms, and each page begins at its first lane", () => {
	const sessions = [session("a", "A"), session("c", "C"), session("c2", "C"), session("d", "D")];
	expect(laid(sessions, { lanes: 9, entries: 3 })).toEqual([
		{ lanes: 4, rooms: ["A: 1+1", "B: 2+1", "C: 3+2"], entries: ["a: 1", "c: 3", "c2: 4"] },
		{ lanes: 1, rooms: ["D: 1+1"], entries: ["d: 1"] },
	]);
	expect(laid(sessions, { lanes: 2, entries: 9 }).map((page) => page.rooms)).toEqual([["A: 1+1", "B: 2+1"], ["C: 1+2"], ["D: 1+1"]]);
});

test("a room with more lanes than a page continues on the next, and no session is lost", () => {
	const sessions = Array.from({ length: 5 }, (_, number) => session(`b${number}`, "B"));
	expect(laid(sessions, { lanes: 2, entries: 9 })).toEqual([
		{ lanes: 1, rooms: ["A: 1+1"], entries: [] },
		{ lanes: 2, rooms: ["B: 1+2"], entries: ["b0: 1", "b1: 2"] },
		{ lanes: 2, rooms: ["B: 1+2"], entries: ["b2: 1", "b3: 2"] },
		{ lanes: 2, rooms: ["B: 1+1", "C: 2+1"], entries: ["b4: 1"] },
		{ lanes: 1, rooms: ["D: 1+1"], entries: [] },
	]);
});
