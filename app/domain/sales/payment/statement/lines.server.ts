import { sql } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import type { Page } from "#app/http/pages.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { fold } from "#db/fold.ts";
import type { StatementLineTable } from "#db/order-tables.ts";
import { dayOf, type StatementLine } from "./reading.server.ts";

export const LINE_STATES = ["unassigned", "matched", "dismissed"] as const satisfies StatementLineTable["state"][];
export type LineState = StatementLineTable["state"];

/** Cents, instants in ISO. */
export interface StoredLine {
	id: number;
	state: LineState;
	/** As on the statement; of older lines the ISO day. */
	date?: string;
	/** Undefined if ambiguous. */
	amount?: number;
	currency?: string;
	reference?: string;
	name?: string;
	order?: string;
	dismissed?: { at: string; by: string; reason: string };
}

/** Finds the same line of an earlier statement: with the same text, and the same day as far as that is certain. */
export async function findStored(trx: Database, { date, occurrence, ...line }: StatementLine) {
	const day = dayOf(date);
	return trx
		.selectFrom("statement_line")
		.select(["state", "order_id"])
		.where("hash", "in", hashesOf(line))
		.$if(day !== null, (lines) => lines.where(({ or, eb }) => or([eb("day", "is", null), eb("day", "=", day)])))
		.orderBy("occurrence")
		.limit(1)
		.offset(occurrence - 1)
		.executeTakeFirst();
}

const hashesOf = ({ hash, formerHashes }: Pick<StatementLine, "hash" | "formerHashes">) => [hash, ...formerHashes];

interface LineMatch {
	order?: { id: number; erasedAt?: string };
	paymentId?: number;
	now: Date;
}

export async function storeLine(trx: Database, line: StatementLine, { order, paymentId, now }: LineMatch): Promise<void> {
	await trx
		.insertInto("statement_line")
		.values(({ selectFrom, fn, val }) => ({
			hash: line.hash,
			occurrence: selectFrom("statement_line")
				.select((row) => row(fn.coalesce(fn.max("occurrence"), val(0)), "+", 1).as("next"))
				.where("hash", "in", hashesOf(line)),
			state: order ? ("matched" as const) : ("unassigned" as const),
			day: dayOf(line.date),
			date: line.date || null,
			amount: line.cents ?? null,
			currency: line.currency,
			...storedTexts(order, line),
			order_id: order?.id ?? null,
			payment_id: paymentId ?? null,
			taken_at: now.toISOString(),
		}))
		.execute();
}

/** Transfers may name the sender, which is not stored for erased orders. */
const storedTexts = (order: LineMatch["order"], { reference, name }: { reference: string | null; name: string | null }) =>
	order?.erasedAt ? { reference: null, name: null } : { reference: reference || null, name: name || null };

export async function matchLine(
	trx: Database,
	id: number,
	amount: number,
	{ order, paymentId }: { order: NonNullable<LineMatch["order"]>; paymentId?: number },
): Promise<void> {
	const line = await trx.selectFrom("statement_line").select(["reference", "name"]).where("id", "=", id).executeTakeFirstOrThrow();
	await trx
		.updateTable("statement_line")
		.set({ state: "matched", amount, ...storedTexts(order, line), order_id: order.id, payment_id: paymentId ?? null })
		.where("id", "=", id)
		.execute();
}

export const DISMISSED_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

export async function deleteDismissed(trx: Database, now: Date): Promise<void> {
	await trx
		.updateTable("statement_line")
		.set({ reference: null, name: null })
		.where("state", "=", "dismissed")
		.where("dismissed_at", "<", new Date(now.getTime() - DISMISSED_DAYS * DAY_MS).toISOString())
		.where(({ or, eb }) => or([eb("reference", "is not", null), eb("name", "is not", null)]))
		.execute();
}

export async function dismissLine(id: number, { reason, username, now }: { reason: string; username: string; now: Date }): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("statement_line")
		.set({ state: "dismissed", dismissed_at: now.toISOString(), dismissed_by: username, reason })
		.where("id", "=", id)
		.where("state", "=", "unassigned")
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}

const lines = (on: Database = db) =>
	on
		.selectFrom("statement_line")
		.leftJoin("order", "order.id", "order_id")
		.select(["statement_line.id", "statement_line.state", "date", "day", "amount", "currency", "reference", "statement_line.name", "code"])
		.select(["dismissed_at", "dismissed_by", "reason"]);

type LineRow = Awaited<ReturnType<ReturnType<typeof lines>["executeTakeFirstOrThrow"]>>;

const toLine = (row: LineRow): StoredLine => ({
	id: row.id,
	state: row.state,
	date: row.date ?? row.day ?? undefined,
	amount: row.amount ?? undefined,
	currency: row.currency ?? undefined,
	reference: row.reference ?? undefined,
	name: row.name ?? undefined,
	order: row.code ?? undefined,
	dismissed: row.dismissed_at === null ? undefined : { at: row.dismissed_at, by: row.dismissed_by ?? "", reason: row.reason ?? "" },
});

export async function findLine(id: number, on?: Database): Promise<StoredLine | undefined> {
	const row = await lines(on).where("statement_line.id", "=", id).executeTakeFirst();
	return row && toLine(row);
}

const mentions = (q: string) =>
	sql<boolean>`instr(fold(concat_ws(char(10), statement_line.name, reference, coalesce(date, day), code, reason)), ${fold(q)}) > 0`;

export async function listLines({ state, q }: { state: LineState; q: string }, page: Page): Promise<StoredLine[]> {
	const rows = await lines()
		.where("statement_line.state", "=", state)
		.$if(q !== "", (query) => query.where(mentions(q)))
		.orderBy("statement_line.id", "desc")
		.limit(page.limit)
		.offset(page.offset)
		.execute();
	return rows.map(toLine);
}

export async function countLines(q: string): Promise<Record<LineState, number>> {
	const rows = await db
		.selectFrom("statement_line")
		.leftJoin("order", "order.id", "order_id")
		.select(({ fn }) => ["statement_line.state", fn.countAll<number>().as("count")])
		.$if(q !== "", (query) => query.where(mentions(q)))
		.groupBy("statement_line.state")
		.execute();
	const counts = new Map(rows.map(({ state, count }) => [state, count]));
	return Object.fromEntries(LINE_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<LineState, number>;
}

export async function countUnassigned(): Promise<number> {
	const { count } = await db
		.selectFrom("statement_line")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("state", "=", "unassigned")
		.executeTakeFirstOrThrow();
	return count;
}
