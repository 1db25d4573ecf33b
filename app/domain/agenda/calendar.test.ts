import { expect, test } from "vitest";
import { getEvent } from "~/domain/event/queries.server";
import { calendarOf } from "./calendar.server";
import type { AgendaSession } from "./queries.server";

const keynote: AgendaSession = {
	id: "keynote",
	day: 2,
	date: "2025-11-20",
	startTime: "18:30",
	endTime: "19:15",
	title: { en: "Wind; sun, and \\ water", es: "Viento; sol, y \\ agua" },
	description: { en: "Two lines,\nno less." },
	format: "plain",
	links: [],
	room: { id: "hall", name: { en: "Main hall", es: "Sala principal" }, stepFree: true, hearingLoop: true, order: 1 },
	type: "Keynote",
	track: "technology",
	status: "published",
	speakerIds: ["astrid-lindqvist"],
	speakers: [{ id: "astrid-lindqvist", name: "Astrid Lindqvist", company: "Kvarnen" }],
};

async function calendar(session: AgendaSession, timeZone?: string) {
	const event = await getEvent();
	return calendarOf({
		event: { ...event, timeZone: timeZone ?? event.timeZone },
		sessions: [session],
		locale: "es",
		addressOf: (path) => `https://summit.example/es${path}`,
		stamp: Temporal.Instant.from("2025-01-02T03:04:05.678Z"),
	});
}

test("a session becomes an entry with instants in UTC and escaped text", async () => {
	const unfolded = (await calendar(keynote)).replaceAll("\r\n ", "");
	expect(unfolded.split("\r\n")).toEqual([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//LATAM Nordics Summit//Agenda//EN",
		"CALSCALE:GREGORIAN",
		"NAME:LATAM Nordics Summit 2025",
		"X-WR-CALNAME:LATAM Nordics Summit 2025",
		"BEGIN:VEVENT",
		"UID:keynote@latam-nordics-2025",
		"SEQUENCE:0",
		"DTSTAMP:20250102T030405Z",
		"DTSTART:20251121T003000Z",
		"DTEND:20251121T011500Z",
		"SUMMARY:Viento\\; sol\\, y \\\\ agua",
		"LOCATION:Sala principal\\, Centro de Innovación Querétaro\\, Avenida de la Innovación 1726\\, Colonia Arcos Nuevos\\, 76147\\, Querétaro",
		"DESCRIPTION:Two lines\\,\\nno less.\\nAstrid Lindqvist\\, Kvarnen",
		"CATEGORIES:Conferencia magistral",
		"URL;VALUE=URI:https://summit.example/es/agenda/keynote",
		"END:VEVENT",
		"END:VCALENDAR",
		"",
	]);
});

test("a session in the hour that a clock leaves out begins after it, and ends no earlier than it begins", async () => {
	const timesOf = async (startTime: string, endTime: string) =>
		(await calendar({ ...keynote, date: "2026-03-29", startTime, endTime }, "Europe/Stockholm")).match(/^DT(START|END):.*Z/gm);
	expect(await timesOf("02:15", "03:00")).toEqual(["DTSTART:20260329T011500Z", "DTEND:20260329T020000Z"]);
	expect(await timesOf("02:15", "02:45")).toEqual(["DTSTART:20260329T011500Z", "DTEND:20260329T014500Z"]);
	expect(await timesOf("01:30", "03:30")).toEqual(["DTSTART:20260329T003000Z", "DTEND:20260329T013000Z"]);
});

test("whatever ends a line in a text, it breaks no line of the file, and other control characters are left out", async () => {
	const odd = "One\rtwo\r\nthree\u2028four\u0085five\u0000\u0007\tsix";
	const speaker = { id: "x", name: "Ana\rBEGIN:VALARM", company: "Kvarnen" };
	const result = await calendar({ ...keynote, title: { en: odd }, speakers: [speaker] });
	const lines = result.replaceAll("\r\n ", "").split("\r\n");
	expect(lines.filter((line) => /[^\P{Cc}\t]/u.test(line))).toEqual([]);
	expect(lines.filter((line) => /^(SUMMARY|DESCRIPTION)/.test(line))).toEqual([
		"SUMMARY:One\\ntwo\\nthree\\nfour\\nfive\tsix",
		"DESCRIPTION:Two lines\\,\\nno less.\\nAna\\nBEGIN:VALARM\\, Kvarnen",
	]);
});

test.each(["a", "é", "–", "🌎"])("no line of many %s is longer than 75 octets, and none is cut inside a character", async (character) => {
	const description = character.repeat(400);
	const result = await calendar({ ...keynote, description: { en: description } });
	const lines = result.split("\r\n");
	expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
	expect(lines.map((line) => Buffer.from(line).toString())).toEqual(lines);
	expect(result.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${description}\\n`);
});
