import type { Database } from "#app/admin/changes.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";

/** `unknown`: of a payment that this site does not have. */
export type StripeChange = "applied" | "unknown" | "again";

export const findCharge = (trx: Database, intent = "") =>
	trx
		.selectFrom("card_payment")
		.innerJoin("payment", "payment.id", "payment_id")
		.select(["payment_id as paymentId", "order_id as orderId", "state"])
		.where("intent", "=", intent)
		.executeTakeFirst();

export async function recordDispute(
	trx: Database,
	{ intent, amount }: { intent?: string; amount: number },
	{ now, eventId }: { now: Date; eventId: string },
): Promise<StripeChange> {
	const charge = await findCharge(trx, intent);
	if (charge) await recordOrderEvent(trx, charge.orderId, "disputed", { actor: "site", now, details: { amount } });
	else await trx.updateTable("card_event").set({ intent, amount }).where("id", "=", eventId).execute();
	return charge ? "applied" : "unknown";
}
