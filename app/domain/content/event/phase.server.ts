import { isPast } from "#app/runtime/clock.server.ts";
import { instantAt, instantsOf, lastDate } from "./days.server.ts";
import type { SummitEvent } from "./schema.ts";
import { todayAt } from "./today.server.ts";

type Dated = Pick<SummitEvent, "phase" | "datesAnnounced" | "startDate" | "endDate" | "timeZone" | "status">;

export const followsDates = ({ phase, datesAnnounced, status }: Pick<Dated, "phase" | "datesAnnounced" | "status">) =>
	phase === "dates" && datesAnnounced && status !== "postponed";

export type Phase = { name: "before"; daysToGo?: number } | { name: "during"; today: string } | { name: "after" };

/** Uses the calendar at the venue. Returns `before` if organizers chose it, the dates are not announced, or the event does not take place. */
export function phaseOf(event: Dated): Phase {
	if (event.status !== "scheduled" || !followsDates(event)) return { name: "before" };
	if (isOver(event)) return { name: "after" };
	const today = todayAt(event);
	if (today >= event.startDate) return { name: "during", today };
	return { name: "before", daysToGo: Temporal.PlainDate.from(today).until(event.startDate).days };
}

export const isClosed = (event: Dated) => event.status !== "scheduled" || isOver(event);

export function isOver(event: Dated): boolean {
	return followsDates(event) && isPast(endOf(event));
}

export function endOf(event: Dated): Temporal.Instant {
	return instantAt(event, Temporal.PlainDate.from(lastDate(event)).add({ days: 1 }).toString(), "00:00");
}

export function stateOf(event: Dated, times: Parameters<typeof instantsOf>[1]): "coming" | "running" | "past" {
	const { start, end } = instantsOf(event, times);
	if (!isPast(start)) return "coming";
	return isPast(end) ? "past" : "running";
}
