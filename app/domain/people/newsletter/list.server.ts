import { longList } from "#app/admin/long-list.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import { chosenOf, searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate, languageName } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { countSubscribers, countSubscribersByLocale, listSubscribers, UNCONFIRMED_DAYS } from "./queries.server.ts";
import { SUBSCRIBER_STATES } from "./schema.ts";

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
