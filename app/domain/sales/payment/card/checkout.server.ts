import type { Database } from "#app/admin/changes.server.ts";
import { unmatchedMoney } from "#app/domain/sales/order/attention.server.ts";
import { findOrder } from "#app/domain/sales/order/queries.server.ts";
import { isUnpaid, stateAt } from "#app/domain/sales/order/states.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { type Attempt, beginAttempt, isOver, listOpenAttempts } from "./attempts.server.ts";
import { refreshAttempt } from "./reconcile.server.ts";

const MAX_TRIES = 2;

/** Undefined if Stripe does not answer or nothing is left to pay. @param origin such as `https://summit.example` */
export async function checkoutUrl(orderId: number, origin: string): Promise<string | undefined> {
	if (!env.stripe) return undefined;
	for (let tries = 0; tries < MAX_TRIES; tries++) {
		const now = new Date(readClock());
		const attempt = await db.transaction().execute((trx) => openAttempt(trx, orderId, origin, now));
		if (!attempt) return undefined;
		const session = await refreshAttempt(attempt);
		if (session === undefined) return undefined;
		if (session !== "none" && session.status === "open") return session.url;
	}
	return undefined;
}

async function openAttempt(trx: Database, orderId: number, origin: string, now: Date): Promise<Attempt | undefined> {
	const order = await findOrder(orderId, trx);
	if (!order || order.total === 0 || !isUnpaid(stateAt(order, now))) return undefined;
	// A buyer who paid in another currency, for example, must not pay again.
	if (await unmatchedMoney(order, trx)) return undefined;
	const [open] = await listOpenAttempts(trx, orderId);
	if (open) return open.state === "created" && !isOver(open, now) ? open : undefined;
	if (order.expiresAt !== undefined && order.expiresAt <= now.toISOString()) return undefined;
	await beginAttempt(trx, { orderId, amount: order.total, origin, now });
	return (await listOpenAttempts(trx, orderId))[0];
}
