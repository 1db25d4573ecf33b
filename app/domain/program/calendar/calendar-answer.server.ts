import type { SummitEvent } from "~/domain/content/event/schema";
import { siteOrigin } from "~/http/origin.server";
import { type Locale, localePath } from "~/i18n/config";
import { calendarOf } from "./calendar.server";
import type { CalendarEntry } from "./calendar-entries.server";

interface Asked {
	request: Request;
	event: SummitEvent;
	locale: Locale;
	entries: CalendarEntry[];
	/** What the calendar is called, if not as the event. */
	name?: string;
	/** What a file of it is called, without ending. */
	file: string;
}

/** A calendar as an answer, to be kept as a file or asked for again and again. */
export function calendarAnswer({ request, event, locale, entries, name, file }: Asked): Response {
	const addressOf = (path: string) => siteOrigin(request) + localePath(locale, path);
	return calendarFile(calendarOf({ event, name, entries, locale, addressOf }), file);
}

/** @param name of the file, without ending */
export function calendarFile(calendar: string, name: string): Response {
	return new Response(calendar, { headers: { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": `inline; filename="${name}.ics"` } });
}
