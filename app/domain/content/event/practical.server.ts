import { altText } from "~/domain/content/picture/queries.server";
import { escapedFacts, parseMarkdown } from "~/domain/content/rich-text/markdown.server";
import { publicFile } from "~/http/public-files/address.server";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { eventFacts, fillFacts } from "./facts.server";
import type { SummitEvent } from "./schema";

/** What visitors should know beside the agenda, with the facts filled in; nothing while nobody has written it. */
export function practicalOf(event: SummitEvent, locale: Locale) {
	if (!event.practical) return undefined;
	const { text, lang } = translate(event.practical, locale);
	return { blocks: parseMarkdown(fillFacts(text, escapedFacts(eventFacts(event, locale)))).blocks, lang };
}

/** The map of the city and what it shows; none unless organizers chose one. */
export async function cityMapOf({ cityMap }: Pick<SummitEvent, "cityMap">, locale: Locale): Promise<{ src: string; alt: string } | undefined> {
	return cityMap ? { src: publicFile(cityMap), alt: (await altText(cityMap, locale)) || textsOf("practical", locale, {}).mapAlt } : undefined;
}
