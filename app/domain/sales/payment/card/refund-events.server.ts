import type { Database } from "#app/admin/changes.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { isOwed, OWED_STATES, type RefundState } from "#app/domain/sales/order/states.ts";
import { moveRefund, type RefundStep } from "#app/domain/sales/payment/refund/refunds.server.ts";
import type { CardRefund } from "./stripe.server.ts";
import { findCharge, type StripeChange } from "./stripe-changes.server.ts";

/** Runs in the caller's transaction. A failed refund is owed again; one not requested here counts as an owed one, or needs attention. */
export async function recordRefund(trx: Database, reported: CardRefund, now: Date, { isFirst = true } = {}): Promise<StripeChange> {
	const asked = await findRequestedRefund(trx, reported);
	if (asked) return follow(trx, asked, reported, now);
	const charge = await findCharge(trx, reported.intent);
	if (!charge) {
		await trx.updateTable("card_event").set({ intent: reported.intent, amount: reported.amount }).where("refund", "=", reported.id).execute();
		return "unknown";
	}
	if (reported.status === "failed" || (await hasFailed(trx, reported))) return "applied";
	const owed = await findOwed(trx, charge.paymentId, reported.amount);
	if (owed) return follow(trx, owed, reported, now);
	if (charge.state !== "confirmed" && !isFirst) return "again";
	await recordOrderEvent(trx, charge.orderId, "refundedElsewhere", { actor: "site", now, details: { amount: reported.amount } });
	if (charge.state === "confirmed") await addElsewhere(trx, charge, reported, now);
	return "applied";
}

async function follow(trx: Database, refund: Known, reported: CardRefund, now: Date): Promise<StripeChange> {
	const { id, orderId, reference, username, uncounted } = refund;
	const amount = refund.amount - (reported.status === "failed" ? uncounted : 0);
	const wasOwed = isOwed(refund);
	if (wasOwed && reference === reported.id) return "again";
	const move = (to: RefundStep, from?: RefundState[]) =>
		moveRefund(trx, { id, orderId, amount }, to, { actor: to === "sent" && username ? { username } : "site", now }, from);
	if (amount === 0) {
		await trx.deleteFrom("refund").where("id", "=", id).execute();
		await recordOrderEvent(trx, orderId, "refundFailed", { actor: "site", now, details: { amount: uncounted } });
		return "applied";
	}
	await trx
		.updateTable("refund")
		.set({ reference: reported.id, amount, ...(reported.status === "failed" && { uncounted: 0 }) })
		.where("id", "=", id)
		.execute();
	await trx
		.updateTable("card_refund")
		.set({ is_queued: 0, problem: reported.status === "failed" ? "failed" : null })
		.where("refund_id", "=", id)
		.execute();
	if (reported.status === "failed") {
		if (wasOwed) await recordOrderEvent(trx, orderId, "refundFailed", { actor: "site", now, details: { amount } });
		// A bank may return money that Stripe considered as arrived.
		else await move("failed", ["sent", "done"]);
		return "applied";
	}
	if (wasOwed) await move("sent");
	if (reported.status === "done") await move("done");
	return "applied";
}

/** An organizer decides later which tickets it is for. */
async function addElsewhere(
	trx: Database,
	{ paymentId, orderId }: { paymentId: number; orderId: number },
	{ id: reference, amount, status }: CardRefund,
	now: Date,
): Promise<void> {
	const at = now.toISOString();
	const { id } = await trx
		.insertInto("refund")
		.values({ payment_id: paymentId, state: "sent", amount, uncounted: amount, reason: "other", reference, created_at: at, sent_at: at, done_at: null })
		.returning("id")
		.executeTakeFirstOrThrow();
	await emailBuyer(trx, "refunded", { orderId, now, amount });
	if (status === "done") await moveRefund(trx, { id, orderId, amount }, "done", { actor: "site", now });
}

/** Stripe may report the start of a refund after its failure. */
async function hasFailed(trx: Database, { id }: CardRefund): Promise<boolean> {
	return (await trx.selectFrom("card_event").select("id").where("refund", "=", id).where("status", "=", "failed").executeTakeFirst()) !== undefined;
}

type Known = NonNullable<Awaited<ReturnType<typeof findRequestedRefund>>>;

const refundsByCard = (trx: Database) =>
	trx
		.selectFrom("refund")
		.leftJoin("card_refund", "refund_id", "refund.id")
		.innerJoin("payment", "payment.id", "refund.payment_id")
		.innerJoin("card_payment", "card_payment.payment_id", "payment.id")
		.select(["refund.id", "payment.order_id as orderId", "refund.amount", "uncounted", "refund.state", "refund.reference", "username"]);

export const findRequestedRefund = (trx: Database, { id, key }: Pick<CardRefund, "id" | "key">) =>
	refundsByCard(trx)
		.where((row) => row.or([row("refund.reference", "=", id), ...(key ? [row("card_refund.key", "=", key)] : [])]))
		.executeTakeFirst();

const findOwed = (trx: Database, paymentId: number, amount: number) =>
	refundsByCard(trx)
		.where("refund.payment_id", "=", paymentId)
		.where("refund.amount", "=", amount)
		.where("refund.state", "in", OWED_STATES)
		.orderBy("is_queued")
		.orderBy("refund.id")
		.executeTakeFirst();
