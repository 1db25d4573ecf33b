import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Order, OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { hasStarted } from "#app/domain/sales/registration/availability.server.ts";
import { listStandings } from "#app/domain/sales/registration/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";

/** Leaves out those paid in the same order: they are canceled with their tickets. */
export async function registrationsLost(
	{ code }: Pick<Order, "code">,
	lines: readonly Pick<OrderLine, "ticket">[],
	event: SummitEvent,
	{ locale, organizer = false }: { locale: Locale; organizer?: boolean },
): Promise<{ words: string; isPaidElsewhere: boolean }[]> {
	const tickets = lines.flatMap(({ ticket }) => (ticket ? ticket.id : []));
	const registrations: Awaited<ReturnType<typeof registrationsLost>> = [];
	for (const { workshopId, state, order, isPaid } of await listStandings(tickets, new Date(readClock()))) {
		const workshop = await findWorkshop(workshopId);
		if (!workshop || hasStarted(workshop, event) || (isPaid && order?.code === code) || state === "offered" || state === "waiting") continue;
		const texts = textsOf("cancellation", locale, { workshop: translate(workshop.title, locale).text, code: order?.code ?? "" });
		const lost = organizer ? texts.admin.lost : texts.lost;
		registrations.push({ words: state === "reserved" ? lost.reserved : isPaid ? lost.paid : lost.free, isPaidElsewhere: state === "registered" && isPaid });
	}
	return registrations;
}
