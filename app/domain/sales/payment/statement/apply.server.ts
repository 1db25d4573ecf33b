import type { Database } from "#app/admin/changes.server.ts";
import { settleTogether } from "#app/domain/sales/order/actions/decisions.server.ts";
import { amountDue } from "#app/domain/sales/order/attention.server.ts";
import { type Actor, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder, findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";
import { stateAt } from "#app/domain/sales/order/states.ts";
import { updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { expectPayment, settle } from "#app/domain/sales/payment/settle.server.ts";
import { decimal } from "#app/i18n/decimal.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { yieldEvery } from "#app/runtime/yield-every.ts";
import { codesIn } from "./codes.ts";
import { findLine, findStored, matchLine, storeLine } from "./lines.server.ts";
import type { StatementLine } from "./reading.server.ts";

export type MoneyOutcome = "paid" | "paidAfterEnd" | "refundLate" | "refundCancelled" | "refundTwice" | "wrongAmount" | "wrongCurrency" | "recorded";

export type LineOutcome =
	| MoneyOutcome
	/** Stored as unassigned: it names no order or several, or its amount is ambiguous. */
	| "unknown"
	| "several"
	| "unreadable"
	| "taken"
	| "listed"
	| "dismissed"
	| "outgoing";

const OUTCOMES_BY_STATE = { matched: "taken", unassigned: "listed", dismissed: "dismissed" } as const;

export interface ImportedLine extends StatementLine {
	outcome: LineOutcome;
	order?: Pick<Order, "code" | "name" | "total">;
}

interface StatementImport {
	actor: Actor;
}

const USD = "USD";

/** Imports each line once; all lines in one transaction. */
export function importStatement(lines: readonly StatementLine[], context: StatementImport): Promise<ImportedLine[]> {
	return db.transaction().execute((trx) => importLines(trx, lines, context));
}

/** Imports and rolls back, so that each line sees those above it. */
export async function dryRunStatement(lines: readonly StatementLine[], context: StatementImport): Promise<ImportedLine[]> {
	const trx = await db.startTransaction().execute();
	try {
		return await importLines(trx, lines, context);
	} finally {
		await trx.rollback().execute();
	}
}

async function importLines(trx: Database, lines: readonly StatementLine[], context: StatementImport): Promise<ImportedLine[]> {
	const ids = await idsByCode(trx);
	const pause = yieldEvery();
	const imported: ImportedLine[] = [];
	for (const line of lines) {
		imported.push(await importLine(trx, line, ids, context));
		await pause();
	}
	return imported;
}

async function idsByCode(trx: Database): Promise<Map<string, number>> {
	const rows = await trx.selectFrom("order").select(["code", "id"]).execute();
	return new Map(rows.map(({ code, id }) => [code, id]));
}

async function importLine(trx: Database, line: StatementLine, ids: ReadonlyMap<string, number>, context: StatementImport): Promise<ImportedLine> {
	const { cents } = line;
	if (cents !== undefined && cents <= 0) return { ...line, outcome: "outgoing" };
	const stored = await findStored(trx, line);
	if (stored) return { ...line, outcome: OUTCOMES_BY_STATE[stored.state], order: stored.order_id === null ? undefined : await findOrder(stored.order_id, trx) };
	const now = new Date(readClock());
	const [code, ...others] = codesIn(`${line.reference} ${line.name}`, ids);
	const order = code === undefined || others.length > 0 ? undefined : await findOrder(ids.get(code) as number, trx);
	if (cents === undefined || !order) {
		await storeLine(trx, line, { now });
		return { ...line, outcome: cents === undefined ? "unreadable" : others.length > 0 ? "several" : "unknown" };
	}
	const store = (paymentId?: number) => storeLine(trx, line, { order, paymentId, now });
	return { ...line, outcome: await recordMoney(trx, order, { cents, currency: line.currency, store, now, ...context }), order };
}

interface ReceivedMoney extends StatementImport {
	cents: number;
	currency: string;
	store: (paymentId?: number) => Promise<void>;
	now: Date;
}

async function recordMoney(trx: Database, order: Order, { cents, currency, store, actor, now }: ReceivedMoney): Promise<MoneyOutcome> {
	if (currency !== USD) {
		await store();
		await recordOrderEvent(trx, order.id, "wrongCurrency", { actor, now, details: { received: `${decimal(cents)} ${currency.slice(0, 3)}` } });
		return "wrongCurrency";
	}
	const recorded = await findRecorded(trx, order.id, cents);
	if (recorded !== undefined) {
		await store(recorded);
		return "recorded";
	}
	const state = stateAt(order, now);
	if (cents !== order.total && cents === (await amountDue(order, trx))) {
		const settled = await settleTogether(trx, order, { actor, now });
		await store(settled?.paymentId);
		return settled?.outcome === "paid" ? (state === "expired" ? "paidAfterEnd" : "paid") : "refundLate";
	}
	const paymentId = await expectPayment(trx, { orderId: order.id, method: "bank", amount: cents, now });
	await store(paymentId);
	const settled = await settle(trx, paymentId, { amount: cents, actor, now });
	if (settled === "attention") return "wrongAmount";
	if (settled === "refund") return state === "paid" ? "refundTwice" : state === "cancelled" ? "refundCancelled" : "refundLate";
	if (state === "expired") await updateStockStatus(trx, now);
	return state === "expired" ? "paidAfterEnd" : "paid";
}

async function findRecorded(trx: Database, orderId: number, amount: number): Promise<number | undefined> {
	const row = await trx
		.selectFrom("payment")
		.select("id")
		.where("order_id", "=", orderId)
		.where("method", "=", "bank")
		.where("in_cash", "=", 0)
		.where("amount", "=", amount)
		.where("id", "not in", ({ selectFrom }) =>
			selectFrom("statement_line").select("payment_id").where("payment_id", "is not", null).$castTo<{ payment_id: number }>(),
		)
		.orderBy("id")
		.executeTakeFirst();
	return row?.id;
}

interface Assignment extends StatementImport {
	code: string;
	/** Cents as the organizer reads them, if the amount is ambiguous. */
	cents?: number;
	expected: string;
}

export interface Assigned {
	outcome: MoneyOutcome;
	order: Order;
	amount: number;
	currency: string;
	key: string;
	isDone: boolean;
}

/** Only returns the effect if the organizer has not confirmed it. `gone`: somebody was faster. */
export async function assignLine(id: number, assignment: Assignment): Promise<Assigned | "gone" | "noOrder"> {
	const trx = await db.startTransaction().execute();
	let isDone = false;
	try {
		const assigned = await assign(trx, id, assignment);
		if (typeof assigned === "string") return assigned;
		if (assigned.key === assignment.expected) {
			await trx.commit().execute();
			isDone = true;
		}
		return { ...assigned, isDone };
	} finally {
		if (!isDone) await trx.rollback().execute();
	}
}

async function assign(trx: Database, id: number, { code, cents, actor }: Assignment): Promise<Omit<Assigned, "isDone"> | "gone" | "noOrder"> {
	const line = await findLine(id, trx);
	if (line?.state !== "unassigned") return "gone";
	const order = await findOrderByCode(code.replace(/[\s-]/g, ""), trx);
	if (!order) return "noOrder";
	const { amount = cents ?? 0, currency = USD } = line;
	const now = new Date(readClock());
	const store = (paymentId?: number) => matchLine(trx, id, amount, { order, paymentId });
	const outcome = await recordMoney(trx, order, { cents: amount, currency, store, actor, now });
	return { outcome, order, amount, currency, key: `${order.code} ${amount} ${outcome}` };
}
