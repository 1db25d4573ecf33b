import type { SummitEvent } from "./schema";

/** The calendar day of a day of the programme: day 1 is the day on which the summit begins. */
export function dateOfDay(event: SummitEvent, day: number): string {
	return Temporal.PlainDate.from(event.startDate)
		.add({ days: day - 1 })
		.toString();
}

/** The instant that a calendar day and a wall time name where the summit takes place. */
export function instantAt(event: SummitEvent, isoDate: string, wallTime: string): Temporal.Instant {
	return Temporal.PlainDateTime.from(`${isoDate}T${wallTime}`).toZonedDateTime(event.timeZone).toInstant();
}
