import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { calendarOf } from "./calendar.server.ts";
import type { CalendarEntry } from "./calendar-entries.server.ts";

interface Asked {
	request: Request;
	event: SummitEvent;
	locale: Locale;
	entries: CalendarEntry[];
	name?: string;
	file: string;
}

export function calendarAnswer({ request, event, locale, entries, name, file }: Asked): Response {
	const addressOf = (path: string) => siteOrigin(request) + localePath(locale, path);
	return calendarFile(calendarOf({ event, name, entries, locale, addressOf }), file);
}

/** @param name file name without extension */
export function calendarFile(calendar: string, name: string, headers?: Record<string, string>): Response {
	return new Response(calendar, {
		headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": `inline; filename="${name}.ics"` },
	});
}
