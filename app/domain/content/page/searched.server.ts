import type { Database } from "~/admin/changes.server";
import type { Searched } from "~/admin/resource";
import { eventFacts } from "~/domain/content/event/facts.server";
import { practicalOf } from "~/domain/content/event/practical.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { ticketPrices } from "~/domain/sales/tier/prices-in-texts.server";
import { LOCALES, type Locale } from "~/i18n/config";
import { type TextPage, textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { LineText } from "~/ui/line";
import { plainText } from "~/ui/plain-text";
import type { ProseText } from "~/ui/rich-text";
import { keysOf, PAGES, type PageId, type TextKey } from "./editable";
import { listWrittenTexts } from "./queries.server";
import type { Page } from "./schema.server";
import { withWritten } from "./view.server";

/** Texts that stand in a document or the head of a page only, or on a button. */
const UNREAD =
	/^documents\/|\/meta\/|\/(to[A-Z]\w*|buy|more|all|homeAll|map|scroll|calendar|eventCalendar|button|callButton|callTickets|callContact|suggestButton)$/;

/** How visitors find a page by its texts as it shows them; those of the venue and of practical things say, too, what the event says of them. */
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
