import { invoiceValues } from "#app/domain/sales/invoice/form.server.ts";
import type { Cart } from "#app/domain/sales/order/create.server.ts";
import { emptyValues, type OrderValues } from "#app/domain/sales/order/order-form.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";

export function cartAgain({ lines }: Order): Cart {
	const numbers: Record<string, number> = {};
	for (const { kind, itemId } of lines) if (kind === "tier") numbers[itemId] = (numbers[itemId] ?? 0) + 1;
	return { numbers, code: lines.find(({ discountCode }) => discountCode)?.discountCode };
}

export const valuesAgain = (order: Order): OrderValues => ({
	...emptyValues(cartAgain(order).code),
	...invoiceValues(order.invoiceTo),
	buyerName: order.name,
	buyerEmail: order.email,
	attendees: order.lines.flatMap(({ kind, ticket }) => (kind === "tier" ? (!ticket?.isReassigned && ticket?.attendeeName) || "" : [])),
});
