import { deleteChangesBefore } from "#app/admin/changes.server.ts";
import { deleteExpiredInvitations } from "#app/auth/invitations.server.ts";
import { deleteExpiredLoginSessions } from "#app/auth/login-sessions.server.ts";
import { deleteExpiredPending } from "#app/auth/pending-cookie.server.ts";
import { deleteOldAttempts } from "#app/auth/throttle.server.ts";
import { deleteRetired } from "#app/domain/content/picture/queries.server.ts";
import { eraseMeetings } from "#app/domain/meetings/upkeep.server.ts";
import { eraseDue } from "#app/domain/operations/erasure/due.server.ts";
import { eraseInvoicesBefore } from "#app/domain/operations/erasure/erasure.server.ts";
import { deleteMessagesBefore } from "#app/domain/people/contact/queries.server.ts";
import { deleteMailsBefore } from "#app/domain/people/mail/queries.server.ts";
import { deleteUnconfirmed } from "#app/domain/people/newsletter/removal.server.ts";
import { limitsOf } from "#app/domain/people/retention/due.ts";
import { getRetention } from "#app/domain/people/retention/queries.server.ts";
import { deleteDismissed } from "#app/domain/sales/payment/statement/lines.server.ts";
import { forgetExpired } from "#app/http/rate-limit.server.ts";
import { erase } from "#app/runtime/database.server.ts";
import { type Interval, startInterval } from "#app/runtime/interval.ts";

/** Data is kept at most this much longer than configured. */
export const HOUSEKEEPING_MINUTES = 10;

export async function deleteOverdue(now = new Date()): Promise<void> {
	await deleteUnconfirmed(now);
	await erase(async (trx) => {
		const retention = await getRetention(trx);
		const { messages, mails, changes, invoices } = limitsOf(retention, now);
		if (messages) await deleteMessagesBefore(trx, messages);
		if (mails) await deleteMailsBefore(trx, mails);
		if (changes) await deleteChangesBefore(trx, changes);
		await eraseDue(trx, retention.orderDays, now);
		await eraseInvoicesBefore(trx, invoices);
		await eraseMeetings(trx, now);
		await deleteDismissed(trx, now);
		await deleteRetired(trx, now);
		await deleteExpiredLoginSessions(now, trx);
		await deleteExpiredPending(now, trx);
		await deleteExpiredInvitations(now, trx);
		await deleteOldAttempts(Math.floor(now.getTime() / 1000), trx);
	});
	forgetExpired(now.getTime() / 1000);
	console.debug("What had become too old was deleted.");
}

export function startHousekeeping(clock = () => new Date()): Interval {
	return startInterval(HOUSEKEEPING_MINUTES * 60_000, () => deleteOverdue(clock()));
}
