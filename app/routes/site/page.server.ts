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
 * Returns language, event and texts filled in with its facts and `more`; called first by every public page's loader.
 * @throws 404 if the first part of the address is no language
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
		t: translatorFor(locale),
		shareImage: (path: PicturedPath) => sharePicture(pageShareModel({ locale, event, texts }, path)),
	};
}

export type HomePage = Awaited<ReturnType<typeof openPage>> & { url: URL; zone: Zone };
