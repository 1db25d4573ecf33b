import { expect, test } from "vitest";
import { type Booking, clashOf } from "./clashes.ts";
import { endingAt, movedTo, spanOf, timesOf } from "./moving.ts";

const HOURS = { firstHour: 8, lastHour: 20 };
const talk = spanOf({ startTime: "09:30", endTime: "10:15" });

test.each([
	[talk.start + 7, "09:35", "10:20"],
	[talk.start + 8, "09:40", "10:25"],
	[0, "08:00", "08:45"],
	[24 * 60, "19:15", "20:00"],
])("moved to minute %i, a session begins at %s and ends at %s", (to, startTime, endTime) => {
	expect(timesOf(movedTo(talk, to, HOURS))).toEqual({ startTime, endTime });
});

test.each([
	[talk.end + 12, "10:25"],
	[talk.start - 60, "09:35"],
	[24 * 60, "20:00"],
])("resized to minute %i, a session ends at %s", (to, endTime) => {
	expect(timesOf(endingAt(talk, to, HOURS))).toEqual({ startTime: "09:30", endTime });
});

test("the last minute of a day is 23:59; a session that ends then can be moved and resized to it again", () => {
	const whole = { firstHour: 0, lastHour: 24 };
	expect(timesOf(endingAt(talk, 24 * 60, whole))).toEqual({ startTime: "09:30", endTime: "23:59" });
	expect(timesOf(endingAt(spanOf({ startTime: "23:30", endTime: "23:59" }), 23 * 60 + 59, whole))).toEqual({ startTime: "23:30", endTime: "23:59" });
});

const booking = (change: Partial<Booking> = {}): Booking => ({
	...{ date: "2025-11-19", startTime: "09:00", endTime: "10:00", roomId: "hall", speakerIds: ["ana", "erik"] },
	...change,
});

test.each([
	["one room at one time", { speakerIds: [] }, { speakerIds: [], roomId: "hall" }],
	["a speaker in two rooms", { roomId: "lab", speakerIds: ["erik"] }, { speakerIds: ["erik"], roomId: undefined }],
	["a speaker without a room", { roomId: undefined, startTime: "09:55", endTime: "10:30" }, { speakerIds: ["ana", "erik"], roomId: undefined }],
	["meeting at the minute", { startTime: "10:00", endTime: "11:00" }, undefined],
	["another day", { date: "2025-11-20" }, undefined],
	["another room and other speakers", { roomId: "lab", speakerIds: ["sol"] }, undefined],
])("compares bookings: %s", (_, change, expected) => {
	expect(clashOf(booking(), booking(change))).toEqual(expected);
	expect(clashOf(booking({ roomId: undefined, speakerIds: [] }), booking({ roomId: undefined, speakerIds: [] }))).toBeUndefined();
});
