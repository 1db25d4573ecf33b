import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { type TextPage, textsOf, translatorFor } from "#app/i18n/texts.server.ts";

/**
 * What the loader of every page of the admin area goes on with after its guard: the reader's language, the event, and
 * texts with the event's facts and `more` values filled in.
 *
 * @throws a redirect where the request chooses a language with `?lng=`
 */
export async function openAdminPage(request: Request) {
	const locale = await readersLocale(request);
	const event = await getEvent();
	const facts = eventFacts(event, locale);
	return {
		locale,
		event,
		facts,
		/** i18next's function, for plurals. */
		t: translatorFor(locale),
		texts: <Page extends TextPage>(page: Page, more: Record<string, string> = {}) => textsOf(page, locale, { ...facts, ...more }),
	};
}
