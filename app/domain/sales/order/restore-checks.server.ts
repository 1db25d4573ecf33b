import type { Insertable, Selectable } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { lastNumber } from "#app/domain/sales/invoice/invoices.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { SkippedNumbersTable } from "#db/order-tables.ts";
import { OWED_STATES } from "./states.ts";

const KINDS = ["invoice", "creditNote"] as const;
type Kind = (typeof KINDS)[number];

/** To check after a restore, since payments may be newer than the backup. Cents of US dollars. */
export interface RestoreChecks {
	until: string;
	numbers: { invoice: number; creditNote: number };
	refunds: { code: string; amount: number }[];
}

export async function listRestoreChecks(): Promise<RestoreChecks | undefined> {
	const { until } = await db
		.selectFrom("order_event")
		.select(({ fn }) => fn.max<string | null>("at").as("until"))
		.executeTakeFirstOrThrow();
	if (until === null) return undefined;
	const refunds = await db
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "payment_id")
		.innerJoin("order", "order.id", "order_id")
		.select(["code", "refund.amount"])
		.where("refund.state", "in", OWED_STATES)
		.orderBy("refund.id")
		.execute();
	return { until, numbers: { invoice: await lastNumber("invoice"), creditNote: await lastNumber("creditNote") }, refunds };
}

/** More than can be issued in the seconds that a replica lacks. */
const MARGIN = 100;

/** Leaves numbers out that the lost database may have issued since the copy, if it sells tickets. */
export function leaveMargin(now: Date): Promise<void> {
	return db.transaction().execute(async (trx) => {
		if (!(await trx.selectFrom("order").select("id").limit(1).executeTakeFirst())) return;
		for (const kind of KINDS) {
			const last = await lastNumber(kind, trx);
			await skip(trx, { kind, first: last + 1, last: last + MARGIN, reason: "margin", noted_at: now.toISOString() });
		}
	});
}

/**
 * Continues after the last numbers that were issued. Ranges left out after these are replaced, so that a mistake can be corrected.
 * @returns the first kind of which a higher number has been issued; nothing is changed then
 */
export function continueAfter(numbers: RestoreChecks["numbers"], now: Date): Promise<{ kind: Kind; issued: number } | undefined> {
	return db.transaction().execute(async (trx) => {
		const found = await Promise.all(KINDS.map((kind) => lastIssued(kind, trx)));
		const tooLow = found.find(({ kind, issued }) => numbers[kind] < issued);
		if (tooLow) return { kind: tooLow.kind, issued: tooLow.issued };
		for (const { kind, issued, leftOut } of found) {
			await trx.deleteFrom("skipped_numbers").where("id", "in", leftOut).execute();
			await setLast(trx, kind, issued);
			if (numbers[kind] > issued) await skip(trx, { kind, first: issued + 1, last: numbers[kind], reason: "lost", noted_at: now.toISOString() });
		}
		return undefined;
	});
}

/** Includes numbers taken over from a replaced database. `leftOut` are the ranges without a document after it. */
async function lastIssued(kind: Kind, trx: Database): Promise<{ kind: Kind; issued: number; leftOut: number[] }> {
	const ranges = await trx.selectFrom("skipped_numbers").select(["id", "first", "last"]).where("kind", "=", kind).orderBy("last", "desc").execute();
	let issued = await lastNumber(kind, trx);
	const leftOut: number[] = [];
	for (const { id, first, last } of ranges) {
		if (last !== issued) break;
		issued = first - 1;
		leftOut.push(id);
	}
	return { kind, issued, leftOut };
}

export function listSkippedNumbers(): Promise<Omit<Selectable<SkippedNumbersTable>, "id">[]> {
	return db.selectFrom("skipped_numbers").select(["kind", "first", "last", "reason", "noted_at"]).orderBy("id").execute();
}

async function skip(trx: Database, range: Insertable<SkippedNumbersTable>): Promise<void> {
	await trx.insertInto("skipped_numbers").values(range).execute();
	await setLast(trx, range.kind, range.last);
}

async function setLast(trx: Database, kind: Kind, last: number): Promise<void> {
	await trx.deleteFrom("numbering").where("kind", "=", kind).execute();
	if (last > 0) await trx.insertInto("numbering").values({ kind, last }).execute();
}
