import { deleteChangesBefore } from "~/admin/changes.server";
import { forgetExpiredInvitations } from "~/auth/invitations.server";
import { deleteExpiredLoginSessions } from "~/auth/login-sessions.server";
import { deleteExpiredPending } from "~/auth/pending-cookie.server";
import { forgetAttempts } from "~/auth/throttle.server";
import { deleteRetired } from "~/domain/content/picture/queries.server";
import { eraseDue } from "~/domain/operations/erasure/due.server";
import { eraseInvoicesBefore } from "~/domain/operations/erasure/erasure.server";
import { deleteMessagesBefore } from "~/domain/people/contact/queries.server";
import { deleteMailsBefore } from "~/domain/people/mail/queries.server";
import { forgetUnconfirmed } from "~/domain/people/newsletter/removal.server";
import { limitsOf } from "~/domain/people/retention/due";
import { getRetention } from "~/domain/people/retention/queries.server";
import { forgetDismissed } from "~/domain/sales/payment/statement/lines.server";
import { forgetExpired } from "~/http/rate-limit.server";
import { erase } from "~/runtime/database.server";
import { type Repeated, repeat } from "~/runtime/repeat";

/** Minutes: so much longer than it should anything stays at most. */
export const HOUSEKEEPING_MINUTES = 10;

/** Deletes everything that is older than it may become. */
export async function deleteOverdue(now = new Date()): Promise<void> {
	await forgetUnconfirmed(now);
	await erase(async (trx) => {
		const retention = await getRetention(trx);
		const { messages, mails, changes, invoices } = limitsOf(retention, now);
		if (messages) await deleteMessagesBefore(trx, messages);
		if (mails) await deleteMailsBefore(trx, mails);
		if (changes) await deleteChangesBefore(trx, changes);
		await eraseDue(trx, retention.orderDays, now);
		await eraseInvoicesBefore(trx, invoices);
		await forgetDismissed(trx, now);
		await deleteRetired(trx, now);
		await deleteExpiredLoginSessions(now, trx);
		await deleteExpiredPending(now, trx);
		await forgetExpiredInvitations(now, trx);
		await forgetAttempts(Math.floor(now.getTime() / 1000), trx);
	});
	forgetExpired(now.getTime() / 1000);
	console.debug("What had become too old was deleted.");
}

/** Deletes what is due now, and from then on by itself. */
export function startHousekeeping(clock = () => new Date()): Repeated {
	return repeat(HOUSEKEEPING_MINUTES * 60_000, () => deleteOverdue(clock()));
}
