import { putLast, type Sorting } from "~/admin/positions.server";
import type { Resource } from "~/admin/resource";
import { publicationCell } from "~/admin/statuses.server";
import { storeUploads } from "~/domain/content/picture/upload.server";
import { pictureChoices } from "~/domain/content/picture/view.server";
import { allowedOf } from "~/http/api.server";
import { PUBLICATION } from "~/http/form-codecs";
import { textsOf } from "~/i18n/texts.server";
import { deletePartner, findPartner, insertPartner, listPartners, updatePartner } from "./queries.server";
import { PARTNER_TYPES, type Partner, partnerSchema } from "./schema";
import { partnerEntry, partnerJson, partnerView } from "./view.server";

/** How organizers edit partners. */
export const partnerResource: Resource<Partner> = {
	noun: "partner",
	section: "partners",
	texts: "editPartner",
	schema: partnerSchema,
	importable: false,
	nameOf: ({ name }) => name,
	publicPath: ({ id, status }) => (status === "draft" ? undefined : `/partners#${id}`),
	pages: () => [],
	api: {
		name: "partners",
		summary: "Organizers and sponsors.",
		entry: partnerEntry,
		filter: { name: "type", about: "Only the partners of this kind.", values: () => PARTNER_TYPES },
		answer: async (url, locale) => {
			const partners = await listPartners({ type: allowedOf(url, "type", PARTNER_TYPES) });
			return partners.map((partner) => partnerJson(partner, locale));
		},
	},
	figure: "partners",
	row: (partner, locale) => ({
		type: textsOf("labels", locale, {}).partnerType[partner.type],
		website: partnerView(partner, locale).host,
		status: publicationCell(partner, locale),
	}),
	list: (on) => listPartners({ drafts: true }, on),
	find: findPartner,
	complete: (partner, trx) => putLast(partnerSorting, partner, trx),
	adjust: async (after, before, trx) => (after.type === before.type ? after : putLast(partnerSorting, after, trx)),
	insert: insertPartner,
	update: updatePartner,
	remove: deletePartner,
	choices: async (locale) => {
		const { partnerType, publication } = textsOf("labels", locale, {});
		return {
			status: PUBLICATION.map((value) => ({ value, label: publication[value] })),
			type: PARTNER_TYPES.map((value) => ({ value, label: partnerType[value] })),
			logo: await pictureChoices("mark", locale),
		};
	},
	searched: async (partner) => ({
		kind: "partner",
		path: `/partners#${partner.id}`,
		visibleFrom: partner.status === "draft" ? undefined : "",
		words: (locale) => ({ name: { text: partner.name }, text: partnerView(partner, locale).description }),
	}),
	takeFiles: storeUploads,
	preview: async (partner, locale) => ({ partner: partnerView(partner, locale), type: partner.type }),
};

/** Each type is a row of its own. */
export const partnerSorting: Sorting<Partner> = { resource: partnerResource, field: "order", groupOf: ({ type }) => type };
