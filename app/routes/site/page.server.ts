import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { Zone } from "#app/domain/content/event/zone.server.ts";
import { listWrittenTexts } from "#app/domain/content/page/queries.server.ts";
import { withWritten } from "#app/domain/content/page/view.server.ts";
import { sharePicture } from "#app/domain/content/share-picture/address.server.ts";
import { pricesNamedIn } from "#app/domain/sales/tier/prices-in-texts.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { type TextPage, textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { type PicturedPath, pageShareModel } from "./page-picture.server.ts";

/**
 * What the loader of every public page begins with: its language, the event, and texts as organizers wrote them, with
 * the event's facts and `more` values filled in.
 *
 * @throws 404 where the address begins with something that is no language
 */
export async function openPage(params: { lang?: string }) {
	const locale = pageLocale(params);
	const [event, written] = await Promise.all([getEvent(), listWrittenTexts()]);
	const facts = eventFacts(event, locale);
	const prices = await pricesNamedIn(written, locale);
	const texts = <Page extends TextPage>(page: Page, more: Record<string, string | number> = {}) =>
		withWritten(page, textsOf(page, locale, { ...facts, ...more }), { written, locale, facts: { ...facts, ...prices } });
	return {
		locale,
		event,
		facts,
		texts,
		/** i18next's function, for plurals. */
		t: translatorFor(locale),
		/** What is drawn where one of the pages that are no single thing's is shared. */
		shareImage: (path: PicturedPath) => sharePicture(pageShareModel({ locale, event, texts }, path)),
	};
}

/** What a section of the home page is loaded with: the page, its address with every section's filters, and the clock that this asks for. */
export type HomePage = Awaited<ReturnType<typeof openPage>> & { url: URL; zone: Zone };
