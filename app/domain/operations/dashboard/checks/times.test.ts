import { expect, test } from "vitest";
import { checkBookings } from "#app/domain/program/checks/bookings.ts";
import { event, inAll, keynote, soundContent, workshop } from "../../../../../tests/support/content.ts";
import { checkDatesAnnounced, checkTimes, checkUnscheduled } from "./times.server.ts";

const path = "/admin/agenda/keynote";
const days = { start: { isoDate: "2025-11-19" }, end: { isoDate: "2025-11-21" } };

test("a valid agenda has no impossible time", () => {
	expect(checkTimes(soundContent)).toEqual([]);
});

test.each(["09:00", "08:59"])("finds a session from 09:00 to %s", (endTime) => {
	expect(checkTimes({ ...soundContent, sessions: [{ ...keynote, endTime }] })).toEqual([
		{ kind: "endsBeforeStart", path, values: { title: inAll("Wind"), start: "09:00", end: endTime } },
	]);
});

test.each(["2025-11-18", "2025-11-22"])("finds a session and a workshop on %s, outside the event", (date) => {
	const found = checkTimes({ ...soundContent, sessions: [{ ...keynote, date }], workshops: [{ ...workshop, date, offAgenda: true }] });
	expect(found).toEqual([
		{ kind: "outsideEvent", path, values: { title: inAll("Wind"), date: { isoDate: date }, ...days } },
		{ kind: "outsideEvent", path: "/admin/workshops/pumps", values: { title: inAll("Pumps"), date: { isoDate: date }, ...days } },
	]);
});

test.each(["startTime", "endTime"] as const)("finds a session and a workshop whose %s the clock skips", (moved) => {
	const spring = { ...event, startDate: "2026-03-28", endDate: "2026-03-29", timeZone: "Europe/Stockholm" };
	const times = { date: "2026-03-29", startTime: "01:30", endTime: "03:15", [moved]: "02:15" };
	const found = checkTimes({ event: spring, sessions: [{ ...keynote, ...times }], workshops: [{ ...workshop, ...times, offAgenda: true }] });
	const left = { date: { isoDate: "2026-03-29" }, time: "02:15" };
	expect(found).toEqual([
		{ kind: "timeLeftOut", path, values: { title: inAll("Wind"), ...left } },
		...(moved === "startTime" ? [{ kind: "timeLeftOut", path: "/admin/workshops/pumps", values: { title: inAll("Pumps"), ...left } }] : []),
	]);
});

test("finds unannounced dates of visible sessions once, with the number of sessions", () => {
	const hidden = { ...soundContent, event: { ...event, datesAnnounced: false } };
	expect(checkDatesAnnounced(soundContent)).toEqual([]);
	expect(checkDatesAnnounced({ ...hidden, sessions: [{ ...keynote, status: "draft" }], workshops: [workshop] })).toEqual([]);
	expect(checkDatesAnnounced({ ...hidden, workshops: [{ ...workshop, offAgenda: true }] })).toEqual([
		{ kind: "datesNotAnnounced", path: "/admin/settings/event#event-dates", count: 3, values: {} },
	]);
});

test("finds unscheduled sessions unless they are canceled, without conflicts of rooms or speakers", () => {
	const open = { date: undefined, startTime: undefined };
	const waiting = { ...keynote, ...open, day: undefined, endTime: undefined, durationMinutes: 45 };
	const content = {
		...soundContent,
		sessions: [keynote, waiting, { ...waiting, id: "never", status: "cancelled" as const }],
		workshops: [{ ...workshop, ...open, offAgenda: true }],
	};
	expect(checkUnscheduled(content)).toEqual([
		{ kind: "notScheduled", path, values: { title: inAll("Wind") } },
		{ kind: "notScheduled", path: "/admin/workshops/pumps", values: { title: inAll("Pumps") } },
	]);
	expect([...checkTimes(content), ...checkBookings(content)]).toEqual([]);
});
