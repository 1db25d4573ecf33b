import { invoiceValues } from "#app/domain/sales/invoice/form.server.ts";
import type { Cart } from "#app/domain/sales/order/create.server.ts";
import { emptyValues, NO_ATTENDEE, type OrderValues } from "#app/domain/sales/order/order-form.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";

export function cartAgain({ lines }: Order): Cart {
	const numbers: Record<string, number> = {};
	for (const { kind, itemId } of lines) if (kind === "tier") numbers[itemId] = (numbers[itemId] ?? 0) + 1;
	return { numbers, code: lines.find(({ discountCode }) => discountCode)?.discountCode };
}

export async function valuesAgain(order: Order): Promise<OrderValues> {
	const tickets = order.lines.flatMap(({ kind, ticket }) => (kind === "tier" ? [ticket] : []));
	const registrations = await db
		.selectFrom("workshop_registration")
		.select(["ticket_id", "workshop_id"])
		.where(
			"ticket_id",
			"in",
			tickets.flatMap((ticket) => ticket?.id ?? []),
		)
		.where("created_at", "=", order.createdAt)
		.execute();
	const attendees = tickets.map((ticket) => ({
		...NO_ATTENDEE,
		...(!ticket?.isReassigned && {
			name: ticket?.attendeeName ?? "",
			email: ticket?.attendeeEmail ?? "",
			company: ticket?.company ?? "",
			jobTitle: ticket?.jobTitle ?? "",
			country: ticket?.country ?? "",
		}),
		workshops: registrations.filter(({ ticket_id }) => ticket_id === ticket?.id).map(({ workshop_id }) => workshop_id),
	}));
	const [first] = attendees;
	return {
		...emptyValues(cartAgain(order).code),
		...invoiceValues(order.invoiceTo),
		buyerName: order.name,
		buyerEmail: order.email,
		attendees,
		attendingMyself: first?.name === order.name && first.email === order.email,
	};
}
