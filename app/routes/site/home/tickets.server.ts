import { listTicketTiers } from "~/domain/ticket/queries.server";
import { ticketView } from "~/domain/ticket/view.server";
import type { HomePage } from "../page.server";

/** Home's tiers: what each holds. What it does not stands on the tickets page. */
export async function loadTicketsSection({ locale, texts }: HomePage) {
	const { heading, card, group, home } = texts("tickets");
	const tiers = await listTicketTiers();
	return { text: { ...home, heading, card, subject: group.subject }, tickets: tiers.map((tier) => ({ ...ticketView(tier, locale), notIncluded: [] })) };
}
