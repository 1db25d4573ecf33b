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
	"year",
	"venue",
	"address",
	"city",
	"country",
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

/** Where a text names a fact. */
export const FACT_NAME = /{{\s*(\w+)\s*}}/g;

/** Whatever in a text has braces around it, or lacks one. */
const IN_BRACES = /{{?[^{}]*}?}|{{|}}/g;

/** Text in three languages that may name facts. A name that no fact has would reach visitors in its braces. */
export const textWithFacts = (length: number) => translatedText(length).superRefine(checkFacts());

/** The same where there may be none. */
export const optionalTextWithFacts = (length: number) => optionalTranslatedText(length).superRefine(checkFacts());

/** Finds, in each language, names that no fact has, those that it may name `also` included, and which of the `needed` ones are not named. */
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

/** What is written like the name of a fact and is none: `{{date}}`, or `{dates}` with too few braces. */
function unknownNames(text: string, facts: readonly string[]): string[] {
	const names = (text.match(IN_BRACES) ?? []).filter((written) => {
		const name = written.replaceAll(/[{}]/g, "").trim();
		const isDoubled = /^{{.*}}$/s.test(written);
		return isDoubled ? !facts.includes(name) : facts.includes(name) || /{{|}}/.test(written);
	});
	return [...new Set(names)];
}

/** A fact's name as texts have it. */
export const inBraces = (name: string) => `{{${name}}}`;
