import { afterwards } from "~/domain/event/afterwards.server";
import { sellsHere } from "~/domain/order/settings.server";
import { listOffers } from "~/domain/tier/offers.server";
import type { HomePage } from "../page.server";

/** Home's tiers: what each holds. What it does not stands on the tickets page. */
export async function loadTicketsSection({ locale, event, texts }: HomePage) {
	const { heading, card, group, home } = texts("tickets");
	const [tiers, isSoldHere] = await Promise.all([listOffers(locale), sellsHere(event)]);
	return {
		over: afterwards(event, locale)?.tickets,
		toCome: tiers.length === 0 ? texts("toCome").tickets : undefined,
		text: { ...home, heading, card },
		/** Where a group has its discount: in the order, or by asking for it. */
		group: isSoldHere ? { to: "/tickets/order", words: group.order } : { to: `/contact?subject=${encodeURIComponent(group.subject)}`, words: home.toContact },
		tiers: tiers.map((tier) => ({ ...tier, notIncluded: [] })),
	};
}
