import type { Database } from "#app/admin/changes.server.ts";
import { returnPayments } from "#app/domain/sales/cancellation/return-money.server.ts";
import { findNeedingDecision } from "#app/domain/sales/order/attention.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { canBecome } from "#app/domain/sales/order/states.ts";
import { updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { confirmPayment, expectPayment, settle } from "#app/domain/sales/payment/settle.server.ts";
import { type OrderActionError, type OrganizerAction, runOrderAction } from "./actions.server.ts";

export function countNeedingDecision(
	id: number,
	{ inCash, ...context }: OrganizerAction & { inCash?: boolean },
): Promise<OrderActionError | "paid" | "refund"> {
	return runOrderAction(id, context, async (trx, order, now) => {
		const settled = await settleTogether(trx, order, { actor: { username: context.username }, now, inCash });
		return settled?.outcome ?? "nothingCame";
	});
}

export function acceptShortfall(
	id: number,
	{ amount, reason, username, seen }: OrganizerAction & { amount: number; reason: string },
): Promise<OrderActionError | "moreThanMissing" | "lessThanMissing" | "paid" | "refund"> {
	return runOrderAction(id, { seen }, async (trx, order, now) => {
		const missing = await shortfallOf(order, trx);
		if (missing === undefined) return "nothingCame";
		if (amount !== missing) return amount > missing ? "moreThanMissing" : "lessThanMissing";
		const settled = await settleTogether(trx, order, { actor: { username }, now, difference: { amount, reason, username } });
		return settled?.outcome ?? "nothingCame";
	});
}

/** Returns the missing cents of an underpaid order; undefined if nothing or enough was received, or it can no longer be paid. */
export async function shortfallOf({ id, state, total }: Order, on?: Database): Promise<number | undefined> {
	const { amount } = await findNeedingDecision(id, on);
	return amount > 0 && amount < total && canBecome(state, "paid") ? total - amount : undefined;
}

/** Pays an order with money that was not its total: a missing part was received or is accepted, a surplus is refunded. */
export async function settleTogether(
	trx: Database,
	{ id, state, total }: Order,
	{ inCash, difference, ...actionContext }: ActionContext & { inCash?: boolean; difference?: { amount: number; reason: string; username: string } },
): Promise<{ outcome: "paid" | "refund"; paymentId: number } | undefined> {
	const { now } = actionContext;
	const { amount, paymentIds } = await findNeedingDecision(id, trx);
	if (paymentIds.length === 0 || !canBecome(state, "paid")) return undefined;
	const missing = total - amount - (difference?.amount ?? 0);
	const last = missing > 0 ? await expectPayment(trx, { orderId: id, method: "bank", amount: missing, inCash, now }) : (paymentIds.at(-1) as number);
	const payment = await trx.selectFrom("payment").select("amount").where("id", "=", last).executeTakeFirstOrThrow();
	for (const paymentId of paymentIds) if (paymentId !== last) await confirmPayment(trx, paymentId, now);
	await recordOrderEvent(trx, id, "resolved", { ...actionContext, details: {} });
	const settled = await settle(trx, last, { amount: payment.amount, adjustment: total - payment.amount, difference, ...actionContext });
	const back = settled === "paid" ? -missing : amount + Math.max(0, missing) - payment.amount;
	if (back > 0) await returnPayments(trx, id, { paymentIds, amount: back, reason: settled === "paid" ? "other" : "late", ...actionContext });
	await updateStockStatus(trx, now);
	return { outcome: settled === "paid" ? "paid" : "refund", paymentId: last };
}

export function refundUndecided(id: number, context: OrganizerAction): Promise<OrderActionError | undefined> {
	return runOrderAction(id, context, async (trx, _, now) => {
		const { amount, paymentIds } = await findNeedingDecision(id, trx);
		if (paymentIds.length === 0) return "nothingCame";
		const actionContext = { actor: { username: context.username }, now };
		for (const paymentId of paymentIds) await confirmPayment(trx, paymentId, now);
		await returnPayments(trx, id, { paymentIds, amount, reason: "other", ...actionContext });
		await recordOrderEvent(trx, id, "resolved", { ...actionContext, details: {} });
		return undefined;
	});
}
