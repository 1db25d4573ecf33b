import { expect, test } from "vitest";
import { markStale, missingTranslations, textsIn, unmarkRestored } from "./missing-translations.ts";
import type { Translated } from "./translated.ts";

const saved = (before: Translated, after: Translated, confirmed: string[] = []) => {
	markStale({ bio: before }, { bio: after }, new Set(confirmed));
	return after;
};
const old: Translated = { en: "Builds", es: "Construye", sv: "Bygger" };

test("finds texts at any depth", () => {
	const fact = { label: { en: "Lakes" } };
	expect(textsIn({ name: "Ana", bio: old, facts: [fact] })).toEqual({ bio: old, "facts.0.label": fact.label });
});

test("translations become stale when only the English changes", () => {
	expect(saved(old, { ...old, en: "Sells" })).toEqual({ ...old, en: "Sells", stale: ["es", "sv"] });
	expect(saved(old, { ...old, en: "Sells", es: "Vende" })).toEqual({ en: "Sells", es: "Vende", sv: "Bygger", stale: ["sv"] });
	expect(saved(old, { ...old })).toEqual(old);
});

test("stale translations stay stale until they change or are confirmed", () => {
	const stale: Translated = { ...old, en: "Sells", stale: ["es", "sv"] };
	expect(saved(stale, { ...stale })).toEqual(stale);
	expect(saved(stale, { ...stale, es: "Vende" }).stale).toEqual(["sv"]);
	expect(saved(stale, { ...stale }, ["bio.es", "bio.sv"]).stale).toBeUndefined();
});

test("a translation beside an earlier English text is as stale as it was then", () => {
	const unmarked = (text: Translated, ...earlier: Translated[]) => {
		const entity = { bio: { ...text } };
		unmarkRestored(
			entity,
			earlier.map((bio) => ({ bio })),
		);
		return entity.bio;
	};
	const marked: Translated = { ...old, stale: ["es", "sv"] };
	expect(unmarked(marked, { ...old, en: "Sells", stale: ["es", "sv"] }, old)).toEqual(old);
	expect(unmarked(marked, { ...old, sv: "Byggde" })).toEqual({ ...old, stale: ["sv"] });
	expect(unmarked(marked, marked, { ...old, en: "Sells" })).toEqual(marked);
});

test("a new text and a missing translation are never stale", () => {
	expect(saved({ en: "Builds" }, { en: "Sells" })).toEqual({ en: "Sells" });
	const entity = { bio: { en: "New", es: "Nuevo" } };
	markStale({}, entity);
	expect(entity).toEqual({ bio: { en: "New", es: "Nuevo" } });
});

test("missing and outdated translations are counted in each language", () => {
	expect(missingTranslations({ title: { en: "One", es: "Uno", stale: ["es"] }, bio: { en: "Two" } })).toEqual([
		{ locale: "es", missing: 1, stale: 1 },
		{ locale: "sv", missing: 2, stale: 0 },
	]);
});
