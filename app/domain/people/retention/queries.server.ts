import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Retention } from "./schema.ts";

export async function getRetention(on: Database = db): Promise<Retention> {
	const row = await on.selectFrom("retention").selectAll().executeTakeFirstOrThrow();
	return {
		messageDays: row.message_days,
		mailDays: row.mail_days,
		activityDays: row.activity_days,
		orderDays: row.order_days,
		invoiceYears: row.invoice_years,
	};
}

export async function updateRetention(trx: Database, retention: Retention): Promise<void> {
	const { messageDays, mailDays, activityDays, orderDays, invoiceYears } = retention;
	await trx
		.updateTable("retention")
		.set({ message_days: messageDays, mail_days: mailDays, activity_days: activityDays, order_days: orderDays, invoice_years: invoiceYears })
		.execute();
}
