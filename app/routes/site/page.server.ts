import { eventFacts } from "~/domain/event/facts.server";
import { getEvent } from "~/domain/event/queries.server";
import { pageLocale } from "~/http/locale.server";
import { type TextPage, textsOf, translatorFor } from "~/i18n/texts.server";

/**
 * What the loader of every public page begins with: its language, the event, and the page's texts with the event's
 * facts filled in.
 *
 * @throws 404 where the address begins with something that is no language
 */
export async function openPage(params: { lang?: string }) {
	const locale = pageLocale(params);
	const event = await getEvent();
	const facts = eventFacts(event, locale);
	return {
		locale,
		event,
		facts,
		/** i18next's function, for plurals. */
		t: translatorFor(locale),
		texts: <Page extends TextPage>(page: Page) => textsOf(page, locale, facts),
	};
}

/** What a section of the home page is loaded with: the page, and its address with every section's filters. */
export type HomePage = Awaited<ReturnType<typeof openPage>> & { url: URL };
