import type { SummitEvent } from "~/domain/content/event/schema";
import { findWorkshop } from "~/domain/program/workshop/queries.server";
import type { OrderLine } from "~/domain/sales/order/queries.server";
import { hasBegun } from "~/domain/sales/registration/availability.server";
import { listStandings } from "~/domain/sales/registration/queries.server";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { readClock } from "~/runtime/clock.server";

/** What is said of each place in a workshop that is lost with the tickets of these lines, and of what was paid for it in another order. */
export async function placesLost(lines: readonly Pick<OrderLine, "ticket">[], event: SummitEvent, locale: Locale): Promise<string[]> {
	const tickets = lines.flatMap(({ ticket }) => (ticket ? ticket.id : []));
	const words: string[] = [];
	for (const { workshopId, state, order, isPaid } of await listStandings(tickets, new Date(readClock()))) {
		const workshop = await findWorkshop(workshopId);
		if (!workshop || hasBegun(workshop, event) || state === "offered" || state === "waiting") continue;
		const { lost } = textsOf("cancellation", locale, { workshop: translate(workshop.title, locale).text, code: order?.code ?? "" });
		words.push(state === "held" ? lost.held : isPaid ? lost.paid : lost.free);
	}
	return words;
}
