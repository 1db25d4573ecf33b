import type { Database } from "~/admin/changes.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { findWorkshop } from "~/domain/program/workshop/queries.server";
import type { OrderLine } from "~/domain/sales/order/queries.server";
import { hasBegun } from "~/domain/sales/registration/availability.server";
import { db } from "~/runtime/database.server";

/** Those of these lines that are no places in workshops that have begun: what was used is not its buyer's to cancel. */
export async function notBegun(lines: readonly OrderLine[], event: SummitEvent, on: Database = db): Promise<OrderLine[]> {
	const kept: OrderLine[] = [];
	for (const line of lines) {
		const workshop = line.kind === "workshop" ? await findWorkshop(line.itemId, on) : undefined;
		if (!workshop || !hasBegun(workshop, event)) kept.push(line);
	}
	return kept;
}
