import { z } from "zod";
import { checkFacts } from "#app/domain/content/event/fact-names.ts";
import { optionalText } from "#app/http/form-codecs.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { originalText } from "#app/i18n/texts.server.ts";
import { type Translated, translatedSchema } from "#app/i18n/translated.ts";
import { keysOf, PAGE_IDS, type PageId, type TextKey } from "./editable.ts";
import { marksOf, NEEDED, PRICE_FACTS } from "./rules.ts";

export type Page = { id: PageId } & Partial<Record<TextKey, Translated>>;

export function originalOf(key: TextKey) {
	const [en, es, sv] = LOCALES.map((locale) => originalText(locale, key.replaceAll("/", "."))) as [string, string, string];
	return { en, es, sv };
}

/** Returns three times the longest original, and at least enough for a few words with Markdown. */
export function limitOf(key: TextKey): number {
	const marks = marksOf(key);
	return Math.max(marks ? MIN_LIMITS[marks] : 80, 3 * Math.max(...Object.values(originalOf(key)).map(({ length }) => length)));
}

const MIN_LIMITS = { line: 400, prose: 3000 };

function pageText(key: TextKey) {
	const typed = optionalText(limitOf(key));
	const original = originalOf(key);
	const whole = marksOf(key) === "prose" ? (text: string | undefined) => text : oneLine;
	return z
		.codec(z.object({ en: typed, es: typed, sv: typed }), translatedSchema, {
			decode: ({ en, es, sv }) => ({ en: whole(en) ?? original.en, es: whole(es) ?? original.es, sv: whole(sv) ?? original.sv }),
			encode: ({ en, es, sv }) => ({ en, es, sv }),
		})
		.superRefine(checkFacts({ needed: NEEDED[key], also: PRICE_FACTS }));
}

const oneLine = (typed: string | undefined) => typed?.replaceAll(/\s+/g, " ");

const KEYS = new Set(PAGE_IDS.flatMap(keysOf));

/** Created when first needed: all schemas together take 3.5 MB. */
const pageTextSchemas: Record<string, ReturnType<typeof optionalPageText>> = {};
const optionalPageText = (key: TextKey) => pageText(key).optional();
for (const key of KEYS) Object.defineProperty(pageTextSchemas, key, { enumerable: true, get: () => optionalPageText(key) });

export const pageSchema = z.object(pageTextSchemas);
