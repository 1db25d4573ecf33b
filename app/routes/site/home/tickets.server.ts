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
		text: { ...home, heading, card, subject: group.subject },
		/** Where tickets are sold here a group has its discount by itself. */
		notes: isSoldHere ? [...(event.groupDiscount > 0 ? [group.here] : []), home.questions] : [home.group],
		tiers: tiers.map((tier) => ({ ...tier, notIncluded: [] })),
	};
}
