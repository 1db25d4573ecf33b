import { englishName, entityTexts } from "#app/admin/entity-texts.server.ts";
import type { Choice } from "#app/admin/resource.ts";
import { entryPath } from "#app/admin/sections.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatList, languageName } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { fileAddress, isNamed, type PictureKind, pictureAddress } from "./address.ts";
import { listPictures } from "./queries.server.ts";
import { missingAlt, type Picture } from "./schema.ts";
import { needsAlt, type Use } from "./uses.server.ts";

export type PictureView = ReturnType<typeof pictureView>;

export function pictureView(picture: Picture, uses: Use[], locale: Locale) {
	const missing = (needsAlt(uses) ? missingAlt(picture.alt) : []).map((language) => languageName(language, locale));
	return {
		id: picture.id,
		path: `/admin/pictures/${picture.id}`,
		name: picture.name,
		thumbnail: fileAddress(picture.id, "whole.webp"),
		alt: translate({ en: "", ...picture.alt }, locale),
		undescribed: missing.length > 0 ? textsOf("editPicture", locale, { languages: formatList(missing, locale) }).undescribed : undefined,
		uses: uses.map((use) => useView(use, locale)),
	};
}

export type UseView = ReturnType<typeof useView>;

export function useView({ resource, entity }: Use, locale: Locale) {
	return {
		path: entryPath(resource.section, entity.id),
		entityType: entityTexts(resource, locale).one,
		name: englishName(resource, entity),
	};
}

export interface PictureChoice extends Choice {
	thumbnail: string;
	note?: string;
}

export async function pictureChoices(kind: PictureKind, locale: Locale): Promise<PictureChoice[]> {
	const { altMissing } = textsOf("editor", locale, {}).picture;
	return (await listPictures()).map(({ id, name, alt }) => ({
		value: pictureAddress(id, kind),
		label: name,
		thumbnail: fileAddress(id, "whole.webp"),
		...(!isNamed(kind) && missingAlt(alt).length > 0 && { note: altMissing }),
	}));
}
