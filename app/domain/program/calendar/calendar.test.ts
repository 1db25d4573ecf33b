import ICAL from "ical.js";
import { expect, test } from "vitest";
import { instantsOf } from "#app/domain/content/event/days.server.ts";
import { TIME_ZONES } from "#app/domain/content/event/schema.ts";
import { event } from "../../../../tests/support/content.ts";
import { calendarOf } from "./calendar.server.ts";
import type { CalendarEntry } from "./calendar-entries.server.ts";

const keynote: CalendarEntry = {
	id: "keynote",
	uid: "keynote",
	revision: 3,
	changedAt: Temporal.Instant.from("2025-01-02T03:04:05.678Z"),
	isCancelled: false,
	path: "/agenda/keynote",
	date: "2025-11-20",
	startTime: "18:30",
	endTime: "19:15",
	title: { en: "Wind; sun, and \\ water", es: "Viento; sol, y \\ agua" },
	description: { en: "Two lines,\nno less." },
	format: "plain",
	room: { id: "hall", name: { en: "Main hall", es: "Sala principal" }, stepFree: true, hearingLoop: true, order: 1 },
	type: "Keynote",
	speakers: [{ id: "astrid-lindqvist", name: "Astrid Lindqvist", company: "Kvarnen", country: "SE" }],
};

function calendar(entries: CalendarEntry[], timeZone = event.timeZone) {
	const addressOf = (path: string) => `https://summit.example/es${path}`;
	return calendarOf({ event: { ...event, timeZone }, entries, locale: "es", addressOf });
}

test("a session becomes an entry in local time, with its time zone and escaped text", async () => {
	const unfolded = (await calendar([keynote])).replaceAll("\r\n ", "");
	expect(unfolded.split("\r\n")).toEqual([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//LATAM Nordics Summit//Agenda//EN",
		"CALSCALE:GREGORIAN",
		"NAME:Norte Summit 2025",
		"X-WR-CALNAME:Norte Summit 2025",
		"REFRESH-INTERVAL;VALUE=DURATION:PT1H",
		"X-PUBLISHED-TTL:PT1H",
		"BEGIN:VTIMEZONE",
		"TZID:America/Mexico_City",
		"BEGIN:STANDARD",
		"DTSTART:20221030T020000",
		"TZOFFSETFROM:-0500",
		"TZOFFSETTO:-0600",
		"END:STANDARD",
		"END:VTIMEZONE",
		"BEGIN:VEVENT",
		`UID:keynote@${event.id}`,
		"SEQUENCE:3",
		"DTSTAMP:20250102T030405Z",
		"DTSTART;TZID=America/Mexico_City:20251120T183000",
		"DTEND;TZID=America/Mexico_City:20251120T191500",
		"SUMMARY:Viento\\; sol\\, y \\\\ agua",
		"LOCATION:Sala principal\\, Casa del Agua\\, Calle 5\\, Centro\\, Puebla",
		"GEO:19.0414;-98.2063",
		"DESCRIPTION:Two lines\\,\\nno less.\\nAstrid Lindqvist\\, Kvarnen",
		"CATEGORIES:Conferencia magistral",
		"URL;VALUE=URI:https://summit.example/es/agenda/keynote",
		"STATUS:CONFIRMED",
		"LAST-MODIFIED:20250102T030405Z",
		"END:VEVENT",
		"END:VCALENDAR",
		"",
	]);
});

test("a session that is no longer public is cancelled, with only its title and time", async () => {
	const { description: _, format: __, room: ___, speakers: ____, type: _____, ...gone } = keynote;
	const [entry] = parsed(await calendar([{ ...gone, isCancelled: true }]));
	expect([entry?.getFirstPropertyValue("status"), entry?.getFirstPropertyValue("summary"), entry?.hasProperty("description")]).toEqual([
		"CANCELLED",
		"Viento; sol, y \\ agua",
		false,
	]);
});

function parsed(text: string): ICAL.Component[] {
	return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
}

function instantsIn(text: string): string[][] {
	return parsed(text).map((entry) =>
		["dtstart", "dtend"].map((name) => new Date((entry.getFirstPropertyValue(name) as ICAL.Time).toUnixTime() * 1000).toISOString()),
	);
}

test.each([
	["America/Mexico_City", "18:30"],
	["Europe/Stockholm", "01:30"],
	["Europe/Helsinki", "02:30"],
	["Atlantic/Reykjavik", "00:30"],
	["America/Sao_Paulo", "21:30"],
])("another parser reads the session in %s at %s", async (zone, time) => {
	const [[start = ""] = []] = instantsIn(await calendar([keynote]));
	expect(new Date(start).toLocaleTimeString("sv", { timeZone: zone, timeStyle: "short" })).toBe(time);
});

test("another parser reads the same instants as the site, in any place and year", async () => {
	const dates = ["2025-03-08", "2025-03-30", "2025-07-01", "2025-10-26", "2025-11-20", "2027-04-04", "2030-12-31"];
	const entries = dates.map((date) => ({ ...keynote, uid: date, date }));
	for (const zone of TIME_ZONES) {
		const expected = dates.map((date) =>
			Object.values(instantsOf({ timeZone: zone }, { ...keynote, date })).map((instant) => new Date(String(instant)).toISOString()),
		);
		expect([zone, instantsIn(await calendar(entries, zone))]).toEqual([zone, expected]);
	}
});

test("a session in the hour skipped by the clocks starts after it, and never ends before its start", async () => {
	const timesOf = async (startTime: string, endTime: string) =>
		(await calendar([{ ...keynote, date: "2026-03-29", startTime, endTime }], "Europe/Stockholm")).match(/(?<=^DT(START|END);.*T)\d{4}/gm);
	expect(await timesOf("02:15", "03:00")).toEqual(["0315", "0400"]);
	expect(await timesOf("02:15", "02:45")).toEqual(["0315", "0345"]);
	expect(await timesOf("01:30", "03:30")).toEqual(["0130", "0330"]);
});

test("line ends in texts never break a line of the file, and other control characters are removed", async () => {
	const odd = "One\rtwo\r\nthree\u2028four\u0085five\u0000\u0007\tsix";
	const speaker = { id: "x", name: "Ana\rBEGIN:VALARM", company: "Kvarnen", country: "SE" };
	const result = await calendar([{ ...keynote, title: { en: odd }, speakers: [speaker] }]);
	const lines = result.replaceAll("\r\n ", "").split("\r\n");
	expect(lines.filter((line) => /[^\P{Cc}\t]/u.test(line))).toEqual([]);
	expect(lines.filter((line) => /^(SUMMARY|DESCRIPTION)/.test(line))).toEqual([
		"SUMMARY:One\\ntwo\\nthree\\nfour\\nfive\tsix",
		"DESCRIPTION:Two lines\\,\\nno less.\\nAna\\nBEGIN:VALARM\\, Kvarnen",
	]);
});

test.each(["a", "é", "–", "🌎"])("no line of many %s exceeds 75 octets or is cut inside a character", async (character) => {
	const description = character.repeat(400);
	const result = await calendar([{ ...keynote, description: { en: description } }]);
	const lines = result.split("\r\n");
	expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
	expect(lines.map((line) => Buffer.from(line).toString())).toEqual(lines);
	expect(result.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${description}\\n`);
});
