import type { Locale } from "#app/i18n/config.ts";
import { formatDate, formatWeekdayHeading, zoneName } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { MAX_DAYS } from "./limits.ts";

interface Dates {
	startDate: string;
	endDate: string;
}
interface Place {
	timeZone: string;
}

/** The calendar day of a day of the agenda: day 1 is the day on which the summit begins. */
export function dateOfDay(event: Pick<Dates, "startDate">, day: number): string {
	return Temporal.PlainDate.from(event.startDate)
		.add({ days: day - 1 })
		.toString();
}

/** The day of the agenda on which a calendar day falls: below 1 before the summit begins. */
export function dayOfDate(event: Pick<Dates, "startDate">, isoDate: string): number {
	return (Date.parse(isoDate) - Date.parse(event.startDate)) / DAY + 1;
}

/** A day of the calendar in UTC, in which an ISO date is read: it never has fewer or more hours. */
const DAY = 24 * 60 * 60 * 1000;

const FEWEST_DAYS = 2;

/** How many calendar days the summit lasts, the first and the last included. */
export function countDays({ startDate, endDate }: Dates): number {
	return Temporal.PlainDate.from(startDate).until(endDate).days + 1;
}

/** All days of the summit, whether something is planned or not. An older release let one last longer than it may: later days are none. */
export const allDays = (event: Dates) => daysUpTo(Math.min(countDays(event), MAX_DAYS));

/** The last of all its days. */
export const lastDate = (event: Dates) => dateOfDay(event, allDays(event).length);

/** Whether a calendar day is one of the summit's. ISO dates compare as text. */
export const isWithin = (event: Dates, isoDate: string) => isoDate >= event.startDate && isoDate <= lastDate(event);

/** The days of the agenda, `[1, 2, 3]`: as far as something is planned on days of the summit, and never fewer than two. */
export function agendaDays(event: Dates, planned: string[]): number[] {
	const within = [...new Set(planned)].filter((date) => isWithin(event, date)).map((date) => dayOfDate(event, date));
	return daysUpTo(Math.max(FEWEST_DAYS, ...within));
}

/** As many days as the agenda can have. */
export const maxAgendaDays = (event: Dates) => daysUpTo(Math.max(FEWEST_DAYS, allDays(event).length));

const daysUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The instant that a calendar day and a wall time name where the summit takes place. */
export function instantAt(event: Place, isoDate: string, wallTime: string): Temporal.Instant {
	return Temporal.PlainDateTime.from(`${isoDate}T${wallTime}`).toZonedDateTime(event.timeZone).toInstant();
}

/** Whether the clock of its place never shows a wall time on a calendar day: where it goes forward, it leaves an hour out. */
export function isLeftOut(event: Place, isoDate: string, wallTime: string): boolean {
	return !instantAt(event, isoDate, wallTime).toZonedDateTimeISO(event.timeZone).toPlainTime().equals(wallTime);
}

/** The same with the offset of its place: `2025-11-19T08:00:00-06:00`. */
export function offsetInstant(event: Place, isoDate: string, wallTime: string): string {
	return withOffset(event, instantAt(event, isoDate, wallTime));
}

const withOffset = ({ timeZone }: Place, instant: Temporal.Instant) => instant.toString({ timeZone, smallestUnit: "second" });

/** When something begins and ends. In the hour that a clock leaves out it begins an hour later, and ends so, too, rather than before. */
export function instantsOf(event: Place, { date, startTime, endTime }: { date: string; startTime: string; endTime: string }) {
	const [start, end] = [instantAt(event, date, startTime), instantAt(event, date, endTime)];
	const isBefore = Temporal.Instant.compare(end, start) <= 0;
	return { start, end: isBefore ? start.add(Temporal.PlainTime.from(startTime).until(endTime)) : end };
}

/** The same with the offset of its place. */
export function offsetSpan(event: Place, times: Parameters<typeof instantsOf>[1]): { startDate: string; endDate: string } {
	const { start, end } = instantsOf(event, times);
	return { startDate: withOffset(event, start), endDate: withOffset(event, end) };
}

/** A day as a heading names it: `Wednesday, November 19`, and `Day 1` before the dates are announced. */
export function dayName(event: Pick<Dates, "startDate"> & { datesAnnounced: boolean }, isoDate: string, locale: Locale): string {
	return event.datesAnnounced ? formatWeekdayHeading(isoDate, locale) : textsOf("agenda", locale, { day: dayOfDate(event, isoDate) }).day;
}

/** The same with its year: `November 19, 2025`, and `Day 1` before the dates are announced. */
export function dayText(event: Pick<Dates, "startDate"> & { datesAnnounced: boolean }, isoDate: string, locale: Locale): string {
	return event.datesAnnounced ? formatDate(isoDate, locale) : dayName(event, isoDate, locale);
}

/** What the clock of its place is called at that time: `Central Standard Time (GMT-6)`. */
export function offsetName(event: Place, isoDate: string, wallTime: string, locale: Locale): string {
	return zoneName(instantAt(event, isoDate, wallTime).toString(), locale, event.timeZone);
}
