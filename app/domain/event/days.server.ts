import type { Locale } from "~/i18n/config";
import { formatWeekdayHeading, zoneName } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import type { SummitEvent } from "./schema";

/** The calendar day of a day of the agenda: day 1 is the day on which the summit begins. */
export function dateOfDay(event: SummitEvent, day: number): string {
	return Temporal.PlainDate.from(event.startDate)
		.add({ days: day - 1 })
		.toString();
}

/** The day of the agenda on which a calendar day falls: below 1 before the summit begins. */
export function dayOfDate(event: Pick<SummitEvent, "startDate">, isoDate: string): number {
	return Temporal.PlainDate.from(event.startDate).until(isoDate).days + 1;
}

/** The fewest days that the agenda has, whatever is on them. */
const FEWEST_DAYS = 2;

/** The days of the agenda, `[1, 2, 3]`: as far as something is planned within the summit's dates, and never fewer than two. */
export function agendaDays(event: Pick<SummitEvent, "startDate" | "endDate">, planned: string[]): number[] {
	const within = planned.filter((date) => date <= event.endDate).map((date) => dayOfDate(event, date));
	return Array.from({ length: Math.max(FEWEST_DAYS, ...within) }, (_, index) => index + 1);
}

/** All days of the summit, whether something is planned or not. */
export const allDays = (event: Pick<SummitEvent, "startDate" | "endDate">) => agendaDays(event, [event.endDate]);

/** How many calendar days the summit lasts, the first and the last included. */
export function countDays({ startDate, endDate }: Pick<SummitEvent, "startDate" | "endDate">): number {
	return Temporal.PlainDate.from(startDate).until(endDate).days + 1;
}

/** The instant that a calendar day and a wall time name where the summit takes place. */
export function instantAt(event: SummitEvent, isoDate: string, wallTime: string): Temporal.Instant {
	return Temporal.PlainDateTime.from(`${isoDate}T${wallTime}`).toZonedDateTime(event.timeZone).toInstant();
}

/** The same with the offset of its place: `2025-11-19T08:00:00-06:00`. */
export function offsetInstant(event: SummitEvent, isoDate: string, wallTime: string): string {
	return instantAt(event, isoDate, wallTime).toString({ timeZone: event.timeZone, smallestUnit: "second" });
}

/** A day as a heading names it: `Wednesday, November 19`, and `Day 1` before the dates are announced. */
export function dayName(event: SummitEvent, isoDate: string, locale: Locale): string {
	return event.datesAnnounced ? formatWeekdayHeading(isoDate, locale) : textsOf("agenda", locale, { day: dayOfDate(event, isoDate) }).day;
}

/** What the clock of its place is called at that time: `Central Standard Time (GMT-6)`. */
export function offsetName(event: SummitEvent, isoDate: string, wallTime: string, locale: Locale): string {
	return zoneName(instantAt(event, isoDate, wallTime).toString(), locale, event.timeZone);
}

/** Wall times between which the doors are open on each day. */
const DOORS = { open: "08:00", close: "21:30" };

/** When the summit begins and ends, with the offset of its place: `2025-11-19T08:00:00-06:00`. */
export function eventSpan(event: SummitEvent): { start: string; end: string } {
	return { start: offsetInstant(event, event.startDate, DOORS.open), end: offsetInstant(event, event.endDate, DOORS.close) };
}
