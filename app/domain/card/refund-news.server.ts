import type { Database } from "~/admin/changes.server";
import { note } from "../order/ledger.server";
import { moveRefund, type RefundStep } from "../order/refunds.server";
import { isOwed, type RefundState } from "../order/states";
import { type Learnt, noteAtOrder } from "./noticed.server";
import type { CardRefund } from "./stripe.server";

/**
 * Takes note of what Stripe says of money that goes back, in the caller's transaction. What did not arrive is owed again; a
 * refund that this site did not ask for is the organizers' to look at.
 */
export async function noteRefund(
	trx: Database,
	told: CardRefund,
	now: Date,
	{ isNew = false, eventId = "" }: { isNew?: boolean; eventId?: string } = {},
): Promise<Learnt> {
	const refund = await findAsked(trx, told);
	if (!refund) return isNew && told.status !== "failed" ? noteAtOrder(trx, told, "refundedElsewhere", { now, eventId }) : "unknown";
	const { id, orderId, amount, reference, origin, username } = refund;
	const wasOwed = isOwed(refund);
	// What is said of an earlier try that failed is no news.
	if (wasOwed && reference === told.id) return "again";
	const move = (to: RefundStep, from?: RefundState[]) =>
		moveRefund(trx, { id, orderId, amount }, to, { actor: to === "sent" && username ? { username } : "site", origin, now }, from);
	await trx.updateTable("refund").set({ reference: told.id }).where("id", "=", id).execute();
	await trx
		.updateTable("card_refund")
		.set({ is_queued: 0, problem: told.status === "failed" ? "failed" : null })
		.where("refund_id", "=", id)
		.execute();
	if (told.status === "failed") {
		if (wasOwed) await note(trx, orderId, "refundFailed", { actor: "site", now, details: { amount } });
		// A bank may send back what Stripe held for arrived.
		else await move("failed", ["sent", "done"]);
		return "noted";
	}
	if (wasOwed) await move("sent");
	if (told.status === "done") await move("done");
	return "noted";
}

async function findAsked(trx: Database, { id, key }: Pick<CardRefund, "id" | "key">) {
	return trx
		.selectFrom("card_refund")
		.innerJoin("refund", "refund.id", "refund_id")
		.innerJoin("payment", "payment.id", "refund.payment_id")
		.innerJoin("card_payment", "card_payment.payment_id", "payment.id")
		.select(["refund.id", "payment.order_id as orderId", "refund.amount", "refund.state", "refund.reference", "origin", "username"])
		.where((row) => row.or([row("refund.reference", "=", id), ...(key ? [row("card_refund.key", "=", key)] : [])]))
		.executeTakeFirst();
}
