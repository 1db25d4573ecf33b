import { noteStock } from "#app/domain/sales/order/stock.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { type Repeated, repeat } from "#app/runtime/repeat.ts";
import { type Attempt, CARD_TIME, isOver, listDueAttempts, listOpenAttempts, sessionOf } from "./attempts.server.ts";
import { endOrder, giveUp, learn } from "./news.server.ts";
import { sendRefunds } from "./refunds.server.ts";
import { type CardSession, endSession, findSession, NoAnswer, Refused } from "./stripe.server.ts";

const MINUTE = 60_000;
/** How long Stripe has to say by itself what becomes of an attempt. */
const PATIENCE = 5 * MINUTE;
/** How long it is known what Stripe has told, which it repeats for three days. */
const REMEMBERED = 90 * 24 * 60 * MINUTE;
const AT_ONCE = 8;

/** Asks Stripe about an attempt, and takes note of the answer. Nothing where it does not answer; `none` where it has no session, and makes none. */
export async function ask(attempt: Attempt): Promise<CardSession | "none" | undefined> {
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
		if (session.status !== "open") await db.transaction().execute((trx) => learn(trx, session, now));
		return session;
	} catch (cause) {
		if (!(cause instanceof NoAnswer) && !(cause instanceof Refused)) throw cause;
		await noteAsked(false);
		// Where Stripe broke over a session that it has, it is asked again.
		if (cause instanceof NoAnswer || (attempt.session && cause.status >= 500)) return undefined;
		await giveUp(attempt, now);
		return "none";
	}
}

/** Ends an attempt at Stripe, so that nobody can pay by it any more; paid meanwhile, it settles. @returns whether Stripe answered */
export async function close(attempt: Attempt): Promise<boolean> {
	const session = await ask(attempt);
	if (typeof session !== "object" || session.status !== "open") return session !== undefined;
	try {
		const over = await endSession(session.id).catch((cause) => {
			if (cause instanceof Refused && cause.status < 500) return findSession(session.id);
			throw cause;
		});
		await db.transaction().execute((trx) => learn(trx, over, new Date(readClock())));
		return true;
	} catch (cause) {
		if (cause instanceof NoAnswer || cause instanceof Refused) return false;
		throw cause;
	}
}

/** Ends what is open of an order at Stripe, before it is canceled or paid in another way. Where Stripe does not answer, the timer does so later. */
export async function closeAttempts(orderId: number): Promise<void> {
	for (const attempt of await listOpenAttempts(db, orderId)) await close(attempt);
}

/** Asks Stripe what became of an order's open attempts: its buyer has come back. */
export async function askAbout(orderId: number): Promise<void> {
	for (const attempt of await listOpenAttempts(db, orderId)) await ask(attempt);
}

/**
 * Finds what no webhook told: asks Stripe about attempts that it has not spoken of for a while, ends those whose order's time
 * is over, and sends what goes back. What a crash left half-done is found here, too.
 */
export async function followCards(now = new Date(readClock())): Promise<void> {
	const due = await listDueAttempts(now, PATIENCE);
	for (let index = 0; index < due.length; index += AT_ONCE)
		await Promise.all(due.slice(index, index + AT_ONCE).map((attempt) => (isOver(attempt, now) ? close(attempt) : ask(attempt))));
	await endOrders(now);
	await sendRefunds(now);
	await db
		.deleteFrom("card_event")
		.where("received_at", "<", new Date(now.getTime() - REMEMBERED).toISOString())
		.execute();
}

async function endOrders(now: Date): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const over = await trx.selectFrom("order").select("id").where("state", "=", "awaiting_card").where("expires_at", "<=", now.toISOString()).execute();
		for (const { id } of over) await endOrder(trx, id, now);
		if (over.length > 0) await noteStock(trx, now);
	});
}

/** Where cards are no longer taken, Stripe cannot be asked; but what was open there has ended by itself. */
async function forgetCards(now = new Date(readClock())): Promise<void> {
	const long = new Date(now.getTime() - 2 * CARD_TIME).toISOString();
	for (const attempt of await listOpenAttempts(db)) if (attempt.createdAt <= long) await giveUp(attempt, now);
	await endOrders(now);
}

/** Does so now and from then on every minute. */
export const startFollowingCards = (): Repeated => repeat(MINUTE, () => (env.stripe ? followCards() : forgetCards()));
