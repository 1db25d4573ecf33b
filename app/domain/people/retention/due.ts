import type { Retention } from "./schema.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Returns the instants before which data is deleted; undefined if it is kept. */
export function limitsOf({ messageDays, mailDays, activityDays, invoiceYears }: Retention, now: Date) {
	const before = (days: number) => (days === 0 ? undefined : new Date(now.getTime() - days * DAY_MS));
	return {
		messages: before(messageDays),
		mails: before(mailDays),
		changes: before(activityDays),
		invoices: new Date(Date.UTC(now.getUTCFullYear() - invoiceYears, 0)),
	};
}
