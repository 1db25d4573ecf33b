import type { Locale } from "~/i18n/config";
import { formatDate } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { isOver } from "./phase.server";
import type { SummitEvent } from "./schema";

/** What stands where visitors were invited to come, once all of the summit is over; nothing before. */
export function afterwards(event: SummitEvent, locale: Locale) {
	if (!isOver(event)) return undefined;
	const { name: eventName, nextDate } = event;
	const { thanks, next, call, ...words } = textsOf("phase", locale, { eventName, nextDate: nextDate ? formatDate(nextDate, locale) : "" }).after;
	return {
		...words,
		thanks: { text: nextDate ? `${thanks} ${next}` : thanks },
		call: { title: nextDate ? call.titleWithDate : call.title, lead: call.lead },
	};
}
