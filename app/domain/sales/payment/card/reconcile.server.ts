import { updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { type Interval, startInterval } from "#app/runtime/interval.ts";
import { type Attempt, CHECKOUT_LIFETIME_MS, isOver, listDueAttempts, listOpenAttempts, sessionOf } from "./attempts.server.ts";
import { sendRefunds } from "./refunds.server.ts";
import { type CardSession, expireSession, findSession, StripeRefusal, StripeUnreachable } from "./stripe.server.ts";
import { applySession, endOrder, giveUp } from "./webhook.server.ts";

const MINUTE_MS = 60_000;
const DUE_AFTER_MS = 5 * MINUTE_MS;
/** Stripe repeats events for three days. */
const EVENT_RETENTION_MS = 90 * 24 * 60 * MINUTE_MS;
const BATCH_SIZE = 8;

/** Returns undefined if Stripe does not answer; `none` if it has no session and makes none. */
export async function refreshAttempt(attempt: Attempt): Promise<CardSession | "none" | undefined> {
	const now = new Date(readClock());
	const noteAsked = (isAnswered: boolean) =>
		db
			.updateTable("card_payment")
			.set({ asked_at: now.toISOString(), is_unanswered: isAnswered ? 0 : 1 })
			.where("payment_id", "=", attempt.paymentId)
			.execute();
	try {
		const session = await sessionOf(attempt);
		await noteAsked(true);
		if (session.status !== "open") await db.transaction().execute((trx) => applySession(trx, session, now));
		return session;
	} catch (cause) {
		if (!(cause instanceof StripeUnreachable) && !(cause instanceof StripeRefusal)) throw cause;
		await noteAsked(false);
		// After an error of Stripe's about an existing session, it is asked again.
		if (cause instanceof StripeUnreachable || (attempt.session && cause.status >= 500)) return undefined;
		await giveUp(attempt, now);
		return "none";
	}
}

/** Expires the session at Stripe; if it was paid meanwhile, it settles. Returns false if Stripe does not answer. */
export async function expireAttempt(attempt: Attempt): Promise<boolean> {
	const session = await refreshAttempt(attempt);
	if (typeof session !== "object" || session.status !== "open") return session !== undefined;
	try {
		const over = await expireSession(session.id).catch((cause) => {
			if (cause instanceof StripeRefusal && cause.status < 500) return findSession(session.id);
			throw cause;
		});
		await db.transaction().execute((trx) => applySession(trx, over, new Date(readClock())));
		return true;
	} catch (cause) {
		if (cause instanceof StripeUnreachable || cause instanceof StripeRefusal) return false;
		throw cause;
	}
}

/** Must run before an order is canceled or paid in another way. If Stripe does not answer, the timer repeats it. */
export async function expireAttempts(orderId: number): Promise<void> {
	for (const attempt of await listOpenAttempts(db, orderId)) await expireAttempt(attempt);
}

export async function refreshAttempts(orderId: number): Promise<void> {
	for (const attempt of await listOpenAttempts(db, orderId)) await refreshAttempt(attempt);
}

/** Repairs what webhooks and crashes missed: asks Stripe about old attempts, expires those past their deadline, and sends refunds. */
export async function reconcileCards(now = new Date(readClock())): Promise<void> {
	const due = await listDueAttempts(now, DUE_AFTER_MS);
	for (let index = 0; index < due.length; index += BATCH_SIZE)
		await Promise.all(due.slice(index, index + BATCH_SIZE).map((attempt) => (isOver(attempt, now) ? expireAttempt(attempt) : refreshAttempt(attempt))));
	await endOrders(now);
	await sendRefunds(now);
	await db
		.deleteFrom("card_event")
		.where("received_at", "<", new Date(now.getTime() - EVENT_RETENTION_MS).toISOString())
		.execute();
}

async function endOrders(now: Date): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const over = await trx.selectFrom("order").select("id").where("state", "=", "awaiting_card").where("expires_at", "<=", now.toISOString()).execute();
		for (const { id } of over) await endOrder(trx, id, now);
		if (over.length > 0) await updateStockStatus(trx, now);
	});
}

/** Without its key Stripe cannot be asked, but open sessions have ended by themselves. */
async function forgetCards(now = new Date(readClock())): Promise<void> {
	const long = new Date(now.getTime() - 2 * CHECKOUT_LIFETIME_MS).toISOString();
	for (const attempt of await listOpenAttempts(db)) if (attempt.createdAt <= long) await giveUp(attempt, now);
	await endOrders(now);
}

export const startReconcilingCards = (): Interval => startInterval(MINUTE_MS, () => (env.stripe ? reconcileCards() : forgetCards()));
