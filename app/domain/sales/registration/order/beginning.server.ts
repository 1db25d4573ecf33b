import type { Database } from "~/admin/changes.server";
import { followsDates } from "~/domain/content/event/phase.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { isScheduled } from "~/domain/program/session/scheduled";
import { findWorkshop } from "~/domain/program/workshop/queries.server";
import type { OrderLine } from "~/domain/sales/order/queries.server";
import { startOf } from "~/domain/sales/registration/availability.server";

/**
 * The ISO instant at which the first workshop of these lines begins, and until which they can be paid; nothing where none does, or
 * the site does not follow the event's dates.
 */
export async function beginningOf(lines: readonly Pick<OrderLine, "kind" | "itemId">[], on: Database): Promise<string | undefined> {
	const places = lines.filter(({ kind }) => kind === "workshop");
	if (places.length === 0) return undefined;
	const event = await getEvent(on);
	if (!followsDates(event)) return undefined;
	const beginnings: string[] = [];
	for (const { itemId } of places) {
		const workshop = await findWorkshop(itemId, on);
		if (workshop && isScheduled(workshop)) beginnings.push(new Date(startOf(workshop, event).epochMilliseconds).toISOString());
	}
	return beginnings.sort()[0];
}

/** The earlier of two ISO instants. */
export const notAfter = (instant: string, limit: string | undefined) => (limit !== undefined && limit < instant ? limit : instant);
