import { type Ordered, placeLast } from "~/admin/order.server";
import type { Resource } from "~/admin/resource";
import { textsOf } from "~/i18n/texts.server";
import { deleteTicketTier, findTicketTier, insertTicketTier, listTicketTiers, updateTicketTier } from "./queries.server";
import { TICKET_FEATURES, type TicketTier, ticketTierSchema } from "./schema";
import { ticketView } from "./view.server";

/** How organisers edit ticket tiers. */
export const ticketResource: Resource<TicketTier> = {
	noun: "tier",
	section: "tickets",
	texts: "editTicket",
	schema: ticketTierSchema,
	nameOf: ({ name }) => name.en,
	publicPath: () => "/tickets#tickets",
	row: (tier, locale) => {
		const { amount, currency } = ticketView(tier, locale);
		const { yes, no } = textsOf("editor", locale, {}).list;
		return { price: `${amount} ${currency}`, featured: tier.featured ? yes : no, available: tier.available ? yes : no };
	},
	list: listTicketTiers,
	find: findTicketTier,
	complete: (tier, trx) => placeLast(ticketOrder, tier, trx),
	insert: insertTicketTier,
	update: updateTicketTier,
	remove: deleteTicketTier,
	choices: async (locale) => {
		const names = textsOf("labels", locale, {}).ticketFeature;
		return { features: TICKET_FEATURES.map((value) => ({ value, label: names[value] })) };
	},
	preview: async (tier, locale) => ({ ticket: ticketView(tier, locale), text: textsOf("tickets", locale, {}).card }),
};

/** The tiers stand in one row. */
export const ticketOrder: Ordered<TicketTier> = { resource: ticketResource, place: "order", groupOf: () => "all" };
