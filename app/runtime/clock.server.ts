import { readFileSync } from "node:fs";
import { env } from "./env.server.ts";
import { requestContext } from "./request-context.server.ts";

const { clockFile } = env;

/** Milliseconds since 1970, by which the site knows what day it is. Tests have them told by a file, which they change. */
export const readClock: () => number = clockFile === undefined ? Date.now : () => Date.parse(readFileSync(clockFile, "utf8").trim());

/** Whether an instant has come. What is made from that it has not is cached no longer than until then. */
export function hasCome({ epochMilliseconds }: Temporal.Instant): boolean {
	const isPast = moment() >= epochMilliseconds;
	if (!isPast) noteEnd(epochMilliseconds);
	return isPast;
}

/** The calendar day in a time zone, such as `2025-11-19`. What is made from it is cached no longer than until it ends. */
export function todayIn(timeZone: string): string {
	const today = Temporal.Instant.fromEpochMilliseconds(moment()).toZonedDateTimeISO(timeZone).toPlainDate();
	noteEnd(today.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);
	return today.toString();
}

/** The wall time in a time zone, such as `11:40`, as of the last full step. What is made from it is cached no longer than until the next. */
export function timeIn(timeZone: string, stepMinutes: number): string {
	const now = Temporal.Instant.fromEpochMilliseconds(moment()).toZonedDateTimeISO(timeZone);
	const step = now.round({ smallestUnit: "minute", roundingIncrement: stepMinutes, roundingMode: "floor" });
	noteEnd(step.add({ minutes: stepMinutes }).epochMilliseconds);
	return step.toPlainTime().toString({ smallestUnit: "minute" });
}

/** The first of all instants at which another answer is due, as far as it was asked for by now. */
export const nextInstant = (): number | undefined => requestContext.getStore()?.holdsUntil;

/** One answer is made at one moment, however long it takes. */
function moment(): number {
	const current = requestContext.getStore();
	if (!current) return readClock();
	current.moment ??= readClock();
	return current.moment;
}

function noteEnd(instant: number): void {
	const current = requestContext.getStore();
	if (current) current.holdsUntil = Math.min(current.holdsUntil ?? Number.POSITIVE_INFINITY, instant);
}
