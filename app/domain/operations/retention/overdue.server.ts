import { countChangesBefore } from "~/admin/changes.server";
import { countDue } from "~/domain/operations/erasure/due.server";
import { countInvoicesBefore } from "~/domain/operations/erasure/erasure.server";
import { countMessagesBefore } from "~/domain/people/contact/queries.server";
import { countMailsBefore } from "~/domain/people/mail/queries.server";
import { limitsOf } from "~/domain/people/retention/due";
import type { Retention } from "~/domain/people/retention/schema";

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
