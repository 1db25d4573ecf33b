import ical, { escape as escaped, ICalEventStatus } from "ical-generator";
import { instantsOf } from "#app/domain/content/event/days.server.ts";
import { markerOf } from "#app/domain/content/event/directions.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { vtimezone } from "#app/domain/content/event/vtimezone.server.ts";
import { readWords } from "#app/domain/content/rich-text/text.server.ts";
import { withoutControls } from "#app/http/lines.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { CalendarEntry } from "./calendar-entries.server.ts";

interface Calendar {
	event: SummitEvent;
	name?: string;
	entries: CalendarEntry[];
	locale: Locale;
	addressOf: (path: string) => string;
}

export const locationText = ({ venue, address, city }: SummitEvent, room: CalendarEntry["room"], locale: Locale) =>
	[room && translate(room.name, locale).text, venue, address, city].filter(Boolean).join(", ");

export const PRODUCT = "//LATAM Nordics Summit//Agenda//EN";

export const STATUS = { scheduled: ICalEventStatus.CONFIRMED, postponed: ICalEventStatus.TENTATIVE, cancelled: ICalEventStatus.CANCELLED };

const REFRESH_SECONDS = 60 * 60;

/** Returns iCalendar (RFC 5545). UIDs are the same in every language, so that importing again replaces entries. */
export function calendarOf({ event, name = event.name, entries, locale, addressOf }: Calendar): string {
	const timed = entries.map((entry) => ({ ...entry, ...instantsOf(event, entry) }));
	const calendar = ical({
		name: escaped(withoutControls(name), false),
		prodId: PRODUCT,
		scale: "GREGORIAN",
		ttl: REFRESH_SECONDS,
	});
	for (const entry of timed) {
		const { start, end, title, description, format, speakers = [], room, type } = entry;
		const words = description && format ? readWords(description, format, locale).text : "";
		calendar.createEvent({
			id: `${entry.uid}@${event.id}`,
			sequence: entry.revision,
			stamp: entry.changedAt,
			lastModified: entry.changedAt,
			start,
			end,
			// Only here: with a time zone on the calendar, the library would write DTSTAMP in local time, too.
			timezone: event.timeZone,
			summary: withoutControls(translate(title, locale).text),
			description: withoutControls([words, ...speakers.map(({ name, company }) => `${name}, ${company}`)].filter(Boolean).join("\n")) || null,
			location: {
				title: withoutControls(locationText(event, room, locale)),
				geo: markerOf(event),
			},
			categories: type && [{ name: textsOf("labels", locale, {}).sessionType[type] }],
			status: entry.isCancelled ? STATUS.cancelled : STATUS[event.status],
			url: addressOf(entry.path),
		});
	}
	const [first, ...others] = timed.flatMap(({ start, end }) => [start, end]).sort(Temporal.Instant.compare);
	// The library would write it before properties of the calendar, which must come first.
	const zone = first ? `\r\n${vtimezone(event.timeZone, first, others.at(-1) ?? first)}` : "";
	return `${calendar}\r\n`.replace("\r\nBEGIN:VEVENT\r\n", `${zone}$&`);
}
