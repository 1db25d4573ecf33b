import { setTimeout } from "node:timers/promises";
import { startDelivery } from "~/domain/people/mail/outbox.server";
import { startExpiry } from "~/domain/sales/order/expiry.server";
import { startLinkRequests } from "~/domain/sales/order/link-requests.server";
import { filesOfMail } from "~/domain/sales/order/mail-files.server";
import { startFollowingCards } from "~/domain/sales/payment/card/follow.server";
import { env } from "~/runtime/env.server";
import { type Repeated, repeat } from "~/runtime/repeat";
import { forgetBackupBeforeUpgrade } from "../../../db/upgrade";
import { startWorkingThrough } from "./disruption/working-through.server";
import { startHousekeeping } from "./retention/housekeeping.server";
import { keepIndex } from "./search/index.server";

/** Milliseconds, these two. */
const DAY = 24 * 60 * 60_000;
const FIRST_VISITOR = 1000;

/** Starts all that the site does by itself: sends mails, deletes what is overdue. The server around the site starts and stops it. */
export function startBackgroundWork(): Repeated {
	const works = [
		repeat(DAY, async () => {
			// Else the first page waits for what nobody has searched for yet.
			await setTimeout(FIRST_VISITOR, undefined, { ref: false });
			await keepIndex();
		}),
		startDelivery((mail) => filesOfMail(mail, env.smtp?.origin ?? "")),
		startHousekeeping(),
		startExpiry(),
		startLinkRequests(),
		startFollowingCards(),
		startWorkingThrough(),
		repeat(DAY, async () => forgetBackupBeforeUpgrade(env.databaseFile)),
	];
	return {
		stop: async () => {
			await Promise.all(works.map((work) => work.stop()));
		},
	};
}
