import type { Database } from "#app/admin/changes.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { settle } from "#app/domain/sales/payment/settle.server.ts";
import { decimal } from "#app/i18n/decimal.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { type Attempt, findAttempt, listOpenAttempts } from "./attempts.server.ts";
import { recordRefund } from "./refund-events.server.ts";
import type { CardSession, StripeEvent } from "./stripe.server.ts";
import { recordDispute, type StripeChange } from "./stripe-changes.server.ts";

const SITE = "site" as const;
const FINAL_REFUND_STATUSES = ["failed", "done"] as const;

/** Handles an event once, in any order; its id is stored in the same transaction. */
export function handleStripeEvent(event: StripeEvent, now: Date): Promise<StripeChange> {
	return db.transaction().execute(async (trx) => {
		const { id: refund, status } = "refund" in event ? event.refund : {};
		const isFirst = refund === undefined || !(await trx.selectFrom("card_event").select("id").where("refund", "=", refund).executeTakeFirst());
		const { numInsertedOrUpdatedRows } = await trx
			.insertInto("card_event")
			.values({ id: event.id, type: event.type, intent: null, amount: null, refund, status, received_at: now.toISOString() })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirstOrThrow();
		if (numInsertedOrUpdatedRows === 0n) return "again";
		if ("session" in event) return applySession(trx, event.session, now, { hasFailed: event.type.endsWith("async_payment_failed") });
		if ("refund" in event) return recordRefund(trx, event.refund, now, { isFirst });
		if ("dispute" in event) return recordDispute(trx, event.dispute, { now, eventId: event.id });
		return "applied";
	});
}

/** Idempotent; runs in the caller's transaction. A paid session settles; an expired one ends an order past its deadline. */
export async function applySession(trx: Database, session: CardSession, now: Date, { hasFailed = false } = {}): Promise<StripeChange> {
	const attempt = await findAttempt(session, trx);
	if (!attempt) return "unknown";
	if (attempt.state === "confirmed" || attempt.isWrong) return "again";
	if (session.status === "complete" && session.isPaid) await takeMoney(trx, attempt, session, now);
	else if (session.status === "expired") await move(trx, attempt, "cancelled");
	else if (hasFailed) await move(trx, attempt, "failed");
	else if (session.status === "complete") await move(trx, attempt, "pending");
	await endOrder(trx, attempt.orderId, now);
	await updateStockStatus(trx, now);
	return "applied";
}

async function takeMoney(trx: Database, attempt: Attempt, { id, amount, currency, isLive, intent }: CardSession, now: Date): Promise<void> {
	const { paymentId, orderId } = attempt;
	await trx.updateTable("card_payment").set({ session: id, intent }).where("payment_id", "=", paymentId).execute();
	const wrong = wrongOf({ amount, currency, isLive });
	if (wrong) await recordOrderEvent(trx, orderId, wrong.type, { actor: SITE, now, details: wrong.details as never });
	else await trx.updateTable("payment").set({ reference: intent }).where("id", "=", paymentId).execute();
	if (wrong || (await settle(trx, paymentId, { amount, actor: SITE, now })) === "attention") await setWrong(trx, paymentId, now);
	if (intent) await applyEarlierEvents(trx, orderId, intent, now);
}

/** Records what Stripe reported before the charge itself; of each refund only its final state. */
async function applyEarlierEvents(trx: Database, orderId: number, intent: string, now: Date): Promise<void> {
	const earlier = await trx.selectFrom("card_event").selectAll().where("intent", "=", intent).orderBy("received_at").execute();
	await trx.updateTable("card_event").set({ intent: null }).where("intent", "=", intent).execute();
	for (const [id, events] of Map.groupBy(earlier, ({ refund, id }) => refund ?? id)) {
		const [{ type, amount, refund }] = events as [(typeof events)[number]];
		const status = FINAL_REFUND_STATUSES.find((end) => events.some((event) => event.status === end)) ?? "pending";
		if (refund) await recordRefund(trx, { id, status, amount: amount ?? 0, intent }, now);
		else
			await recordOrderEvent(trx, orderId, type === "charge.dispute.created" ? "disputed" : "refundedElsewhere", {
				actor: SITE,
				now,
				details: { amount: amount ?? 0 },
			});
	}
}

function wrongOf({ amount, currency, isLive }: Pick<CardSession, "amount" | "currency" | "isLive">) {
	if (isLive !== env.stripe?.isLive) return { type: "wrongMode" as const, details: { amount } };
	if (currency !== "usd") return { type: "wrongCurrency" as const, details: { received: `${decimal(amount)} ${currency.toUpperCase()}` } };
	return undefined;
}

async function setWrong(trx: Database, paymentId: number, now: Date): Promise<void> {
	await trx.updateTable("card_payment").set({ wrong_at: now.toISOString() }).where("payment_id", "=", paymentId).execute();
}

async function move(trx: Database, { paymentId }: Attempt, to: "pending" | "failed" | "cancelled"): Promise<void> {
	const from = to === "pending" ? (["created"] as const) : (["created", "pending"] as const);
	await trx.updateTable("payment").set({ state: to }).where("id", "=", paymentId).where("state", "in", from).execute();
}

/** Stripe has no session for the attempt and makes none, so nobody can pay by it. */
export async function giveUp(attempt: Attempt, now: Date): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await move(trx, attempt, "failed");
		await endOrder(trx, attempt.orderId, now);
		await updateStockStatus(trx, now);
	});
}

/** Does nothing while Stripe has an open session for the order. */
export async function endOrder(trx: Database, orderId: number, now: Date): Promise<void> {
	const [open] = await listOpenAttempts(trx, orderId);
	if (open) return;
	const { numUpdatedRows } = await trx
		.updateTable("order")
		.set({ state: "expired" })
		.where("id", "=", orderId)
		.where("state", "=", "awaiting_card")
		.where("expires_at", "<=", now.toISOString())
		.executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) return;
	await recordOrderEvent(trx, orderId, "expired", { actor: SITE, now, details: {} });
	await emailBuyer(trx, "cardExpired", { orderId, now });
}
