import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsFor } from "#app/i18n/texts.server.ts";

export function mailEnding(event: SummitEvent, locale: Locale): string {
	const { ending, endingCanceled } = textsFor("orderMails", ["ending", "endingCanceled"], locale, eventFacts(event, locale));
	return event.status === "cancelled" ? endingCanceled : ending;
}
