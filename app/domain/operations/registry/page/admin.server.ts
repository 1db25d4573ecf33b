import type { Resource } from "#app/admin/resource.ts";
import { keysOf, PAGES, type PageId, type TextKey } from "#app/domain/content/page/editable.ts";
import { findPage, listPages, updatePage } from "#app/domain/content/page/queries.server.ts";
import { LINES, PROSE } from "#app/domain/content/page/rules.ts";
import { originalOf, type Page, pageSchema } from "#app/domain/content/page/schema.server.ts";
import { textErrors } from "#app/domain/content/rich-text/check.server.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { searchedPage } from "./searched.server.ts";

export const pageResource: Resource<Page> = {
	entityType: "page",
	section: "pages",
	texts: "editPage",
	schema: pageSchema,
	importable: false,
	nameOf: ({ id }) => ({ en: pageName(id, "en"), es: pageName(id, "es"), sv: pageName(id, "sv") }),
	publicPath: ({ id }) => PAGES[id].path,
	pages: () => Object.values(PAGES).map(({ path }) => ({ path })),
	entityPages: undefined,
	api: undefined,
	figure: undefined,
	row: (page, locale) => ({ address: PAGES[page.id].path, changed: changedWords(changedIn(page), locale) }),
	list: listPages,
	find: findPage,
	update: updatePage,
	choices: async () => ({}),
	searched: searchedPage,
	check: async (page, trx) => ({ ...(await textErrors(textsIn(page, LINES), "line", trx)), ...(await textErrors(textsIn(page, PROSE), "markdown", trx)) }),
};

const textsIn = (page: Partial<Page>, keys: readonly TextKey[]) => Object.fromEntries(keys.map((key) => [key, page[key]]));

export function pageName(id: PageId, locale: Locale): string {
	return textsOf("editPage", locale, {}).fields[id];
}

export function changedIn(page: Page, keys: readonly TextKey[] = keysOf(page.id)): number {
	return keys.filter((key) => LOCALES.some((locale) => page[key]?.[locale] !== originalOf(key)[locale])).length;
}

export function changedWords(count: number, locale: Locale): string {
	return count === 0 ? textsOf("editPage", locale, {}).unchanged : translatorFor(locale)("editPage.changed", { count });
}
