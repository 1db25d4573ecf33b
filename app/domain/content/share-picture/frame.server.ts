import { eventFacts, placeOf } from "#app/domain/content/event/facts.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { ShareModel } from "#app/ui/share-model.ts";

export function shareFrame(event: SummitEvent, locale: Locale, path: string): Pick<ShareModel, "page" | "summit"> {
	const { eventName, dates } = eventFacts(event, locale);
	return { page: { locale, path }, summit: { name: eventName, when: [dates, placeOf(event, locale)].filter(Boolean).join(" · ") } };
}
