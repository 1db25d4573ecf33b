import { putLast, type Sorting } from "#app/admin/positions.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { publicationCell } from "#app/admin/statuses.server.ts";
import { storeUploads } from "#app/domain/content/picture/upload.server.ts";
import { pictureChoices } from "#app/domain/content/picture/view.server.ts";
import { allowedOf } from "#app/http/api.server.ts";
import { PUBLICATION } from "#app/http/form-codecs.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { deletePartner, findPartner, insertPartner, listPartners, updatePartner } from "./queries.server.ts";
import { PARTNER_TYPES, type Partner, partnerSchema } from "./schema.ts";
import { partnerEntry, partnerJson, partnerView } from "./view.server.ts";

export const partnerResource: Resource<Partner> = {
	entityType: "partner",
	section: "partners",
	texts: "editPartner",
	schema: partnerSchema,
	importable: false,
	nameOf: ({ name }) => name,
	publicPath: ({ id, status }) => (status === "draft" ? undefined : `/partners#${id}`),
	pages: () => [],
	entityPages: undefined,
	api: {
		name: "partners",
		summary: "Organizers and sponsors.",
		entry: partnerEntry,
		leftOut: ["status"],
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

export const partnerSorting: Sorting<Partner> = { resource: partnerResource, field: "order", groupOf: ({ type }) => type };
