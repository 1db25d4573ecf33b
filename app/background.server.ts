import { setTimeout } from "node:timers/promises";
import { forgetBackupBeforeUpgrade } from "../db/upgrade";
import { startFollowingCards } from "./domain/card/follow.server";
import { startWorkingThrough } from "./domain/held/working-through.server";
import { startDelivery } from "./domain/mail/outbox.server";
import { startExpiry } from "./domain/order/expiry.server";
import { startLinkRequests } from "./domain/order/link-requests.server";
import { filesOfMail } from "./domain/order/mail-files.server";
import { startHousekeeping } from "./domain/retention/housekeeping.server";
import { keepIndex } from "./domain/search/index.server";
import { env } from "./env.server";
import { type Repeated, repeat } from "./repeat";

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
