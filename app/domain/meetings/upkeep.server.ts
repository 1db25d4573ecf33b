import type { Database } from "#app/admin/changes.server.ts";
import { endOf, followsDates } from "#app/domain/content/event/phase.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Interval, startInterval } from "#app/runtime/interval.ts";
import { withdrawInvalid } from "./changes.server.ts";
import { lapseOffers } from "./offers.server.ts";

const INTERVAL_MS = 60_000;
export const MEETING_DAYS = 90;

/** Ends offers that nobody accepted, and taking part of tickets that no longer include meetings. */
export function startMeetingUpkeep(clock = () => new Date()): Interval {
	return startInterval(INTERVAL_MS, () =>
		db.transaction().execute(async (trx) => {
			await lapseOffers(trx, clock());
			await withdrawInvalid(trx, clock());
		}),
	);
}

/** Deletes profiles, wishes, plans and meetings some days after the event; slots and sectors stay for the next. */
export async function eraseMeetings(trx: Database, now: Date): Promise<void> {
	const event = await getEvent(trx);
	if (!followsDates(event) || endOf(event).add({ hours: MEETING_DAYS * 24 }).epochMilliseconds > now.getTime()) return;
	for (const table of ["meeting_profile", "meeting", "meeting_plan"] as const) await trx.deleteFrom(table).execute();
	await trx.deleteFrom("setting").where("key", "=", "meetings_published").execute();
}
