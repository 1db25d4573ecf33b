import { randomBytes } from "node:crypto";
import type { Database } from "#app/admin/changes.server.ts";
import { type Actor, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { OWED_STATES } from "#app/domain/sales/order/states.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { recordRefund } from "./refund-events.server.ts";
import { createRefund, findRefund, listRefundsOf, StripeRefusal, StripeUnreachable } from "./stripe.server.ts";

const GIVE_UP_AFTER_MS = 60 * 60_000;

/** Returns false if the money did not come by card, is on its way, or is queued already. */
export async function queueRefund(trx: Database, refundId: number, actor: Actor, now: Date): Promise<boolean> {
	const refund = await trx
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "refund.payment_id")
		.innerJoin("card_payment", "card_payment.payment_id", "payment.id")
		.select(["payment.order_id", "refund.amount"])
		.where("refund.id", "=", refundId)
		.where("refund.state", "in", OWED_STATES)
		.where("intent", "is not", null)
		.executeTakeFirst();
	if (!refund) return false;
	const row = { key: randomBytes(16).toString("base64url"), attempt: 1, is_queued: 1 as const, username: typeof actor === "string" ? null : actor.username };
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("card_refund")
		.values({ refund_id: refundId, ...row, asked_at: null, problem: null })
		.onConflict((conflict) =>
			conflict
				.column("refund_id")
				.doUpdateSet({ ...row, problem: null })
				.where("card_refund.is_queued", "=", 0),
		)
		.executeTakeFirstOrThrow();
	if (numInsertedOrUpdatedRows === 0n) return false;
	await recordOrderEvent(trx, refund.order_id, "refundQueued", { actor, now, details: { amount: refund.amount } });
	return true;
}

/** Stripe sends it at once, or as soon as it answers. Returns false if it was sent before. */
export async function refundByCard(refundId: number, username: string): Promise<boolean> {
	const now = new Date(readClock());
	const isQueued = await db.transaction().execute((trx) => queueRefund(trx, refundId, { username }, now));
	if (isQueued) await sendRefunds(now);
	return isQueued;
}

/** Money received late or twice is refunded without a decision. */
async function queueUnwanted(now: Date): Promise<void> {
	const unwanted = await db
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "refund.payment_id")
		.select("refund.id")
		.where("method", "=", "card")
		.where("refund.state", "=", "requested")
		.where("reason", "in", ["late", "twice"])
		.where((row) => row.not(row.exists(row.selectFrom("card_refund").select("refund_id").whereRef("refund_id", "=", "refund.id"))))
		.execute();
	for (const { id } of unwanted) await db.transaction().execute((trx) => queueRefund(trx, id, "site", now));
}

/** Sends queued refunds and asks about those sent a while ago. Unanswered ones wait for the next run. */
export async function sendRefunds(now: Date): Promise<void> {
	await queueUnwanted(now);
	const asked = await db
		.selectFrom("card_refund")
		.innerJoin("refund", "refund.id", "refund_id")
		.innerJoin("card_payment", "card_payment.payment_id", "refund.payment_id")
		.select(["refund_id", "card_refund.key", "attempt", "is_queued", "intent", "refund.amount", "refund.reference"])
		.where((row) =>
			row.or([
				row.and([row("is_queued", "=", 1), row("refund.state", "in", OWED_STATES)]),
				row.and([row("refund.state", "=", "sent"), row("card_refund.asked_at", "<=", new Date(now.getTime() - GIVE_UP_AFTER_MS).toISOString())]),
			]),
		)
		.orderBy("refund_id")
		.execute();
	for (const refund of asked) {
		await db.updateTable("card_refund").set({ asked_at: now.toISOString() }).where("refund_id", "=", refund.refund_id).execute();
		try {
			const reported = await atStripe(refund);
			await db.transaction().execute((trx) => recordRefund(trx, reported, now));
		} catch (cause) {
			if (cause instanceof StripeUnreachable) return;
			if (!(cause instanceof StripeRefusal)) throw cause;
			await noteRefusal(refund, cause, now);
		}
	}
}

interface Asked {
	refund_id: number;
	key: string;
	attempt: number;
	is_queued: number;
	intent: string | null;
	amount: number;
	reference: string | null;
}

/** The answer to an earlier request may have been lost. */
async function atStripe({ key, attempt, is_queued, intent, amount, reference }: Asked) {
	if (!is_queued && reference) return findRefund(reference);
	const earlier = (await listRefundsOf(intent as string)).find((one) => one.key === key && one.status !== "failed");
	return earlier ?? createRefund({ key, attempt, intent: intent as string, amount });
}

/** After a server error a new key is needed: Stripe repeats its error for the old one. A refused refund stays owed, with the reason. */
async function noteRefusal({ refund_id, attempt, amount, is_queued }: Asked, { status, code }: StripeRefusal, now: Date): Promise<void> {
	if (!is_queued) return;
	await db.transaction().execute(async (trx) => {
		const isBroken = status >= 500;
		const { numUpdatedRows } = await trx
			.updateTable("card_refund")
			.set(isBroken ? { attempt: attempt + 1 } : { is_queued: 0, problem: code })
			.where("refund_id", "=", refund_id)
			.where("attempt", "=", attempt)
			.where("is_queued", "=", 1)
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n || isBroken) return;
		const { order_id } = await trx
			.selectFrom("refund")
			.innerJoin("payment", "payment.id", "payment_id")
			.select("order_id")
			.where("refund.id", "=", refund_id)
			.executeTakeFirstOrThrow();
		await recordOrderEvent(trx, order_id, "refundFailed", { actor: "site", now, details: { amount } });
	});
}
