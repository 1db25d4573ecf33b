import { lastNumber } from "#app/domain/sales/invoice/invoices.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { OWED_STATES } from "./states.ts";

/** What somebody has to look at after a backup was restored: a backup is older than the last money. Cents of US dollars. */
export interface RestoreChecks {
	/** The newest moment that it knows anything of orders from. */
	until: string;
	/** Those after which the next come. */
	numbers: { invoice: number; creditNote: number };
	/** What was to go back at that moment, and may have been sent since. */
	refunds: { code: string; amount: number }[];
}

/** Nothing where there are no orders. */
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

/** Lets invoices and credit notes go on after these numbers, where those that are known are not higher. */
export async function continueAfter(numbers: RestoreChecks["numbers"]): Promise<void> {
	for (const kind of ["invoice", "creditNote"] as const) {
		if (numbers[kind] <= (await lastNumber(kind))) continue;
		await db
			.insertInto("numbering")
			.values({ kind, last: numbers[kind] })
			.onConflict((row) => row.column("kind").doUpdateSet({ last: numbers[kind] }))
			.execute();
	}
}
