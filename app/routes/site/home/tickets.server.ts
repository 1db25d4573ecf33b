import { afterwardsText } from "#app/domain/content/event/status.server.ts";
import { listOffers } from "#app/domain/sales/tier/offers.server.ts";
import type { HomePage } from "#app/routes/site/page.server.ts";

export async function loadTicketsSection({ locale, event, texts }: HomePage) {
	const { heading, card, group, home } = texts("tickets");
	const tiers = await listOffers(locale);
	return {
		over: afterwardsText(event, locale)?.tickets,
		toBeAnnounced: tiers.length === 0 ? texts("toBeAnnounced").tickets : undefined,
		text: { ...home, heading, card, subject: group.subject },
		tiers: tiers.map((tier) => ({ ...tier, notIncluded: [] })),
	};
}
