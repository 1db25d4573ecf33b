import { minutesOf, timeAt } from "./grid.ts";

export const STEP_MINUTES = 5;

/** Minutes since midnight. A day ends at 24:00, which is stored as 23:59. */
export interface Span {
	start: number;
	end: number;
}

export interface Hours {
	firstHour: number;
	lastHour: number;
}

const snapped = (minutes: number) => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
const within = (minutes: number, least: number, most: number) => Math.min(Math.max(minutes, least), most);

/** Keeps the duration. A session longer than the visible hours begins with them. */
export function movedTo({ start, end }: Span, to: number, { firstHour, lastHour }: Hours): Span {
	const length = end - start;
	const from = within(snapped(to), firstHour * 60, Math.max(firstHour * 60, lastHour * 60 - length));
	return { start: from, end: from + length };
}

export function endingAt({ start }: Span, to: number, { lastHour }: Hours): Span {
	return { start, end: within(snapped(to), start + STEP_MINUTES, Math.max(start + STEP_MINUTES, lastHour * 60)) };
}

export const spanOf = ({ startTime, endTime }: { startTime: string; endTime: string }): Span => ({ start: minutesOf(startTime), end: minutesOf(endTime) });
export const timesOf = ({ start, end }: Span) => ({ startTime: timeAt(start), endTime: timeAt(end) });
