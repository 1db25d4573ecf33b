import { eventFacts } from "~/domain/content/event/facts.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import type { Locale } from "~/i18n/config";
import type { ShareModel } from "./model";

/** What every share picture says of the summit, and the page that it belongs to. */
export function shareFrame(event: SummitEvent, locale: Locale, path: string): Pick<ShareModel, "page" | "summit"> {
	const { eventName, dates, city, country } = eventFacts(event, locale);
	return { page: { locale, path }, summit: { name: eventName, when: `${dates} · ${city}, ${country}` } };
}
