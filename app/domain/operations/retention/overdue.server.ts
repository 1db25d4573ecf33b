import { countChangesBefore } from "#app/admin/changes.server.ts";
import { countDue } from "#app/domain/operations/erasure/due.server.ts";
import { countInvoicesBefore } from "#app/domain/operations/erasure/erasure.server.ts";
import { countMessagesBefore } from "#app/domain/people/contact/queries.server.ts";
import { countMailsBefore } from "#app/domain/people/mail/queries.server.ts";
import { limitsOf } from "#app/domain/people/retention/due.ts";
import type { Retention } from "#app/domain/people/retention/schema.ts";

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
