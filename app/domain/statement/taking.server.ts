import type { Database } from "~/admin/changes.server";
import { breather } from "~/breath";
import { readClock } from "~/clock.server";
import { db } from "~/database.server";
import { settleTogether } from "~/domain/desk/undecided.server";
import { amountAwaited } from "~/domain/order/in-question.server";
import { type Actor, note } from "~/domain/order/ledger.server";
import { findOrder, type Order } from "~/domain/order/queries.server";
import { expectPayment, settle } from "~/domain/order/settle.server";
import { stateAt } from "~/domain/order/states";
import { noteStock } from "~/domain/order/stock.server";
import { decimal } from "~/i18n/decimal";
import { codesIn } from "./codes";
import { dayOf, type StatementLine } from "./reading.server";

/** What becomes of a line of a statement. */
export type LineOutcome =
	| "paid"
	/** The order had ended, but its tickets are still free. */
	| "paidAfterEnd"
	/** The money goes back: the order has ended and its tickets are not free, it is canceled, or it was paid before. */
	| "refundLate"
	| "refundCancelled"
	| "refundTwice"
	| "wrongAmount"
	| "wrongCurrency"
	/** An organizer has noted this money by hand. */
	| "recorded"
	| "taken"
	| "unknown"
	| "several"
	| "outgoing"
	| "unreadable";

export interface TakenLine extends StatementLine {
	outcome: LineOutcome;
	order?: Pick<Order, "code" | "name" | "total">;
}

interface Doing {
	actor: Actor;
	origin: string;
}

const USD = "USD";

/** Takes the money of a statement, each line once: all of it in one transaction, or nothing. */
export function takeStatement(lines: readonly StatementLine[], doing: Doing): Promise<TakenLine[]> {
	return db.transaction().execute((trx) => takeLines(trx, lines, doing));
}

/** Returns what `takeStatement` would do now: does it, and rolls all of it back at the end, so that each line sees those above it. */
export async function tryStatement(lines: readonly StatementLine[], doing: Doing): Promise<TakenLine[]> {
	const trx = await db.startTransaction().execute();
	try {
		return await takeLines(trx, lines, doing);
	} finally {
		await trx.rollback().execute();
	}
}

async function takeLines(trx: Database, lines: readonly StatementLine[], doing: Doing): Promise<TakenLine[]> {
	const ids = await idsByCode(trx);
	const breathe = breather();
	const taken: TakenLine[] = [];
	for (const line of lines) {
		taken.push(await takeLine(trx, line, ids, doing));
		await breathe();
	}
	return taken;
}

async function idsByCode(trx: Database): Promise<Map<string, number>> {
	const rows = await trx.selectFrom("order").select(["code", "id"]).execute();
	return new Map(rows.map(({ code, id }) => [code, id]));
}

async function takeLine(trx: Database, line: StatementLine, ids: ReadonlyMap<string, number>, doing: Doing): Promise<TakenLine> {
	if (line.cents === undefined) return { ...line, outcome: "unreadable" };
	if (line.cents <= 0) return { ...line, outcome: "outgoing" };
	const [code, ...others] = codesIn(`${line.reference} ${line.name}`, ids);
	if (others.length > 0) return { ...line, outcome: "several" };
	const order = code === undefined ? undefined : await findOrder(ids.get(code) as number, trx);
	if (!order) return { ...line, outcome: "unknown" };
	const before = await countTaken(trx, line);
	return { ...line, outcome: before >= line.occurrence ? "taken" : await takeMoney(trx, order, { ...line, cents: line.cents }, doing), order };
}

/** How many lines were taken that can be this one: of the same words, and of its day, as far as that is certain. */
async function countTaken(trx: Database, { hash, date }: StatementLine): Promise<number> {
	const day = dayOf(date);
	const { count } = await trx
		.selectFrom("statement_line")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("hash", "=", hash)
		.$if(day !== null, (lines) => lines.where(({ or, eb }) => or([eb("day", "is", null), eb("day", "=", day)])))
		.executeTakeFirstOrThrow();
	return count;
}

async function takeMoney(trx: Database, order: Order, line: StatementLine & { cents: number }, { actor, origin }: Doing): Promise<LineOutcome> {
	const now = new Date(readClock());
	const keep = (paymentId?: number) =>
		trx
			.insertInto("statement_line")
			.values(({ selectFrom, fn, val }) => ({
				hash: line.hash,
				day: dayOf(line.date),
				// A transfer may name who sent it.
				reference: order.erasedAt ? null : line.reference,
				occurrence: selectFrom("statement_line")
					.select((row) => row(fn.coalesce(fn.max("occurrence"), val(0)), "+", 1).as("next"))
					.where("hash", "=", line.hash),
				order_id: order.id,
				payment_id: paymentId ?? null,
				taken_at: now.toISOString(),
			}))
			.execute();
	if (line.currency !== USD) {
		await keep();
		await note(trx, order.id, "wrongCurrency", { actor, now, details: { received: `${decimal(line.cents)} ${line.currency.slice(0, 3)}` } });
		return "wrongCurrency";
	}
	const byHand = await findRecorded(trx, order.id, line.cents);
	if (byHand !== undefined) {
		await keep(byHand);
		return "recorded";
	}
	const state = stateAt(order, now);
	if (line.cents !== order.total && line.cents === (await amountAwaited(order, trx))) {
		// The rest of a total, for which the buyer was asked.
		const settled = await settleTogether(trx, order, { actor, origin, now });
		await keep(settled?.paymentId);
		return settled?.outcome === "paid" ? (state === "expired" ? "paidAfterEnd" : "paid") : "refundLate";
	}
	const paymentId = await expectPayment(trx, { orderId: order.id, method: "bank", amount: line.cents, now });
	await keep(paymentId);
	const settled = await settle(trx, paymentId, { amount: line.cents, actor, origin, now });
	if (settled === "attention") return "wrongAmount";
	if (settled === "refund") return state === "paid" ? "refundTwice" : state === "cancelled" ? "refundCancelled" : "refundLate";
	// Only what had lost its places takes some.
	if (state === "expired") await noteStock(trx, now);
	return state === "expired" ? "paidAfterEnd" : "paid";
}

/** The payment by transfer that an organizer noted for this money before its line came. */
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
