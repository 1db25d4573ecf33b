import type { z } from "zod";
import { optionalTranslatedText, translatedText } from "#app/http/form-codecs.ts";
import { LOCALES } from "#app/i18n/config.ts";
import type { Translated } from "#app/i18n/translated.ts";

const FACTS = [
	"eventName",
	"series",
	"nameCapitals",
	"nameStart",
	"nameAccent",
	"nameEnd",
	"dates",
	"datesAndCity",
	"datesAndPlace",
	"year",
	"venue",
	"address",
	"city",
	"country",
	"place",
	"countries",
	"attendees",
	"speakers",
	"days",
	"airportMinutes",
	"groupMinimum",
	"groupDiscount",
	"earlyBirdUntil",
	"email",
	"phone",
] as const;
export type FactName = (typeof FACTS)[number];
export type EventFacts = Record<FactName, string | number>;

export const FACT_NAME = /{{\s*(\w+)\s*}}/g;

/** Text in braces, and unmatched braces. */
const IN_BRACES = /{{?[^{}]*}?}|{{|}}/g;

/** Rejects unknown facts, which visitors would see in braces. */
export const textWithFacts = (length: number) => translatedText(length).superRefine(checkFacts());

export const optionalTextWithFacts = (length: number) => optionalTranslatedText(length).superRefine(checkFacts());

/** Rejects, in each language, unknown facts except those in `also`, and texts without the facts in `needed`. */
export function checkFacts({ needed = [], also = [] }: { needed?: readonly string[]; also?: readonly string[] } = {}) {
	return (text: Translated | undefined, { addIssue }: Pick<z.RefinementCtx, "addIssue">) => {
		for (const locale of LOCALES) {
			const written = text?.[locale];
			if (!written) continue;
			const unknown = unknownNames(written, [...FACTS, ...also]);
			const named = Array.from(written.matchAll(FACT_NAME), ([, name]) => name);
			const missing = needed.filter((name) => !named.includes(name)).map(inBraces);
			if (unknown.length > 0) addIssue({ code: "custom", path: [locale], message: `unknownFact: ${unknown.join(" ")}` });
			else if (missing.length > 0) addIssue({ code: "custom", path: [locale], message: `missingFact: ${missing.join(" ")}` });
		}
	};
}

function unknownNames(text: string, facts: readonly string[]): string[] {
	const names = (text.match(IN_BRACES) ?? []).filter((written) => {
		const name = written.replaceAll(/[{}]/g, "").trim();
		const isDoubled = /^{{.*}}$/s.test(written);
		return isDoubled ? !facts.includes(name) : facts.includes(name) || /{{|}}/.test(written);
	});
	return [...new Set(names)];
}

export const inBraces = (name: string) => `{{${name}}}`;
