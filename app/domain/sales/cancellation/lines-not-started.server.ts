import type { Database } from "#app/admin/changes.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { hasStarted } from "#app/domain/sales/registration/availability.server.ts";
import { db } from "#app/runtime/database.server.ts";

export async function linesNotStarted(lines: readonly OrderLine[], event: SummitEvent, on: Database = db): Promise<OrderLine[]> {
	const kept: OrderLine[] = [];
	for (const line of lines) {
		const workshop = line.kind === "workshop" ? await findWorkshop(line.itemId, on) : undefined;
		if (!workshop || !hasStarted(workshop, event)) kept.push(line);
	}
	return kept;
}
