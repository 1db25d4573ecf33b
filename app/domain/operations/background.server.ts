import { setTimeout } from "node:timers/promises";
import { startMeetingUpkeep } from "#app/domain/meetings/upkeep.server.ts";
import { startProcessingAffectedOrders } from "#app/domain/operations/disruption/affected-orders.server.ts";
import { startScheduledGroupMails } from "#app/domain/operations/group-mail/sending.server.ts";
import { startHousekeeping } from "#app/domain/operations/retention/housekeeping.server.ts";
import { updateIndex } from "#app/domain/operations/search/index.server.ts";
import { startDelivery } from "#app/domain/people/mail/outbox.server.ts";
import { startExpiry } from "#app/domain/sales/order/expiry.server.ts";
import { startLinkRequests } from "#app/domain/sales/order/link-requests.server.ts";
import { filesOfMail } from "#app/domain/sales/order/mail-files.server.ts";
import { startReconcilingCards } from "#app/domain/sales/payment/card/reconcile.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { type Interval, startInterval } from "#app/runtime/interval.ts";
import { forgetBackupBeforeUpgrade } from "#db/upgrade.ts";

const DAY_MS = 24 * 60 * 60_000;
const FIRST_VISITOR_DELAY_MS = 1000;

/** Starts all background jobs. The HTTP server starts and stops them. */
export function startBackgroundWork(): Interval {
	const works = [
		startInterval(DAY_MS, async () => {
			// Otherwise building the search index delays the first page.
			await setTimeout(FIRST_VISITOR_DELAY_MS, undefined, { ref: false });
			await updateIndex();
		}),
		startDelivery((mail) => filesOfMail(mail, env.smtp?.origin ?? "")),
		startHousekeeping(),
		startExpiry(),
		startScheduledGroupMails(),
		startMeetingUpkeep(),
		startLinkRequests(),
		startReconcilingCards(),
		startProcessingAffectedOrders(),
		startInterval(DAY_MS, async () => forgetBackupBeforeUpgrade(env.databaseFile)),
	];
	return {
		stop: async () => {
			await Promise.all(works.map((work) => work.stop()));
		},
	};
}
