import { deleteChangesBefore } from "~/admin/changes.server";
import { forgetExpiredInvitations } from "~/auth/invitations.server";
import { deleteExpiredLoginSessions } from "~/auth/login-sessions.server";
import { deleteExpiredPending } from "~/auth/pending-cookie.server";
import { forgetAttempts } from "~/auth/throttle.server";
import { erase } from "~/database.server";
import { deleteMessagesBefore } from "~/domain/contact/queries.server";
import { deleteMailsBefore } from "~/domain/mail/queries.server";
import { forgetUnconfirmed } from "~/domain/newsletter/removal.server";
import { eraseDue } from "~/domain/people/due.server";
import { eraseInvoicesBefore } from "~/domain/people/erasure.server";
import { deleteRetired } from "~/domain/picture/queries.server";
import { forgetDismissed } from "~/domain/statement/lines.server";
import { forgetExpired } from "~/http/rate-limit.server";
import { type Repeated, repeat } from "~/repeat";
import { limitsOf } from "./due";
import { getRetention } from "./queries.server";

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
