import { expect, test } from "vitest";
import { gridOf } from "./grid";

const session = (id: string, room: string | undefined, times: string) => ({ id, roomId: room, startTime: times.slice(0, 5), endTime: times.slice(6) });
const layOut = (...sessions: ReturnType<typeof session>[]) => {
	const { entries, rooms, ...grid } = gridOf(sessions, [{ id: "Hall" }, { id: "Empty" }, { id: "Lab" }]);
	return {
		...grid,
		rooms: rooms.map(({ room, ...column }) => ({ name: room?.id, ...column })),
		entries: entries.map(({ session: { id }, lane }) => [id, lane]),
	};
};

test("rooms stand side by side in their order, from the first full hour to the last", () => {
	expect(layOut(session("lab", "Lab", "09:10-10:00"), session("hall", "Hall", "09:30-11:20"))).toEqual({
		firstHour: 9,
		lastHour: 12,
		lanes: 2,
		rooms: [
			{
				name: "Hall",
				lane: 1,
				lanes: 1,
				free: [
					{ startTime: "09:00", endTime: "09:30" },
					{ startTime: "11:20", endTime: "12:00" },
				],
			},
			{ name: "Lab", lane: 2, lanes: 1, free: [{ startTime: "10:00", endTime: "12:00" }] },
		],
		entries: [
			["lab", 2],
			["hall", 1],
		],
	});
});

test("a room that is booked twice gets as many lanes as it needs; meeting at the minute is no overlap", () => {
	const { lanes, rooms, entries } = layOut(
		session("one", "Hall", "09:00-10:00"),
		session("two", "Hall", "09:30-10:30"),
		session("three", "Hall", "10:00-11:00"),
		session("lab", "Lab", "10:00-11:00"),
	);
	expect(lanes).toBe(3);
	expect(rooms.map(({ lane, lanes, free }) => [lane, lanes, free])).toEqual([
		[1, 2, []],
		[3, 1, [{ startTime: "09:00", endTime: "10:00" }]],
	]);
	expect(entries).toEqual([
		["one", 1],
		["two", 2],
		["three", 1],
		["lab", 3],
	]);
});

test("what has no room yet stands after all rooms", () => {
	const { rooms, entries } = layOut(session("homeless", undefined, "09:00-10:00"), session("lab", "Lab", "09:00-10:00"));
	expect(rooms.map(({ name, lane }) => [name, lane])).toEqual([
		["Lab", 1],
		[undefined, 2],
	]);
	expect(entries).toEqual([
		["homeless", 2],
		["lab", 1],
	]);
});

test("a day that lasts until midnight has no hour after it", () => {
	const { firstHour, lastHour, rooms } = layOut(session("late", "Hall", "22:00-23:15"));
	expect([firstHour, lastHour, rooms[0]?.free]).toEqual([22, 24, [{ startTime: "23:15", endTime: "23:59" }]]);
});
