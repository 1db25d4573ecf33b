import type { Database } from "#app/admin/changes.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";

/** What became of something that Stripe said: `unknown` where it is of a payment that this site does not know. */
export type StripeChange = "noted" | "unknown" | "again";

/** The payment that Stripe's charge is, and its order. */
export const findCharge = (trx: Database, intent = "") =>
	trx
		.selectFrom("card_payment")
		.innerJoin("payment", "payment.id", "payment_id")
		.select(["payment_id as paymentId", "order_id as orderId", "state"])
		.where("intent", "=", intent)
		.executeTakeFirst();

/** Puts a charge that its buyer disputes on the organizers' list; kept for later where the charge is not known yet. */
export async function recordDispute(
	trx: Database,
	{ intent, amount }: { intent?: string; amount: number },
	{ now, eventId }: { now: Date; eventId: string },
): Promise<StripeChange> {
	const charge = await findCharge(trx, intent);
	if (charge) await recordOrderEvent(trx, charge.orderId, "disputed", { actor: "site", now, details: { amount } });
	else await trx.updateTable("card_event").set({ intent, amount }).where("id", "=", eventId).execute();
	return charge ? "noted" : "unknown";
}
