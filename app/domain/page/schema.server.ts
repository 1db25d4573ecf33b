import { z } from "zod";
import { checkFacts } from "~/domain/event/fact-names";
import { optionalText } from "~/http/form-codecs";
import { LOCALES } from "~/i18n/config";
import { originalText } from "~/i18n/texts.server";
import { type Translated, translatedSchema } from "~/i18n/translated";
import { keysOf, NEEDED, PAGE_IDS, type PageId, PRICE_FACTS, type TextKey } from "./editable";

/** A page with all of its editable texts as they stand, by their keys: those that organizers wrote, and the originals. */
export type Page = { id: PageId } & Partial<Record<TextKey, Translated>>;

/** A text as the locale files have it. */
export function originalOf(key: TextKey) {
	const [en, es, sv] = LOCALES.map((locale) => originalText(locale, key.replaceAll("/", "."))) as [string, string, string];
	return { en, es, sv };
}

/** The longest a text may be: three times its longest original, and never so short that a few words would not fit. */
export function limitOf(key: TextKey): number {
	return Math.max(80, 3 * Math.max(...Object.values(originalOf(key)).map(({ length }) => length)));
}

/** One text in three languages, each on one line; what is left empty is the original again. */
function pageText(key: TextKey) {
	const typed = optionalText(limitOf(key));
	const original = originalOf(key);
	return z
		.codec(z.object({ en: typed, es: typed, sv: typed }), translatedSchema, {
			decode: ({ en, es, sv }) => ({ en: oneLine(en) ?? original.en, es: oneLine(es) ?? original.es, sv: oneLine(sv) ?? original.sv }),
			encode: ({ en, es, sv }) => ({ en, es, sv }),
		})
		.superRefine(checkFacts({ needed: NEEDED[key], also: PRICE_FACTS }));
}

const oneLine = (typed: string | undefined) => typed?.replaceAll(/\s+/g, " ");

const KEYS = new Set(PAGE_IDS.flatMap(keysOf));

/** The texts of every page, of which a form holds those of one. */
export const pageSchema = z.object(Object.fromEntries([...KEYS].map((key) => [key, pageText(key).optional()])));
