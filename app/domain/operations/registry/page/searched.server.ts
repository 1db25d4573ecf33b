import type { Database } from "#app/admin/changes.server.ts";
import type { Searched } from "#app/admin/resource.ts";
import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { practicalOf } from "#app/domain/content/event/practical.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { keysOf, PAGES, type PageId, type TextKey } from "#app/domain/content/page/editable.ts";
import { listWrittenTexts } from "#app/domain/content/page/queries.server.ts";
import type { Page } from "#app/domain/content/page/schema.server.ts";
import { withWritten } from "#app/domain/content/page/view.server.ts";
import { ticketPrices } from "#app/domain/sales/tier/prices-in-texts.server.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { type TextPage, textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { LineText } from "#app/ui/inline-text.tsx";
import { plainText } from "#app/ui/plain-text.ts";
import type { ProseText } from "#app/ui/rich-text.tsx";

/** Texts that appear only in documents, in the page's head or on buttons. */
const UNREAD =
	/^documents\/|\/meta\/|\/(to[A-Z]\w*|buy|more|all|homeAll|map|scroll|calendar|eventCalendar|button|callButton|callTickets|callContact|suggestButton)$/;

/** The venue and practical pages are also found by the event's data. */
export async function searchedPage({ id }: Page, on: Database): Promise<Searched> {
	const [event, written] = [await getEvent(on), await listWrittenTexts(on)];
	const prices = new Map<Locale, Awaited<ReturnType<typeof ticketPrices>>>();
	for (const locale of LOCALES) prices.set(locale, await ticketPrices(locale, on));
	return {
		kind: "page",
		path: PAGES[id].path,
		visibleFrom: "",
		words: (locale) => {
			const facts = eventFacts(event, locale);
			const read = (key: TextKey) => {
				const [page, ...steps] = key.split("/") as [TextPage, ...string[]];
				const texts = withWritten(page, textsOf(page, locale, facts), { written, locale, facts: { ...facts, ...prices.get(locale) } });
				return plainWords(steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], texts) as string | LineText | ProseText);
			};
			const { venue, venueDescription, directions } = event;
			const ofVenue = id === "venue" ? [facts.venue, facts.address, ...[venueDescription, directions].map((text) => text && translate(text, locale).text)] : [];
			const practical = id === "practical" ? practicalOf(event, locale) : undefined;
			const words = [
				...keysOf(id)
					.filter((key) => !UNREAD.test(key))
					.map(read),
				...(venue ? ofVenue : []),
				practical && plainText(practical.blocks),
			];
			const names = [nameOf(id, locale), ...(id === "venue" && venue ? [venue] : [])];
			return { name: { text: names.join(": ") }, text: { text: words.filter(Boolean).join("\n") } };
		},
	};
}

const nameOf = (id: PageId, locale: Locale) => textsOf("editPage", locale, {}).fields[id];

function plainWords(text: string | LineText | ProseText): string {
	if (typeof text === "string") return text;
	return plainText("blocks" in text ? text.blocks : [{ kind: "paragraph", of: text }]);
}
