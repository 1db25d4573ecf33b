import type { Database } from "#app/admin/changes.server.ts";
import { followsDates } from "#app/domain/content/event/phase.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { startOf } from "#app/domain/sales/registration/availability.server.ts";

/** Returns the ISO instant at which the first of these workshops begins; undefined if none does, or the site does not follow the event's dates. */
export async function beginningOf(lines: readonly Pick<OrderLine, "kind" | "itemId">[], on: Database): Promise<string | undefined> {
	const registrations = lines.filter(({ kind }) => kind === "workshop");
	if (registrations.length === 0) return undefined;
	const event = await getEvent(on);
	if (!followsDates(event)) return undefined;
	const beginnings: string[] = [];
	for (const { itemId } of registrations) {
		const workshop = await findWorkshop(itemId, on);
		if (workshop && isScheduled(workshop)) beginnings.push(new Date(startOf(workshop, event).epochMilliseconds).toISOString());
	}
	return beginnings.sort()[0];
}

export const notAfter = (instant: string, limit: string | undefined) => (limit !== undefined && limit < instant ? limit : instant);
