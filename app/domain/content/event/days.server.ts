import type { Locale } from "#app/i18n/config.ts";
import { formatDate, formatShortWeekday, formatWeekdayHeading, zoneName } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { MAX_DAYS } from "./limits.ts";

interface Dates {
	startDate: string;
	endDate: string;
}
interface Place {
	timeZone: string;
}

/** Day 1 is the first day of the summit. */
export function dateOfDay(event: Pick<Dates, "startDate">, day: number): string {
	return Temporal.PlainDate.from(event.startDate)
		.add({ days: day - 1 })
		.toString();
}

export function dayOfDate(event: Pick<Dates, "startDate">, isoDate: string): number {
	return (Date.parse(isoDate) - Date.parse(event.startDate)) / DAY_MS + 1;
}

/** ISO dates are read in UTC, where all days have the same length. */
const DAY_MS = 24 * 60 * 60 * 1000;

export function countDays({ startDate, endDate }: Dates): number {
	return Temporal.PlainDate.from(startDate).until(endDate).days + 1;
}

/** Earlier releases accepted longer summits; days after MAX_DAYS are ignored. */
export const allDays = (event: Dates) => daysUpTo(Math.min(countDays(event), MAX_DAYS));

export const lastDate = (event: Dates) => dateOfDay(event, allDays(event).length);

export const isWithin = (event: Dates, isoDate: string) => isoDate >= event.startDate && isoDate <= lastDate(event);

/** Returns the days up to the last planned one, but at least two, if the event has as many. */
export function agendaDays(event: Dates, planned: string[]): number[] {
	const within = [...new Set(planned)].filter((date) => isWithin(event, date)).map((date) => dayOfDate(event, date));
	return allDays(event).slice(0, Math.max(2, ...within));
}

const daysUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

export function instantAt(event: Place, isoDate: string, wallTime: string): Temporal.Instant {
	return Temporal.PlainDateTime.from(`${isoDate}T${wallTime}`).toZonedDateTime(event.timeZone).toInstant();
}

/** Returns true if the wall time does not exist on that day because clocks go forward. */
export function isSkippedByClockChange(event: Place, isoDate: string, wallTime: string): boolean {
	return !instantAt(event, isoDate, wallTime).toZonedDateTimeISO(event.timeZone).toPlainTime().equals(wallTime);
}

/** Returns an ISO date-time with the offset of the venue: `2025-11-19T08:00:00-06:00`. */
export function offsetInstant(event: Place, isoDate: string, wallTime: string): string {
	return withOffset(event, instantAt(event, isoDate, wallTime));
}

const withOffset = ({ timeZone }: Place, instant: Temporal.Instant) => instant.toString({ timeZone, smallestUnit: "second" });

/** A start in the hour skipped by daylight saving moves an hour later. Its end moves too, so that no session ends before it starts. */
export function instantsOf(event: Place, { date, startTime, endTime }: { date: string; startTime: string; endTime: string }) {
	const [start, end] = [instantAt(event, date, startTime), instantAt(event, date, endTime)];
	const isBefore = Temporal.Instant.compare(end, start) <= 0;
	return { start, end: isBefore ? start.add(Temporal.PlainTime.from(startTime).until(endTime)) : end };
}

export function offsetSpan(event: Place, times: Parameters<typeof instantsOf>[1]): { startDate: string; endDate: string } {
	const { start, end } = instantsOf(event, times);
	return { startDate: withOffset(event, start), endDate: withOffset(event, end) };
}

/** Returns `Wednesday, November 19`, or `Day 1` before the dates are announced. */
export function dayName(event: Pick<Dates, "startDate"> & { datesAnnounced: boolean }, isoDate: string, locale: Locale): string {
	return event.datesAnnounced ? formatWeekdayHeading(isoDate, locale) : textsOf("agenda", locale, { day: dayOfDate(event, isoDate) }).day;
}

/** As `dayName`, but `Wed 19`. */
export function shortDay(event: Pick<Dates, "startDate"> & { datesAnnounced: boolean }, isoDate: string, locale: Locale): string {
	return event.datesAnnounced ? formatShortWeekday(isoDate, locale) : dayName(event, isoDate, locale);
}

export function dayText(event: Pick<Dates, "startDate"> & { datesAnnounced: boolean }, isoDate: string, locale: Locale): string {
	return event.datesAnnounced ? formatDate(isoDate, locale) : dayName(event, isoDate, locale);
}

/** Returns the time zone's name at that time: `Central Standard Time (GMT-6)`. */
export function offsetName(event: Place, isoDate: string, wallTime: string, locale: Locale): string {
	return zoneName(instantAt(event, isoDate, wallTime).toString(), locale, event.timeZone);
}
