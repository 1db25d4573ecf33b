import type { Entity, Resource } from "#app/admin/resource.ts";
import { entryPath } from "#app/admin/sections.ts";
import { pictureIdsIn } from "#app/domain/content/picture/address.ts";
import { missingAlt } from "#app/domain/content/picture/schema.ts";
import { namesPicture } from "#app/domain/content/picture/uses.server.ts";
import type { Content } from "#app/domain/operations/dashboard/content.ts";
import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import type { MissingText, Problem } from "#app/domain/program/checks/problem.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { textsIn } from "#app/i18n/missing-translations.ts";
import type { Translated } from "#app/i18n/translated.ts";

/** Returns a problem for each entity with missing translations, and one for each with translations older than their English. */
export function checkTranslations({ contents }: Pick<Content, "contents">): Problem[] {
	return contents
		.filter(({ resource }) => resource.entityType !== "picture")
		.flatMap(({ resource, entities }) => entities.flatMap((entity) => problemsOf(resource, entity)));
}

/** One problem for each page on which the entity is edited; only one for a draft that cannot be published yet. */
function problemsOf(resource: Resource, entity: Entity): Problem[] {
	const ownPath = entryPath(resource.section, entity.id);
	const pageOf = ({ field }: MissingText) => resource.editorPath?.(entity, field) ?? ownPath;
	const { texts } = resource;
	// Sessions of workshops are checked as workshops.
	if (!(resource.editorPath?.(entity) ?? ownPath).startsWith(ownPath)) return [];
	const needed = [...new Set(resource.missing?.(entity).map((control) => control.split(".")[0] as string))];
	if (needed.length > 0) {
		const missing = needed.map((field) => ({ field, locales: [] }));
		return [{ kind: "draftIncomplete", path: ownPath, values: { entity: { entity: texts }, name: resource.nameOf(entity), missing: { missing, texts } } }];
	}
	const written = textsIn(entity);
	return (["textMissing", "textStale"] as const).flatMap((kind) =>
		[...Map.groupBy(missingIn(written, IS_MISSING[kind]), pageOf)].map(
			([path, missing]): Problem => ({
				kind,
				path,
				count: missing.length,
				values: { entity: { entity: texts }, name: resource.nameOf(entity), missing: { missing, texts } },
			}),
		),
	);
}

/** Finds pictures without a description in some language. Speaker photos and partner logos stand beside a name and need none. */
export function checkPictureDescriptions({ pictures, contents }: Pick<Content, "pictures" | "contents">): Problem[] {
	const undescribed = pictures.filter(({ alt }) => missingAlt(alt).length > 0);
	if (undescribed.length === 0) return [];
	const showing = contents.filter(({ resource }) => resource.entityType !== "picture");
	const shownBy = (isNamed: boolean) =>
		new Set(showing.flatMap(({ resource, entities }) => (namesPicture(resource) === isNamed ? pictureIdsIn(entities) : [])));
	const [named, elsewhere] = [shownBy(true), shownBy(false)];
	return undescribed.flatMap((picture): Problem[] => {
		if (named.has(picture.id) && !elsewhere.has(picture.id)) return [];
		const locales = missingAlt(picture.alt);
		return [{ kind: "pictureUndescribed", path: editorPathOf.picture(picture), values: { name: picture.name, languages: { locales } } }];
	});
}

const IS_MISSING = {
	textMissing: (text: Translated, locale: Locale) => !text[locale]?.trim(),
	textStale: (text: Translated, locale: Locale) => Boolean(text[locale]?.trim()) && locale !== "en" && text.stale?.includes(locale) === true,
};

function missingIn(written: Record<string, Translated>, isMissing: (text: Translated, locale: Locale) => boolean): MissingText[] {
	const lacking = Object.entries(written).filter(([, text]) => LOCALES.some((locale) => isMissing(text, locale)));
	const byField = Map.groupBy(lacking, ([name]) => name.split(".")[0] as string);
	return [...byField].map(([field, texts]) => ({ field, locales: LOCALES.filter((locale) => texts.some(([, text]) => isMissing(text, locale))) }));
}
