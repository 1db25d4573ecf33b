import { expect, test } from "vitest";
import { dayGrids } from "./day-grid.ts";

const ROOMS = [{ id: "hall" }, { id: "lab" }, { id: "empty" }];
const session = (title: string, startTime: string, endTime: string, roomId?: string) => ({ title, startTime, endTime, roomId });

/** Lists each row as its time and cells: title, first column, row span, column span. */
const layOut = (...sessions: ReturnType<typeof session>[]) =>
	dayGrids(sessions, ROOMS).map(({ rooms, rows }) => [
		rooms.map(({ room, lanes }) => `${room?.id ?? "none"} ${lanes}`),
		...rows.map(({ startTime, minutes, cells }) =>
			[`${startTime} ${minutes}`, ...cells.map((cell) => `${cell.session?.title ?? "-"} ${cell.lane} ${cell.rows}×${cell.columns}`)].join(" | "),
		),
	]);

test("a free cell ends at each full hour", () => {
	expect(layOut(session("a", "09:30", "10:00", "hall"), session("b", "11:30", "12:00", "hall"), session("c", "09:30", "12:00", "lab"))).toEqual([
		[["hall 1", "lab 1"], "09:30 30 | a 1 1×1 | c 2 4×1", "10:00 60 | - 1 1×1", "11:00 30 | - 1 1×1", "11:30 30 | b 1 1×1"],
	]);
});

test("a room with one or two sessions, one after the other, is narrow", () => {
	const inHall = ["09:00", "10:00", "11:00"].map((time) => session(time, time, `${time.slice(0, 3)}30`, "hall"));
	const inLab = ["09:00", "10:00"].map((time) => session(time, time, `${time.slice(0, 3)}30`, "lab"));
	const narrow = (...sessions: ReturnType<typeof session>[]) => dayGrids(sessions, ROOMS)[0]?.rooms.map(({ room, isNarrow }) => [room?.id, isNarrow]);
	expect(narrow(...inHall, ...inLab)).toEqual([
		["hall", false],
		["lab", true],
	]);
	expect(narrow(...inLab, session("b", "09:15", "09:45", "lab"))).toEqual([["lab", false]]);
});

test("rooms with sessions are columns; rows begin at starts, ends and full hours", () => {
	expect(layOut(session("opening", "09:30", "10:15", "hall"), session("leak", "09:45", "11:00", "lab"), session("end", "10:30", "11:00", "hall"))).toEqual([
		[["hall 1", "lab 1"], "09:30 15 | opening 1 3×1 | - 2 1×1", "09:45 15 | leak 2 4×1", "10:00 15", "10:15 15 | - 1 1×1", "10:30 30 | end 1 1×1"],
	]);
});

test("the current time begins its own row within the day, or marks a row that begins then", () => {
	const rows = (now: string) =>
		dayGrids([session("opening", "09:30", "10:15", "hall")], ROOMS, now).flatMap((page) =>
			page.rows.map(({ startTime, minutes, cells, isNow }) => `${startTime} ${minutes} ${cells.map(({ rows }) => rows)}${isNow ? " now" : ""}`),
		);
	const withoutIt = ["09:30 30 2", "10:00 15 "];
	expect([rows("09:40"), rows("10:00")]).toEqual([
		["09:30 10 3", "09:40 20  now", "10:00 15 "],
		["09:30 30 2", "10:00 15  now"],
	]);
	expect([rows("09:25"), rows("10:15")]).toEqual([withoutIt, withoutIt]);
});

test("a session without a room spans all rooms if nothing else is on, otherwise it has its own column", () => {
	const talks = [session("a", "09:00", "10:00", "hall"), session("b", "09:00", "10:00", "lab")];
	expect(layOut(...talks, session("lunch", "10:00", "10:30"))).toEqual([[["hall 1", "lab 1"], "09:00 60 | a 1 1×1 | b 2 1×1", "10:00 30 | lunch 1 1×2"]]);
	expect(layOut(...talks, session("tour", "09:30", "10:30"))).toEqual([
		[["hall 1", "lab 1", "none 1"], "09:00 30 | a 1 2×1 | b 2 2×1 | - 3 1×1", "09:30 30 | tour 3 2×1", "10:00 30 | - 1 1×1 | - 2 1×1"],
	]);
	expect(layOut(session("lunch", "12:00", "12:30"))).toEqual([[[], "12:00 30 | lunch 1 1×1"]]);
});

test("a double-booked room has a column for each session", () => {
	expect(layOut(session("a", "09:00", "10:00", "hall"), session("b", "09:30", "10:00", "hall"))).toEqual([
		[["hall 2"], "09:00 30 | a 1 2×1 | - 2 1×1", "09:30 30 | b 2 1×1"],
	]);
});

test("a large day has several pages with complete columns", () => {
	const rooms = Array.from({ length: 30 }, (_, index) => ({ id: `room-${index}` }));
	const pages = dayGrids(
		rooms.map(({ id }) => session(id, "09:00", "10:00", id)),
		rooms,
	);
	expect(pages.map(({ rooms: shown, rows }) => [shown.length, rows[0]?.cells.map(({ lane }) => lane).at(-1)])).toEqual([
		[10, 10],
		[10, 10],
		[10, 10],
	]);
});
