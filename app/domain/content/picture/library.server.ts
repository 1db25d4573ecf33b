import { longList } from "#app/admin/long-list.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import { chosenOf, searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { holdsWords } from "#app/i18n/search.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { fileAddress, pictureAddress } from "./address.ts";
import { findPicture, listPictures } from "./queries.server.ts";
import { missingAlt, type Picture } from "./schema.ts";
import { needsAlt, usesByPicture, usesOf } from "./uses.server.ts";
import { pictureView, useView } from "./view.server.ts";

const STATES = ["all", "unused", "undescribed"] as const;

export async function libraryView(resources: readonly Resource[], url: URL, locale: Locale) {
	const text = textsOf("editPicture", locale, {});
	const uses = await usesByPicture(resources);
	const isIn = {
		all: () => true,
		unused: ({ id }: Picture) => !uses.has(id),
		undescribed: ({ id, alt }: Picture) => missingAlt(alt).length > 0 && needsAlt(uses.get(id) ?? []),
	};
	const q = searchedText(url);
	const state = chosenOf(url, "state", STATES) ?? "all";
	const all = await listPictures();
	const found = all.filter((picture) => isIn[state](picture) && holdsWords(wordsOf(picture), q));
	const pages = pagesOf(url, found.length);
	return {
		text,
		list: longList({
			url,
			locale,
			title: text.title,
			count: translatorFor(locale)("editPicture.count", { count: found.length }),
			none: state === "all" || all.length === 0 ? text.none : text.noneIn[state],
			pages,
			states: STATES.map((one) => ({ state: one, label: text.states[one], count: all.filter(isIn[one]).length })),
			state,
			search: { q, hint: text.searchHint },
			isEmpty: found.length === 0,
		}),
		pictures: found.slice(pages.offset, pages.offset + pages.limit).map((picture) => pictureView(picture, uses.get(picture.id) ?? [], locale)),
	};
}

export async function pictureDetail(resources: readonly Resource[], id: string, locale: Locale) {
	const picture = await findPicture(id);
	if (!picture) return undefined;
	const { width, height, focus } = picture;
	return {
		text: textsOf("editPicture", locale, { width, height }),
		focusAction: `/admin/pictures/${id}/focus`,
		src: pictureAddress(id),
		whole: { src: fileAddress(id, "whole.webp"), width, height, focus },
		uses: (await usesOf(resources, id)).map((use) => useView(use, locale)),
	};
}

const wordsOf = ({ name, alt: { en, es, sv } }: Picture) => [name, en, es, sv].join(" ");
