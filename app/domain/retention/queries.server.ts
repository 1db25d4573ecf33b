import { countChangesBefore, type Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { countMessagesBefore } from "~/domain/contact/queries.server";
import { countMailsBefore } from "~/domain/mail/queries.server";
import { countDue } from "~/domain/people/due.server";
import { countInvoicesBefore } from "~/domain/people/erasure.server";
import { limitsOf } from "./due";
import type { Retention } from "./schema";

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

/** How much is older now than it may become: what saving these would delete. */
export async function countOverdue(retention: Retention, now: Date): Promise<Record<keyof Retention, number>> {
	const { messages, mails, changes, invoices } = limitsOf(retention, now);
	return {
		messageDays: messages ? await countMessagesBefore(messages) : 0,
		mailDays: mails ? await countMailsBefore(mails) : 0,
		activityDays: changes ? await countChangesBefore(changes) : 0,
		orderDays: await countDue(retention.orderDays, now),
		invoiceYears: await countInvoicesBefore(invoices),
	};
}
