import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { SummitEvent } from "~/domain/event/schema";
import type { OrderLine } from "~/domain/order/queries.server";
import { hasBegun } from "~/domain/place/availability.server";
import { findWorkshop } from "~/domain/workshop/queries.server";

/** Those of these lines that are no places in workshops that have begun: what was used is not its buyer's to cancel. */
export async function notBegun(lines: readonly OrderLine[], event: SummitEvent, on: Database = db): Promise<OrderLine[]> {
	const kept: OrderLine[] = [];
	for (const line of lines) {
		const workshop = line.kind === "workshop" ? await findWorkshop(line.itemId, on) : undefined;
		if (!workshop || !hasBegun(workshop, event)) kept.push(line);
	}
	return kept;
}
