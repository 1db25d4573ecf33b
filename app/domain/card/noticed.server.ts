import type { Database } from "~/admin/changes.server";
import { note, type OrderHappenings } from "../order/ledger.server";

/** What became of something that Stripe said: `unknown` where it is of a payment that this site does not know. */
export type Learnt = "noted" | "unknown" | "again";

type Eyed = "disputed" | "refundedElsewhere";

/** Puts what Stripe says of a charge on the organizers' list; kept for later where the charge is not known yet. */
export async function noteAtOrder(
	trx: Database,
	{ intent = "", amount }: { intent?: string; amount: number },
	what: Eyed,
	{ now, eventId }: { now: Date; eventId: string },
): Promise<Learnt> {
	const known = await trx
		.selectFrom("card_payment")
		.innerJoin("payment", "payment.id", "payment_id")
		.select("order_id")
		.where("intent", "=", intent)
		.executeTakeFirst();
	if (known) await note(trx, known.order_id, what, { actor: "site", now, details: { amount } satisfies OrderHappenings[Eyed] });
	else await trx.updateTable("card_event").set({ intent, amount }).where("id", "=", eventId).execute();
	return known ? "noted" : "unknown";
}

/** What Stripe said of a charge before it said that there is one. */
export async function tellEarlier(trx: Database, orderId: number, intent: string, now: Date): Promise<void> {
	const earlier = await trx.selectFrom("card_event").select(["type", "amount"]).where("intent", "=", intent).execute();
	for (const { type, amount } of earlier)
		await note(trx, orderId, type === "charge.dispute.created" ? "disputed" : "refundedElsewhere", { actor: "site", now, details: { amount: amount ?? 0 } });
	await trx.updateTable("card_event").set({ intent: null }).where("intent", "=", intent).execute();
}
