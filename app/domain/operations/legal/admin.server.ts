import type { Resource } from "#app/admin/resource.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { textErrors } from "#app/domain/content/rich-text/check.server.ts";
import { formatChoices } from "#app/domain/content/rich-text/text.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { plainText } from "#app/ui/plain-text.ts";
import { appendixOf } from "./appendix.server.ts";
import { findLegalPage, listLegalPages, updateLegalPage } from "./queries.server.ts";
import { LEGAL_PAGE_IDS, type LegalPage, legalPageSchema } from "./schema.ts";
import { legalView } from "./view.server.ts";

export const legalResource: Resource<LegalPage> = {
	entityType: "legalPage",
	section: "legal",
	texts: "editLegal",
	schema: legalPageSchema,
	importable: false,
	nameOf: ({ title }) => title,
	publicPath: ({ id }) => `/${id}`,
	pages: () => LEGAL_PAGE_IDS.map((id) => ({ path: `/${id}` })),
	entityPages: undefined,
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
