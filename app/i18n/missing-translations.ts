import { type Locale, TRANSLATIONS } from "./config.ts";
import type { Translated } from "./translated.ts";

/** By name of control, such as `facts.0.label`. Skips parts with an id, which are entities of their own. */
export function textsIn(entity: object): Record<string, Translated> {
	const texts: Record<string, Translated> = {};
	const collect = (value: object, name: string) => {
		if ("en" in value) texts[name] = value as Translated;
		else if (!name || !("id" in value))
			for (const step in value) {
				const part: unknown = value[step as keyof typeof value];
				if (typeof part === "object" && part !== null) collect(part, name ? `${name}.${step}` : step);
			}
	};
	collect(entity, "");
	return texts;
}

export function missingTranslations(entity: object): { locale: Locale; missing: number; stale: number }[] {
	const texts = Object.values(textsIn(entity));
	return TRANSLATIONS.map((locale) => ({
		locale,
		missing: texts.filter((text) => text.en && !text[locale]).length,
		stale: texts.filter((text) => text[locale] && text.stale?.includes(locale)).length,
	}));
}

/**
 * Marks, in place, translations that stayed the same while their English changed. Changed and `confirmed` ones (by control, such as `bio.es`) lose
 * the mark.
 */
export function markStale(before: object, after: object, confirmed: ReadonlySet<string> = new Set()): void {
	const earlier = textsIn(before);
	for (const [name, text] of Object.entries(textsIn(after))) {
		const old = earlier[name];
		const stale = TRANSLATIONS.filter(
			(locale) =>
				text[locale] && text[locale] === old?.[locale] && !confirmed.has(`${name}.${locale}`) && (text.en !== old?.en || old?.stale?.includes(locale)),
		);
		if (stale.length > 0) text.stale = stale;
		else delete text.stale;
	}
}

/** Unmarks, in place, translations that stood unmarked beside the same English in an earlier state, as after an undo. */
export function unmarkRestored(entity: object, earlier: readonly object[]): void {
	const states = earlier.map(textsIn);
	for (const [name, text] of Object.entries(textsIn(entity))) {
		const fitted = (locale: (typeof TRANSLATIONS)[number]) =>
			states.some(({ [name]: then }) => then?.en === text.en && then[locale] === text[locale] && !then.stale?.includes(locale));
		const stale = text.stale?.filter((locale) => !fitted(locale)) ?? [];
		if (stale.length > 0) text.stale = stale;
		else delete text.stale;
	}
}
