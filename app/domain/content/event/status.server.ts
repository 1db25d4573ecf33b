import type { Locale } from "#app/i18n/config.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { eventFacts } from "./facts.server.ts";
import { isOver } from "./phase.server.ts";
import type { SummitEvent } from "./schema.ts";

export const eventStatusText = ({ status, name: eventName }: SummitEvent, locale: Locale) =>
	status === "scheduled" ? undefined : textsOf("phase", locale, { eventName }).status[status].banner;

/** Returns the sentence shown after a settled order, which depends on the event's status. */
export const statusTexts = (event: SummitEvent, locale: Locale): string =>
	afterwardsText(event, locale)?.settled ?? textsOf("phase", locale, { city: eventFacts(event, locale).city }).settled;

export function afterwardsText(event: SummitEvent, locale: Locale) {
	const { status, name: eventName, nextDate } = event;
	if (status !== "scheduled") return { ...textsOf("phase", locale, { eventName }).status[status], thanks: undefined };
	if (!isOver(event)) return undefined;
	const { thanks, next, call, ...words } = textsOf("phase", locale, { eventName, nextDate: nextDate ? formatDate(nextDate, locale) : "" }).after;
	return {
		...words,
		thanks: { text: nextDate ? `${thanks} ${next}` : thanks },
		call: { title: nextDate ? call.titleWithDate : call.title, lead: call.lead },
	};
}
