import { sql } from "kysely";
import { db } from "#app/runtime/database.server.ts";

/** Cents; prices include tax. */
export interface Income {
	gross: number;
	tax: number;
}

export async function incomeByOrder(orderId?: number): Promise<Map<number, Income>> {
	const signed = (part: "gross" | "tax") => sql<number>`sum(iif(kind = 'invoice', 1, -1) * (line.value ->> ${sql.lit(part)}))`.as(part);
	const rows = await db
		.selectFrom(["invoice", sql<{ value: string }>`json_each(snapshot, '$.lines')`.as("line")])
		.select(["order_id", signed("gross"), signed("tax")])
		.$if(orderId !== undefined, (invoices) => invoices.where("order_id", "=", orderId as number))
		.groupBy("order_id")
		.execute();
	return new Map(rows.map(({ order_id, ...income }) => [order_id, income]));
}
