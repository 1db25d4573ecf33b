import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { getSalesSettings, sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { type LinePrice, priced, totalOf } from "#app/domain/sales/pricing/prices.ts";
import { type Holder, isFree } from "#app/domain/sales/registration/holders.server.ts";
import { faultOf } from "#app/domain/sales/registration/taking.server.ts";

/** Why places cannot be ordered as they are asked for. `free` costs this ticket nothing, of `had` it has one already. */
export type PlaceProblem = { why: "nothing" | "notHere" } | { why: "full" | "closed" | "had" | "free"; workshop: Workshop };

export interface PricedPlace extends LinePrice {
	workshop: Workshop;
	itemId: string;
	name: Workshop["title"];
}

/** What places cost now, and what is wrong with them. Promises nothing: only an order holds them. */
export interface PricedPlaces {
	lines: PricedPlace[];
	total: ReturnType<typeof totalOf>;
	problems: PlaceProblem[];
}

/** What places of a ticket cost: always the workshop's price, since discounts are for tickets. */
export async function pricePlaces(holder: Holder, workshopIds: readonly string[], on: Database, now: Date): Promise<PricedPlaces> {
	const [event, { taxRate }] = await Promise.all([getEvent(on), getSalesSettings(on)]);
	const lines: PricedPlace[] = [];
	const problems: PlaceProblem[] = (await sellsHere(event, on)) ? [] : [{ why: "notHere" }];
	for (const id of new Set(workshopIds)) {
		const workshop = await findWorkshop(id, on);
		if (!workshop || workshop.status === "draft") continue;
		const fault = isFree(holder, workshop) ? "free" : await faultOf(on, holder, workshop, now);
		if (fault) problems.push({ why: fault === "nothing" ? "had" : fault, workshop });
		if (fault !== "free" && fault !== "nothing") lines.push({ ...priced(workshop.price, 0, taxRate), workshop, itemId: id, name: workshop.title });
	}
	if (lines.length === 0 && problems.length === 0) problems.push({ why: "nothing" });
	return { lines, total: totalOf(lines), problems };
}
