import { altText } from "#app/domain/content/picture/queries.server.ts";
import { escapedFacts, parseMarkdown } from "#app/domain/content/rich-text/markdown.server.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { eventFacts, fillFacts } from "./facts.server.ts";
import type { SummitEvent } from "./schema.ts";

export function practicalOf(event: SummitEvent, locale: Locale) {
	if (!event.practical) return undefined;
	const { text, lang } = translate(event.practical, locale);
	return { blocks: parseMarkdown(fillFacts(text, escapedFacts(eventFacts(event, locale)))).blocks, lang };
}

export async function cityMapOf({ cityMap }: Pick<SummitEvent, "cityMap">, locale: Locale): Promise<{ src: string; alt: string } | undefined> {
	return cityMap ? { src: publicFile(cityMap), alt: (await altText(cityMap, locale)) || textsOf("practical", locale, {}).mapAlt } : undefined;
}
