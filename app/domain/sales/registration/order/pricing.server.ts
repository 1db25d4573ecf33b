import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { getSalesSettings, sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { type LinePrice, priced, totalOf } from "#app/domain/sales/pricing/prices.ts";
import { registrationError } from "#app/domain/sales/registration/register.server.ts";
import { isFree, type TicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";

export type RegistrationProblem = { why: "nothing" | "notHere" } | { why: "full" | "closed" | "had" | "free"; workshop: Workshop };

export interface PricedRegistration extends LinePrice {
	workshop: Workshop;
	itemId: string;
	name: Workshop["title"];
}

export interface PricedRegistrations {
	lines: PricedRegistration[];
	total: ReturnType<typeof totalOf>;
	problems: RegistrationProblem[];
}

/** Discounts apply only to tickets. */
export async function priceRegistrations(attendee: TicketAttendee, workshopIds: readonly string[], on: Database, now: Date): Promise<PricedRegistrations> {
	const [event, { taxRate }] = await Promise.all([getEvent(on), getSalesSettings(on)]);
	const lines: PricedRegistration[] = [];
	const problems: RegistrationProblem[] = (await sellsHere(event, on)) ? [] : [{ why: "notHere" }];
	for (const id of new Set(workshopIds)) {
		const workshop = await findWorkshop(id, on);
		if (!workshop || workshop.status === "draft") continue;
		const fault = isFree(attendee, workshop) ? "free" : await registrationError(on, attendee, workshop, now);
		if (fault) problems.push({ why: fault === "nothing" ? "had" : fault, workshop });
		if (fault !== "free" && fault !== "nothing") lines.push({ ...priced(workshop.price, 0, taxRate), workshop, itemId: id, name: workshop.title });
	}
	if (lines.length === 0 && problems.length === 0) problems.push({ why: "nothing" });
	return { lines, total: totalOf(lines), problems };
}
