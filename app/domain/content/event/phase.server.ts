import { hasCome } from "#app/runtime/clock.server.ts";
import { instantAt, instantsOf, lastDate } from "./days.server.ts";
import type { SummitEvent } from "./schema.ts";
import { todayAt } from "./today.server.ts";

type Dated = Pick<SummitEvent, "phase" | "datesAnnounced" | "startDate" | "endDate" | "timeZone" | "held">;

/** Whether anything goes by the event's dates: organizers want it so, have announced them, and they are not those of a summit that is postponed. */
export const followsDates = ({ phase, datesAnnounced, held }: Pick<Dated, "phase" | "datesAnnounced" | "held">) =>
	phase === "dates" && datesAnnounced && held !== "postponed";

/** Where the site stands to its event: `daysToGo` until it begins, one at least; `today`, an ISO day of it. */
export type Phase = { name: "before"; daysToGo?: number } | { name: "during"; today: string } | { name: "after" };

/**
 * What all pages go by that ask what day it is: by the calendar at the venue, from the first moment of the first day to
 * the last of the last. It stays as before the event while organizers want it so, have announced no dates, or do not hold it.
 */
export function phaseOf(event: Dated): Phase {
	if (event.held || !followsDates(event)) return { name: "before" };
	if (isOver(event)) return { name: "after" };
	const today = todayAt(event);
	if (today >= event.startDate) return { name: "during", today };
	return { name: "before", daysToGo: Temporal.PlainDate.from(today).until(event.startDate).days };
}

/** Whether nothing of the event can be bought: it is over, or not held. */
export const isClosed = (event: Dated) => event.held !== undefined || isOver(event);

/** Whether all of the event is over, as far as the site follows its dates. */
export function isOver(event: Dated): boolean {
	return followsDates(event) && hasCome(endOf(event));
}

/** The midnight with which its last day ends. */
export function endOf(event: Dated): Temporal.Instant {
	return instantAt(event, Temporal.PlainDate.from(lastDate(event)).add({ days: 1 }).toString(), "00:00");
}

/** Where a session stands to the clock, on a day of the event. */
export function stateOf(event: Dated, times: Parameters<typeof instantsOf>[1]): "coming" | "running" | "past" {
	const { start, end } = instantsOf(event, times);
	if (!hasCome(start)) return "coming";
	return hasCome(end) ? "past" : "running";
}
