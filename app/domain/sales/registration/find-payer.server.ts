import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { mayCancel } from "#app/domain/sales/cancellation/rules.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";

/** Returns the only person who can cancel a paid registration. Undefined if it was free, buyers can no longer cancel, or the order is erased. */
export async function findPayer(on: Database, { ticketId, workshopId }: { ticketId: number; workshopId: string }) {
	if (!mayCancel(await getEvent(on), await getSalesSettings(on))) return undefined;
	return on
		.selectFrom("workshop_registration")
		.innerJoin("order_line", "order_line.id", "workshop_registration.line_id")
		.innerJoin("order", "order.id", "order_id")
		.select(["code", "order.name", "order.email"])
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", workshopId)
		.where("workshop_registration.state", "=", "registered")
		.where("order.state", "=", "paid")
		.where("erased_at", "is", null)
		.executeTakeFirst();
}
export type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>;
