import { eventFacts } from "~/domain/content/event/facts.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import type { Locale } from "~/i18n/config";
import { textsFor } from "~/i18n/texts.server";

/** How mails about orders and tickets end: with when and where the summit is, unless it is canceled. */
export function mailEnding(event: SummitEvent, locale: Locale): string {
	const { ending, endingCanceled } = textsFor("orderMails", ["ending", "endingCanceled"], locale, eventFacts(event, locale));
	return event.held === "cancelled" ? endingCanceled : ending;
}
