import { LOCALES } from "~/i18n/config";
import type { Translated } from "~/i18n/translated";
import type { Content } from "../content.server";
import type { Finding, MissingText, Noun } from "./finding";
import { placeOf } from "./places";

/** What has no text in a language or an empty one: a finding for each entity, with the fields and their languages. */
export function findMissingTexts({ event, ...content }: Content): Finding[] {
	const found = <Entity extends object>(noun: Noun, entities: Entity[], name: (entity: Entity) => string | Translated, path: (entity: Entity) => string) =>
		entities.flatMap((entity): Finding[] => {
			const missing = missingTexts(entity);
			if (missing.length === 0) return [];
			const values = { noun: { noun }, name: name(entity), missing: { missing } };
			return [{ kind: "textMissing", path: path(entity), count: missing.length, values }];
		});
	return [
		...found("event", [event], ({ name }) => name, placeOf.event),
		...found("speaker", content.speakers, ({ name }) => name, placeOf.speaker),
		...found("session", content.sessions, ({ title }) => title, placeOf.session),
		...found("workshop", content.workshops, ({ title }) => title, placeOf.workshop),
		...found("tier", content.tiers, ({ name }) => name, placeOf.tier),
		...found("partner", content.partners, ({ name }) => name, placeOf.partner),
		...found("article", content.news, ({ title }) => title, placeOf.article),
		...found("region", content.regions, ({ title }) => title, placeOf.region),
		...found("question", content.faq, ({ question }) => question, placeOf.question),
		...found("legalPage", content.legalPages, ({ title }) => title, placeOf.legalPage),
	];
}

/** The fields of an entity that hold texts and lack some, lists of texts included. */
function missingTexts(entity: object): MissingText[] {
	return Object.entries(entity).flatMap(([field, value]) => {
		const texts = translatedIn(value);
		const locales = LOCALES.filter((locale) => texts.some((text) => !text[locale]?.trim()));
		return locales.length > 0 ? [{ field, locales }] : [];
	});
}

/** Every translated text in a value, however deep. */
export function translatedIn(value: unknown): Translated[] {
	if (typeof value !== "object" || value === null) return [];
	if ("en" in value) return [value as Translated];
	return Object.values(value).flatMap(translatedIn);
}
