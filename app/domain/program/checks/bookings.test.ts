import { expect, test } from "vitest";
import { ana, hall, inAll, keynote, lab, soundContent, workshop, workshopSession } from "../../../../tests/support/content.ts";
import { checkBookings } from "./bookings.ts";

const panel = { ...keynote, id: "panel", title: inAll("Sun"), startTime: "09:59", endTime: "11:00" };
const elsewhere = { ...panel, roomId: "lab" };
const without = { ...panel, speakerIds: [] };
const people = { speakers: [ana], rooms: [hall, lab], workshops: [] };
const values = { first: inAll("Wind"), second: inAll("Sun"), date: { isoDate: "2025-11-19" }, time: "09:59" };

test("a valid agenda has no double booking: a workshop on it is one session", () => {
	expect(checkBookings(soundContent)).toEqual([]);
});

test("a speaker in two sessions at one time is reported once, in any order", () => {
	const found = [{ kind: "speakerBookedTwice", path: "/admin/agenda/panel", values: { speaker: "Ana", ...values } }];
	expect(checkBookings({ ...people, sessions: [keynote, elsewhere] })).toEqual(found);
	expect(checkBookings({ ...people, sessions: [elsewhere, keynote] })).toEqual(found);
});

test("reports a room used twice at one time", () => {
	expect(checkBookings({ ...people, sessions: [keynote, without] })).toEqual([
		{ kind: "roomBookedTwice", path: "/admin/agenda/panel", values: { room: inAll("Main hall"), ...values } },
	]);
});

test.each([
	["that begins when the other ends", { startTime: "10:00" }],
	["on another day", { date: "2025-11-20" }],
	["with other people in another room", { roomId: "lab", speakerIds: [] }],
	["with other people and no room yet", { roomId: undefined, speakerIds: [] }],
])("a session %s is not a double booking", (_, change) => {
	expect(checkBookings({ ...people, sessions: [keynote, { ...panel, ...change }] })).toEqual([]);
});

test("sessions without a room do not share one", () => {
	const sessions = [keynote, without].map((session) => ({ ...session, roomId: undefined }));
	expect(checkBookings({ ...people, sessions })).toEqual([]);
});

test("a workshop outside the agenda books its speaker and room too", () => {
	const sessions = [{ ...workshopSession, workshopId: undefined, title: inAll("Panel"), startTime: "12:29", endTime: "13:00" }];
	const shared = { first: inAll("Pumps"), second: inAll("Panel"), date: { isoDate: "2025-11-20" }, time: "12:29" };
	expect(checkBookings({ ...people, workshops: [{ ...workshop, offAgenda: true }], sessions })).toEqual([
		{ kind: "speakerBookedTwice", path: "/admin/agenda/pumps-session", values: { speaker: "Ana", ...shared } },
		{ kind: "roomBookedTwice", path: "/admin/agenda/pumps-session", values: { room: inAll("Lab 1"), ...shared } },
	]);
});
