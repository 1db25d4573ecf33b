import { putLast, type Sorting } from "~/admin/positions.server";
import type { Resource } from "~/admin/resource";
import { PUBLICATION } from "~/http/form-codecs";
import { textsOf } from "~/i18n/texts.server";
import { deleteTicketTier, findTicketTier, insertTicketTier, listTicketTiers, updateTicketTier } from "./queries.server";
import { isKnown, TICKET_FEATURES, type TicketTier, ticketTierSchema } from "./schema";
import { ticketView } from "./view.server";

/** How organizers edit ticket tiers. */
export const ticketResource: Resource<TicketTier> = {
	noun: "tier",
	section: "tickets",
	texts: "editTicket",
	schema: ticketTierSchema,
	nameOf: ({ name }) => name.en,
	publicPath: ({ status }) => (status === "draft" ? undefined : "/tickets#tickets"),
	row: (tier, locale) => {
		const { amount, currency } = ticketView(tier, locale);
		const { yes, no } = textsOf("editor", locale, {}).list;
		return {
			price: `${amount} ${currency}`,
			featured: tier.featured ? yes : no,
			available: tier.available ? yes : no,
			status: textsOf("labels", locale, {}).publication[tier.status],
		};
	},
	list: (on) => listTicketTiers({ drafts: true }, on),
	find: findTicketTier,
	complete: (tier, trx) => putLast(tierSorting, tier, trx),
	insert: insertTicketTier,
	update: updateTicketTier,
	remove: deleteTicketTier,
	choices: async (locale) => {
		const { ticketFeature: names, publication } = textsOf("labels", locale, {});
		return {
			status: PUBLICATION.map((value) => ({ value, label: publication[value] })),
			features: TICKET_FEATURES.map((value) => ({ value, label: names[value] })),
		};
	},
	/** A card would contradict itself. */
	check: async ({ features = [], notIncluded = [] }) => {
		const both = notIncluded.filter((feature) => features.includes(feature));
		return Object.fromEntries(both.map((feature) => [`notIncluded.${isKnown(feature) ? feature : "own"}`, "alsoIncluded"]));
	},
	preview: async (tier, locale) => ({ ticket: ticketView(tier, locale), text: textsOf("tickets", locale, {}).card }),
};

/** The tiers stand in one row. */
export const tierSorting: Sorting<TicketTier> = { resource: ticketResource, field: "order", groupOf: () => "all" };
