import { putLast, type Sorting } from "#app/admin/positions.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { cutText } from "#app/i18n/cut-text.ts";
import { translate } from "#app/i18n/translated.ts";
import { deleteFaqEntry, findFaqEntry, insertFaqEntry, listFaq, updateFaqEntry } from "./queries.server.ts";
import { type FaqEntry, faqEntrySchema } from "./schema.ts";
import { faqView } from "./view.server.ts";

const MAX_CELL_LENGTH = 100;

export const faqResource: Resource<FaqEntry> = {
	entityType: "question",
	section: "faq",
	texts: "editQuestion",
	schema: faqEntrySchema,
	importable: false,
	nameOf: ({ question }) => question,
	publicPath: ({ id }) => `/tickets#${id}`,
	pages: () => [],
	entityPages: undefined,
	api: undefined,
	figure: undefined,
	row: ({ answer }, locale) => {
		const { text, lang } = translate(answer, locale);
		return { answer: { text: cutText(text, MAX_CELL_LENGTH), lang } };
	},
	list: listFaq,
	find: findFaqEntry,
	complete: (entry, trx) => putLast(faqSorting, entry, trx),
	insert: insertFaqEntry,
	update: updateFaqEntry,
	remove: deleteFaqEntry,
	choices: async () => ({}),
	searched: async (entry, on) => {
		const event = await getEvent(on);
		return {
			kind: "question",
			path: `/tickets#${entry.id}`,
			visibleFrom: "",
			words: (locale) => {
				const { question, answer } = faqView(entry, event, locale);
				return { name: question, text: answer };
			},
		};
	},
	preview: async (entry, locale) => faqView(entry, await getEvent(), locale),
};

export const faqSorting: Sorting<FaqEntry> = { resource: faqResource, field: "order", groupOf: () => "all" };
