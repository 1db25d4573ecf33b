import type { Insertable, Selectable } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { lastNumber } from "#app/domain/sales/invoice/invoices.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { SkippedNumbersTable } from "#db/order-tables.ts";
import { OWED_STATES } from "./states.ts";

const KINDS = ["invoice", "creditNote"] as const;

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

/** Continues after the last numbers that were issued. They replace a margin, unless one of its numbers or a later one has been issued. */
export function continueAfter(numbers: RestoreChecks["numbers"], now: Date): Promise<void> {
	return db.transaction().execute(async (trx) => {
		for (const kind of KINDS) {
			const margin = await trx
				.selectFrom("skipped_numbers")
				.select(["id", "first", "last"])
				.where("kind", "=", kind)
				.where("reason", "=", "margin")
				.orderBy("id", "desc")
				.executeTakeFirst();
			if (margin && margin.last === (await lastNumber(kind, trx)) && margin.first <= numbers[kind] + 1) {
				await trx.deleteFrom("skipped_numbers").where("id", "=", margin.id).execute();
				if (margin.first === 1) await trx.deleteFrom("numbering").where("kind", "=", kind).execute();
				else await setLast(trx, kind, margin.first - 1);
			}
			const last = await lastNumber(kind, trx);
			if (numbers[kind] > last) await skip(trx, { kind, first: last + 1, last: numbers[kind], reason: "lost", noted_at: now.toISOString() });
		}
	});
}

export function listSkippedNumbers(): Promise<Omit<Selectable<SkippedNumbersTable>, "id">[]> {
	return db.selectFrom("skipped_numbers").select(["kind", "first", "last", "reason", "noted_at"]).orderBy("id").execute();
}

async function skip(trx: Database, range: Insertable<SkippedNumbersTable>): Promise<void> {
	await trx.insertInto("skipped_numbers").values(range).execute();
	await setLast(trx, range.kind, range.last);
}

async function setLast(trx: Database, kind: SkippedNumbersTable["kind"], last: number): Promise<void> {
	await trx
		.insertInto("numbering")
		.values({ kind, last })
		.onConflict((row) => row.column("kind").doUpdateSet({ last }))
		.execute();
}
