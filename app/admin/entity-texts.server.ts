import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { Entity, EntityTexts, Resource } from "./resource.ts";

export function englishName<E extends Entity>({ nameOf }: Pick<Resource<E>, "nameOf">, entity: E): string {
	const name = nameOf(entity);
	return typeof name === "string" ? name : name.en;
}

export function nameIn<E extends Entity>({ nameOf }: Pick<Resource<E>, "nameOf">, entity: E, locale: Locale): string {
	const name = nameOf(entity);
	return typeof name === "string" ? name : translate(name, locale).text;
}

export const entityTexts = ({ texts }: Pick<Resource, "texts">, locale: Locale) => textsOf(texts, locale, {}) as unknown as EntityTexts;
