import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { NEXT_OF_REFUND, REFUND_STATES, type RefundState } from "#app/domain/sales/order/states.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { RefundTable } from "#db/payment-tables.ts";
import type { Tables } from "#db/tables.ts";

/** Cents, instants in ISO. */
export interface Refund {
	id: number;
	orderId: number;
	amount: number;
	state: RefundState;
	reason: RefundTable["reason"] | Cause;
	isCash: boolean;
	createdAt: string;
	doneAt?: string;
}

const CAUSES = ["workshopCancelled", "summitCancelled"] as const;
type Cause = (typeof CAUSES)[number];

export const reasonOf = ({ reason, cause }: { reason: RefundTable["reason"]; cause: string | null }) =>
	reason === "cancelled" && cause ? (cause as Cause) : reason;

export const causeOf = ({ selectFrom }: ExpressionBuilder<Tables, "refund" | "payment">) =>
	selectFrom("order_event")
		.select("type")
		.whereRef("order_event.order_id", "=", "payment.order_id")
		.whereRef("at", "=", "refund.created_at")
		.where("type", "in", CAUSES)
		.limit(1)
		.as("cause");

export async function requestRefund(
	trx: Database,
	{ paymentId, amount, reason, now }: { paymentId: number; amount: number; reason: RefundTable["reason"]; now: Date },
): Promise<void> {
	await trx
		.insertInto("refund")
		.values({ payment_id: paymentId, state: "requested", amount, reason, reference: null, created_at: now.toISOString(), done_at: null })
		.execute();
}

export async function listRefunds(orderId: number, on: Database = db): Promise<Refund[]> {
	const rows = await on
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "payment_id")
		.selectAll("refund")
		.select("in_cash")
		.select(causeOf)
		.where("order_id", "=", orderId)
		.orderBy("refund.id")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		orderId,
		amount: row.amount,
		state: row.state,
		reason: reasonOf(row),
		isCash: row.in_cash === 1,
		createdAt: row.created_at,
		doneAt: row.done_at ?? undefined,
	}));
}

const EVENTS = { sent: "refundSent", done: "refunded", failed: "refundFailed" } as const;
export type RefundStep = keyof typeof EVENTS;

export function markRefund(refund: Pick<Refund, "id" | "orderId" | "amount">, to: RefundStep, { username }: { username: string }): Promise<boolean> {
	const now = new Date(readClock());
	return db.transaction().execute((trx) => moveRefund(trx, refund, to, { actor: { username }, now }));
}

/** Runs in the caller's transaction. Emails the buyer when it is sent. @param from allowed states, if not those of the table */
export async function moveRefund(
	trx: Database,
	{ id, orderId, amount }: Pick<Refund, "id" | "orderId" | "amount">,
	to: RefundStep,
	{ actor, now }: ActionContext,
	from = REFUND_STATES.filter((state) => NEXT_OF_REFUND[state].includes(to)),
): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable("refund")
		.set({ state: to, ...(to === "sent" && { sent_at: now.toISOString() }), done_at: to === "done" ? now.toISOString() : null })
		.where("id", "=", id)
		.where("state", "in", from)
		.executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) return false;
	await recordOrderEvent(trx, orderId, EVENTS[to], { actor, now, details: { amount } });
	if (to === "sent") {
		const isTwice = await trx
			.selectFrom("refund")
			.innerJoin("payment", "payment.id", "payment_id")
			.innerJoin("order", "order.id", "payment.order_id")
			.select("refund.id")
			.where("refund.id", "=", id)
			.where("reason", "=", "twice")
			.where("order.state", "=", "paid")
			.executeTakeFirst();
		await emailBuyer(trx, isTwice ? "refundedTwice" : "refunded", { orderId, now, amount });
	}
	return true;
}
