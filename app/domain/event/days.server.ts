import type { SummitEvent } from "./schema";

/** The calendar day of a day of the programme: day 1 is the day on which the summit begins. */
export function dateOfDay(event: SummitEvent, day: number): string {
	return Temporal.PlainDate.from(event.startDate)
		.add({ days: day - 1 })
		.toString();
}

/** How many calendar days the summit lasts, the first and the last included. */
export function countDays({ startDate, endDate }: Pick<SummitEvent, "startDate" | "endDate">): number {
	return Temporal.PlainDate.from(startDate).until(endDate).days + 1;
}

/** The instant that a calendar day and a wall time name where the summit takes place. */
export function instantAt(event: SummitEvent, isoDate: string, wallTime: string): Temporal.Instant {
	return Temporal.PlainDateTime.from(`${isoDate}T${wallTime}`).toZonedDateTime(event.timeZone).toInstant();
}

/** Wall times between which the doors are open on each day. */
const DOORS = { open: "08:00", close: "21:30" };

/** When the summit begins and ends, with the offset of its place: `2025-11-19T08:00:00-06:00`. */
export function eventSpan(event: SummitEvent): { start: string; end: string } {
	const at = (day: string, time: string) => instantAt(event, day, time).toString({ timeZone: event.timeZone, smallestUnit: "second" });
	return { start: at(event.startDate, DOORS.open), end: at(event.endDate, DOORS.close) };
}
