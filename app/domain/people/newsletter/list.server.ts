import { longList } from "~/admin/long-list.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { dayAt } from "~/domain/content/event/today.server";
import { pagesOf } from "~/http/pages.server";
import { chosenOf, searchedText } from "~/http/query.server";
import type { Locale } from "~/i18n/config";
import { formatDate, languageName } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { countSubscribers, countSubscribersByLocale, listSubscribers, UNCONFIRMED_DAYS } from "./queries.server";
import { SUBSCRIBER_STATES } from "./schema";

/** What the address of the list of subscribers asks for, in the words of a language: `?state=unconfirmed&q=@example`. */
export async function subscribersView(url: URL, event: SummitEvent, locale: Locale) {
	const t = translatorFor(locale);
	const text = textsOf("adminSubscribers", locale, { keptForDays: UNCONFIRMED_DAYS });
	const q = searchedText(url);
	const state = chosenOf(url, "state", SUBSCRIBER_STATES) ?? "confirmed";
	const [confirmed, unconfirmed, byLocale] = await Promise.all([
		countSubscribers({ q }),
		countSubscribers({ q, state: "unconfirmed" }),
		countSubscribersByLocale(),
	]);
	const counts = { confirmed, unconfirmed };
	const pages = pagesOf(url, counts[state]);
	const subscribers = await listSubscribers({ state, q }, pages);
	return {
		list: longList({
			url,
			locale,
			title: text.title,
			lead: text.lead,
			count: t("adminSubscribers.count", { count: counts[state] }),
			none: text.none[state],
			pages,
			states: (["confirmed", ...SUBSCRIBER_STATES] as const).map((option) => ({ state: option, label: text.states[option], count: counts[option] })),
			state,
			search: { q, hint: text.searchHint },
			isEmpty: subscribers.length === 0,
		}),
		text: { export: text.export, columns: text.columns, remove: text.remove, languages: text.languages },
		languages: byLocale.map((part) => ({ label: languageName(part.locale, locale), count: part.count })),
		subscribers: subscribers.map(({ id, email, locale: language, subscribedAt }) => {
			const isoDate = dayAt(event, subscribedAt);
			return {
				email,
				language: languageName(language, locale),
				subscribedOn: { isoDate, text: formatDate(isoDate, locale) },
				remove: { path: `/admin/subscribers/${id}/delete`, label: t("adminSubscribers.removeNamed", { email }) },
			};
		}),
	};
}
