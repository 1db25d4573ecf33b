import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { type TextPage, textsOf, translatorFor } from "#app/i18n/texts.server.ts";

/**
 * Returns the reader's language, the event, and texts filled in with its facts and `more`. Call it after the guard.
 * @throws a redirect if `?lng=` chooses a language
 */
export async function openAdminPage(request: Request) {
	const locale = await readersLocale(request);
	const event = await getEvent();
	const facts = eventFacts(event, locale);
	return {
		locale,
		event,
		facts,
		t: translatorFor(locale),
		texts: <Page extends TextPage>(page: Page, more: Record<string, string> = {}) => textsOf(page, locale, { ...facts, ...more }),
	};
}
