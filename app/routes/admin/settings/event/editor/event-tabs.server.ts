import { EVENT_PAGES, type EventPage, eventPagePath } from "#app/domain/content/event/pages.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

export function eventTabs(locale: Locale) {
	const { title, pages } = textsOf("editEvent", locale, {});
	const names = [...(Object.keys(EVENT_PAGES) as EventPage[]), "status" as const];
	return { label: title, tabs: names.map((page) => ({ path: eventPagePath(page), words: pages[page] })) };
}
