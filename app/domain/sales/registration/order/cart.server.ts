import type { Database } from "#app/admin/changes.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { type LinePrice, priced } from "#app/domain/sales/pricing/prices.ts";
import { countSpots, spotsLeft, takesRegistrations } from "#app/domain/sales/registration/availability.server.ts";
import { includesWorkshops, isFree } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";

/** Zero cents if the tier includes all workshops, or the workshop has no price. */
export interface CartRegistration extends LinePrice {
	/** Index of its ticket among all tickets of the cart. */
	ticketIndex: number;
	workshop: Workshop;
}

/** @property left spots left for the whole cart */
export type CartRegistrationProblem =
	| { why: "workshopFull"; workshop: Workshop; ticketIndex: number; left: number }
	| { why: "workshopClosed"; workshop: Workshop; ticketIndex: number };

interface Wish {
	ticketIndex: number;
	tier: Pick<Tier, "features">;
	workshopIds: readonly string[];
}

/** Spots go to the tickets in their order. Discounts apply only to tickets. */
export async function priceCartRegistrations(
	on: Database,
	wishes: readonly Wish[],
	{ event, taxRate, now }: { event: SummitEvent; taxRate: number; now: Date },
): Promise<{ registrations: CartRegistration[]; problems: CartRegistrationProblem[]; isGone: boolean }> {
	const wanted = wishes.flatMap(({ workshopIds, ...ticket }) => [...new Set(workshopIds)].map((workshopId) => ({ ...ticket, workshopId })));
	if (wanted.length === 0) return { registrations: [], problems: [], isGone: false };
	const workshops = new Map((await listWorkshops({ drafts: true }, on)).map((workshop) => [workshop.id, workshop]));
	const counts = await countSpots(on, now);
	const taken = new Map<string, number>();
	const registrations: CartRegistration[] = [];
	const problems: CartRegistrationProblem[] = [];
	for (const { ticketIndex, tier, workshopId } of wanted) {
		const workshop = workshops.get(workshopId);
		if (!workshop) continue;
		const count = counts.get(workshopId);
		const left = count.waiting > 0 ? 0 : spotsLeft(workshop, count);
		const others = taken.get(workshopId) ?? 0;
		if (!takesRegistrations(workshop, event)) problems.push({ why: "workshopClosed", workshop, ticketIndex });
		else if (others >= left) problems.push({ why: "workshopFull", workshop, ticketIndex, left });
		else {
			taken.set(workshopId, others + 1);
			registrations.push({ ...priceOf(workshop, tier, taxRate), ticketIndex, workshop });
		}
	}
	return { registrations, problems, isGone: wanted.some(({ workshopId }) => !workshops.has(workshopId)) };
}

const priceOf = (workshop: Workshop, tier: Pick<Tier, "features">, taxRate: number) =>
	priced(isFree({ hasAllWorkshops: includesWorkshops(tier) }, workshop) ? 0 : workshop.price, 0, taxRate);

/** Prices what tickets of an unpaid order have reserved, after a change of their tiers. */
export async function priceReserved(on: Database, tickets: readonly { ticketId?: number; tier: Pick<Tier, "features"> }[]): Promise<CartRegistration[]> {
	const rows = await on
		.selectFrom("workshop_registration")
		.select(["ticket_id", "workshop_id"])
		.where(
			"ticket_id",
			"in",
			tickets.flatMap(({ ticketId }) => ticketId ?? []),
		)
		.where("state", "=", "reserved")
		.orderBy("id")
		.execute();
	if (rows.length === 0) return [];
	const { taxRate } = await getSalesSettings(on);
	const workshops = await listWorkshops({ drafts: true }, on);
	return rows.flatMap(({ ticket_id, workshop_id }) => {
		const workshop = workshops.find(({ id }) => id === workshop_id);
		const ticketIndex = tickets.findIndex(({ ticketId }) => ticketId === ticket_id);
		const ticket = tickets[ticketIndex];
		return workshop && ticket ? { ...priceOf(workshop, ticket.tier, taxRate), ticketIndex, workshop } : [];
	});
}
