import { expect, test } from "vitest";
import { gridOf, highSteps, hoursIn } from "./grid.ts";

const session = (id: string, room: string | undefined, times: string) => ({ id, roomId: room, startTime: times.slice(0, 5), endTime: times.slice(6) });
const layOut = (...sessions: ReturnType<typeof session>[]) => {
	const { entries, rooms, ...grid } = gridOf(sessions, [{ id: "Hall" }, { id: "Empty" }, { id: "Lab" }]);
	return {
		...grid,
		rooms: rooms.map(({ room, ...column }) => ({ name: room?.id, ...column })),
		entries: entries.map(({ session: { id }, lane }) => [id, lane]),
	};
};

test("rooms are side by side in order, from an hour before the first session to an hour after the last", () => {
	expect(layOut(session("lab", "Lab", "09:10-10:00"), session("hall", "Hall", "09:30-11:20"))).toEqual({
		firstHour: 8,
		lastHour: 13,
		lanes: 3,
		rooms: [
			{
				name: "Hall",
				lane: 1,
				lanes: 1,
				free: [
					{ startTime: "08:00", endTime: "09:30" },
					{ startTime: "11:20", endTime: "13:00" },
				],
			},
			{ name: "Empty", lane: 2, lanes: 1, free: [{ startTime: "08:00", endTime: "13:00" }] },
			{
				name: "Lab",
				lane: 3,
				lanes: 1,
				free: [
					{ startTime: "08:00", endTime: "09:10" },
					{ startTime: "10:00", endTime: "13:00" },
				],
			},
		],
		entries: [
			["lab", 3],
			["hall", 1],
		],
	});
});

test("a double-booked room has as many lanes as it needs; sessions that meet at the minute do not overlap", () => {
	const { lanes, rooms, entries } = layOut(
		session("one", "Hall", "09:00-10:00"),
		session("two", "Hall", "09:30-10:30"),
		session("three", "Hall", "10:00-11:00"),
		session("lab", "Lab", "10:00-11:00"),
	);
	expect(lanes).toBe(4);
	expect(rooms.map(({ lane, lanes }) => [lane, lanes])).toEqual([
		[1, 2],
		[3, 1],
		[4, 1],
	]);
	expect(entries).toEqual([
		["one", 1],
		["two", 2],
		["three", 1],
		["lab", 4],
	]);
});

test("sessions without a room come after all rooms", () => {
	const { rooms, entries } = layOut(session("homeless", undefined, "09:00-10:00"), session("lab", "Lab", "09:00-10:00"));
	expect(rooms.map(({ name, lane }) => [name, lane])).toEqual([
		["Hall", 1],
		["Empty", 2],
		["Lab", 3],
		[undefined, 4],
	]);
	expect(entries).toEqual([
		["homeless", 4],
		["lab", 3],
	]);
});

test("a day that lasts until midnight has no hour after it", () => {
	const { firstHour, lastHour, rooms } = layOut(session("late", "Hall", "22:00-23:15"));
	expect([firstHour, lastHour, rooms[0]?.free[1]]).toEqual([21, 24, { startTime: "23:15", endTime: "23:59" }]);
});

test("an empty day shows every room, from morning to evening", () => {
	const { firstHour, lastHour, rooms } = layOut();
	expect([firstHour, lastHour, rooms.map(({ free }) => free)]).toEqual([8, 20, Array(3).fill([{ startTime: "08:00", endTime: "20:00" }])]);
});

test("an hour with a session shorter than 20 minutes is taller, in all of its steps", () => {
	const { entries } = gridOf([session("long", "Hall", "09:00-09:20"), session("short", "Lab", "10:55-11:05")], [{ id: "Hall" }, { id: "Lab" }]);
	const steps = highSteps({ firstHour: 8, lastHour: 12, entries });
	expect([steps.length, steps[0], steps.at(-1)]).toEqual([24, { startTime: "10:00", endTime: "10:05" }, { startTime: "11:55", endTime: "12:00" }]);
});

test("free time is split at full hours, and short periods join the next one", () => {
	const inHours = (startTime: string, endTime: string) => hoursIn({ startTime, endTime }).map((span) => `${span.startTime}-${span.endTime}`);
	expect(inHours("09:00", "12:00")).toEqual(["09:00-10:00", "10:00-11:00", "11:00-12:00"]);
	expect(inHours("09:40", "12:20")).toEqual(["09:40-11:00", "11:00-12:20"]);
	expect(inHours("09:15", "09:45")).toEqual(["09:15-09:45"]);
});
