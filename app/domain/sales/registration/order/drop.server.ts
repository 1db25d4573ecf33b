import type { Database } from "#app/admin/changes.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder, isRegistrationOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { awaitsTransfer } from "#app/domain/sales/order/states.ts";
import { expectPayment, settle } from "#app/domain/sales/payment/settle.server.ts";

/**
 * Takes a canceled workshop out of orders with tickets that await a transfer, and emails their buyers which one and the total, which changes unless
 * the workshop was included. Money that Stripe may be taking right now is refunded for them once it has come.
 */
export async function dropFromUnpaidOrders(
	trx: Database,
	{ id: workshopId, title }: Pick<Workshop, "id" | "title">,
	orderIds: readonly number[],
	{ actor, now }: ActionContext,
): Promise<void> {
	for (const id of new Set(orderIds)) {
		const order = (await findOrder(id, trx)) as Order;
		if (!awaitsTransfer(order, now) || isRegistrationOrder(order.lines)) continue;
		const lines = order.lines.filter(({ kind, itemId }) => kind === "workshop" && itemId === workshopId);
		if (lines.length === 0) {
			await emailBuyer(trx, "changed", { orderId: id, now, actor, canceledWorkshop: title });
			continue;
		}
		const total = lines.reduce((sum, { gross }) => sum - gross, order.total);
		const ids = lines.map((line) => line.id);
		await trx.updateTable("workshop_registration").set({ line_id: null }).where("line_id", "in", ids).execute();
		await trx.deleteFrom("order_line").where("id", "in", ids).execute();
		await trx.updateTable("order").set({ total }).where("id", "=", id).execute();
		await recordOrderEvent(trx, id, "ticketsChanged", { actor, now, details: { before: order.total, total } });
		if (total === 0) await settle(trx, await expectPayment(trx, { orderId: id, method: "none", amount: 0, now }), { amount: 0, actor, now });
		else await emailBuyer(trx, "changed", { orderId: id, now, actor, canceledWorkshop: title });
	}
}
