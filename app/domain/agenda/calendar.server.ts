import { instantAt } from "~/domain/event/days.server";
import type { SummitEvent } from "~/domain/event/schema";
import { withPlainLines } from "~/http/lines";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { AgendaSession } from "./queries.server";

interface Calendar {
	event: SummitEvent;
	sessions: AgendaSession[];
	locale: Locale;
	/** Absolute address of the agenda page. */
	agendaUrl: string;
	/** When the calendar was made. */
	stamp: Temporal.Instant;
}

/**
 * The agenda as iCalendar (RFC 5545). Times are UTC instants, so that no time zone table need travel along. An
 * entry's UID is the same in every language: importing again replaces and never doubles.
 */
export function calendarOf({ event, sessions, locale, agendaUrl, stamp }: Calendar): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//LATAM Nordics Summit//Agenda//EN",
		"CALSCALE:GREGORIAN",
		`NAME:${escaped(event.name)}`,
		`X-WR-CALNAME:${escaped(event.name)}`,
		...sessions.flatMap((session) => {
			const text = (value: AgendaSession["title"]) => translate(value, locale).text;
			const speakers = session.speakers.map(({ name, company }) => `${name}, ${company}`);
			return [
				"BEGIN:VEVENT",
				`UID:${session.id}@${event.id}`,
				`DTSTAMP:${utc(stamp)}`,
				`DTSTART:${utc(instantAt(event, session.date, session.startTime))}`,
				`DTEND:${utc(instantAt(event, session.date, session.endTime))}`,
				`SUMMARY:${escaped(text(session.title))}`,
				`DESCRIPTION:${escaped([text(session.description), ...speakers].join("\n"))}`,
				`LOCATION:${escaped(`${text(session.location)}, ${event.venue}, ${event.address}, ${event.city}`)}`,
				`CATEGORIES:${escaped(textsOf("labels", locale, {}).sessionType[session.type])}`,
				...(session.status === "cancelled" ? ["STATUS:CANCELLED"] : []),
				`URL:${agendaUrl}${session.day === 1 ? "" : `?day=${session.day}`}#${session.id}`,
				"END:VEVENT",
			];
		}),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** `20251119T150000Z` (RFC 5545, 3.3.5, form 2). */
function utc(instant: Temporal.Instant): string {
	return instant.toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
}

/** RFC 5545, 3.3.11: a line ends by `\n` spelt out, and of control characters only the tab may stand in a text. */
function escaped(text: string): string {
	return withPlainLines(text)
		.replace(/[\\;,]/g, "\\$&")
		.replaceAll("\n", "\\n")
		.replace(/[^\P{Cc}\t]/gu, "");
}

/** Lines are at most 75 octets long, the space that continues one included (RFC 5545, 3.1); no character is cut in two. */
function folded(line: string): string {
	let [octets, result] = [0, ""];
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (octets + size > 75) [octets, result] = [1, `${result}\r\n `];
		octets += size;
		result += character;
	}
	return result;
}
