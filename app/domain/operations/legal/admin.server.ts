import type { Resource } from "~/admin/resource";
import { getEvent } from "~/domain/content/event/queries.server";
import { textErrors } from "~/domain/content/rich-text/check.server";
import { formatChoices } from "~/domain/content/rich-text/text.server";
import { getSalesSettings } from "~/domain/sales/order/settings.server";
import { formatDate } from "~/i18n/format.server";
import { plainText } from "~/ui/plain-text";
import { appendixOf } from "./appendix.server";
import { findLegalPage, listLegalPages, updateLegalPage } from "./queries.server";
import { LEGAL_PAGE_IDS, type LegalPage, legalPageSchema } from "./schema";
import { legalView } from "./view.server";

/** How organizers edit the three legal pages: they are neither added nor deleted. */
export const legalResource: Resource<LegalPage> = {
	noun: "legalPage",
	section: "legal",
	texts: "editLegal",
	schema: legalPageSchema,
	importable: false,
	nameOf: ({ title }) => title,
	publicPath: ({ id }) => `/${id}`,
	pages: () => LEGAL_PAGE_IDS.map((id) => ({ path: `/${id}` })),
	api: undefined,
	figure: undefined,
	row: ({ id, updatedOn }, locale) => ({ address: `/${id}`, updatedOn: formatDate(updatedOn, locale) }),
	list: listLegalPages,
	find: findLegalPage,
	update: updateLegalPage,
	check: async ({ body, format }, trx) => textErrors({ body }, format, trx),
	choices: async (locale) => ({ format: formatChoices(locale) }),
	searched: async (page, on) => {
		const [event, settings] = [await getEvent(on), await getSalesSettings(on)];
		return {
			kind: "page",
			path: `/${page.id}`,
			visibleFrom: "",
			words: (locale) => {
				const { title, summary, lang, sections } = legalView(page, locale, { event, settings });
				const parts = sections.flatMap(({ heading, blocks }) => [heading?.words ?? [], plainText(blocks)].flat());
				return { name: title, text: { lang, text: [summary.text, ...parts].join("\n") } };
			},
		};
	},
	preview: async (page, locale) => ({
		page: legalView(page, locale, { event: await getEvent(), settings: await getSalesSettings() }),
		appendix: await appendixOf(page.id, locale),
	}),
};
