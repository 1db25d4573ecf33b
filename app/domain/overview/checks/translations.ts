import { pictureIdsIn } from "~/domain/picture/address";
import { missingAlt } from "~/domain/picture/schema";
import { LOCALES, type Locale } from "~/i18n/config";
import type { Translated } from "~/i18n/translated";
import type { Content } from "../content.server";
import { editorPathOf } from "./editor-paths";
import type { MissingText, Noun, Problem } from "./problem";

/**
 * What has no text in a language, and what is older there than its English: a problem of each kind for each entity, with
 * the fields and their languages.
 */
export function checkTranslations({ event, ...content }: Content): Problem[] {
	const found = <Entity extends object>(noun: Noun, entities: Entity[], name: (entity: Entity) => string | Translated, path: (entity: Entity) => string) =>
		entities.flatMap((entity) =>
			(["textMissing", "textStale"] as const).flatMap((kind): Problem[] => {
				const missing = missingIn(entity, IS_MISSING[kind]);
				if (missing.length === 0) return [];
				const values = { noun: { noun }, name: name(entity), missing: { missing } };
				return [{ kind, path: path(entity), count: missing.length, values }];
			}),
		);
	return [
		...found("event", [event], ({ name }) => name, editorPathOf.event),
		...found("speaker", content.speakers, ({ name }) => name, editorPathOf.speaker),
		...found(
			"session",
			content.sessions.filter(({ workshopId }) => workshopId === undefined),
			({ title }) => title,
			editorPathOf.session,
		),
		...found("workshop", content.workshops, ({ title }) => title, editorPathOf.workshop),
		...found("tier", content.tiers, ({ name }) => name, editorPathOf.tier),
		...found("partner", content.partners, ({ name }) => name, editorPathOf.partner),
		...found("article", content.news, ({ title }) => title, editorPathOf.article),
		...found("region", content.regions, ({ title }) => title, editorPathOf.region),
		...found("question", content.faq, ({ question }) => question, editorPathOf.question),
		...found("legalPage", content.legalPages, ({ title }) => title, editorPathOf.legalPage),
	];
}

/** Pictures that lack words for who cannot see them, in some language. A portrait beside its speaker's name needs none. */
export function checkPictureDescriptions({ pictures, speakers, ...others }: Pick<Content, "pictures" | "speakers"> & Partial<Content>): Problem[] {
	const [portraits, elsewhere] = [new Set(pictureIdsIn(speakers)), new Set(pictureIdsIn(others))];
	return pictures.flatMap((picture): Problem[] => {
		const locales = portraits.has(picture.id) && !elsewhere.has(picture.id) ? [] : missingAlt(picture.alt);
		if (locales.length === 0) return [];
		return [{ kind: "pictureUndescribed", path: editorPathOf.picture(picture), values: { name: picture.name, languages: { locales } } }];
	});
}

const IS_MISSING = {
	textMissing: (text: Translated, locale: Locale) => !text[locale]?.trim(),
	textStale: (text: Translated, locale: Locale) => Boolean(text[locale]?.trim()) && locale !== "en" && text.stale?.includes(locale) === true,
};

/** The fields of an entity in which some text is missing or outdated, and the languages of those, lists of texts included. */
function missingIn(entity: object, isMissing: (text: Translated, locale: Locale) => boolean): MissingText[] {
	return Object.entries(entity).flatMap(([field, value]) => {
		const texts = translatedIn(value);
		const locales = LOCALES.filter((locale) => texts.some((text) => isMissing(text, locale)));
		return locales.length > 0 ? [{ field, locales }] : [];
	});
}

/** Every translated text in a value, however deep. */
export function translatedIn(value: unknown): Translated[] {
	if (typeof value !== "object" || value === null) return [];
	if ("en" in value) return [value as Translated];
	return Object.values(value).flatMap(translatedIn);
}
