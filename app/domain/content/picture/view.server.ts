import { englishName, nounTexts } from "~/admin/noun.server";
import type { Choice } from "~/admin/resource";
import type { Locale } from "~/i18n/config";
import { formatList, languageName } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { fileAddress, isNamed, type PictureKind, pictureAddress } from "./address";
import { listPictures } from "./queries.server";
import { missingAlt, type Picture } from "./schema";
import { needsAlt, type Use } from "./uses.server";

/** What the library shows of a picture, worded in a language. */
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
		path: `/admin/${resource.section}/${entity.id}`,
		noun: nounTexts(resource, locale).one,
		name: englishName(resource, entity),
	};
}

/** A picture that a form offers: its value is the address that the entity keeps. */
export interface PictureChoice extends Choice {
	thumbnail: string;
	/** Says so where its alternative texts are missing. */
	note?: string;
}

/** Every picture of the library, as a form offers it for a place that shows it in this way. */
export async function pictureChoices(kind: PictureKind, locale: Locale): Promise<PictureChoice[]> {
	const { altMissing } = textsOf("editor", locale, {}).picture;
	return (await listPictures()).map(({ id, name, alt }) => ({
		value: pictureAddress(id, kind),
		label: name,
		thumbnail: fileAddress(id, "whole.webp"),
		...(!isNamed(kind) && missingAlt(alt).length > 0 && { note: altMissing }),
	}));
}
