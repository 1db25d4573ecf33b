import { lastNumber } from "#app/domain/sales/invoice/invoices.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { OWED_STATES } from "./states.ts";

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
