import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { controlLabel } from "#app/i18n/control-label.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { fold } from "#db/fold.ts";
import { type Column, ID } from "./csv-columns.server.ts";
import type { EntityTexts, Resource } from "./resource.ts";

/**
 * Returns the column of each heading: its name, or the label of its control in any language, ignoring case, accents and punctuation. A label without
 * a language means the English text, as does any other usual name of a field.
 */
export function columnsNamed(head: string[], resource: Pick<Resource, "texts" | "headings">, columns: Column[]): (string | undefined)[] {
	const names = new Map<string, string>();
	// Names win over labels, so that an exported file means the same in every language.
	for (const column of [ID, ...columns.map(({ name }) => name)]) names.set(plain(column), column);
	for (const { name, heading } of columns) if (heading) names.set(plain(heading), name);
	for (const locale of LOCALES) {
		for (const { name } of columns) {
			for (const heading of labelsOf(name, resource, locale)) if (!names.has(plain(heading))) names.set(plain(heading), name);
		}
	}
	for (const { name } of columns) for (const heading of otherNamesOf(name, resource)) if (!names.has(plain(heading))) names.set(plain(heading), name);
	return head.map((heading) => names.get(plain(heading)));
}

function otherNamesOf(name: string, { headings }: Pick<Resource, "headings">): string[] {
	const [field = ""] = name.split(".");
	return (headings?.[field] ?? []).flatMap((heading) => LOCALES.flatMap((locale) => labelsIn(name, { [field]: heading }, locale)));
}

const labelsOf = (name: string, { texts }: Pick<Resource, "texts">, locale: Locale) =>
	labelsIn(name, (textsOf(texts, locale, {}) as unknown as EntityTexts).fields, locale);

function labelsIn(name: string, fields: Record<string, string>, locale: Locale): string[] {
	const { languagesWithin } = textsOf("editor", locale, {});
	const language = LOCALES.find((one) => name.endsWith(`.${one}`));
	const codes = Object.fromEntries(LOCALES.map((one) => [one, one]));
	return [controlLabel(name, fields, languagesWithin), controlLabel(name, fields, codes), ...(language === "en" ? [controlLabel(name, fields, {})] : [])];
}

const plain = (heading: string) => fold(heading).replace(/[^\p{L}\p{N}]+/gu, "");
