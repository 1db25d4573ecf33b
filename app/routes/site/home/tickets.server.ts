import { afterwardsText } from "#app/domain/content/event/status.server.ts";
import { listOffers } from "#app/domain/sales/tier/offers.server.ts";
import type { HomePage } from "#app/routes/site/page.server.ts";

export async function loadTicketsSection({ locale, event, texts }: HomePage) {
	const tiers = await listOffers(locale);
	const [first, ...others] = tiers;
	const common = first && others.length > 0 ? first.features.filter((feature) => others.every(({ features }) => features.includes(feature))) : [];
	const { heading, card, group, home } = texts("tickets", { features: common.join("\u00a0· ") });
	const { every, ...words } = home;
	return {
		over: afterwardsText(event, locale)?.tickets,
		toBeAnnounced: tiers.length === 0 ? texts("toBeAnnounced").tickets : undefined,
		text: { ...words, every: common.length > 0 ? every : undefined, heading, card, subject: group.subject },
		tiers: tiers.map((tier) => ({ ...tier, features: tier.features.filter((feature) => !common.includes(feature)), notIncluded: [] })),
	};
}
