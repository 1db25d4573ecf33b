import type { Database } from "#app/admin/changes.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
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
			const price = isFree({ hasAllWorkshops: includesWorkshops(tier) }, workshop) ? 0 : workshop.price;
			registrations.push({ ...priced(price, 0, taxRate), ticketIndex, workshop });
		}
	}
	return { registrations, problems, isGone: wanted.some(({ workshopId }) => !workshops.has(workshopId)) };
}
