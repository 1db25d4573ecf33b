import { readFileSync } from "node:fs";
import { env } from "./env.server.ts";
import { requestContext } from "./request-context.server.ts";

const { clockFile } = env;

/** Milliseconds since 1970. Tests set the time by a file. */
export const readClock: () => number = clockFile === undefined ? Date.now : () => Date.parse(readFileSync(clockFile, "utf8").trim());

/** The response being made expires at the instant, if that is still to come. */
export function isPast({ epochMilliseconds }: Temporal.Instant): boolean {
	const isPast = moment() >= epochMilliseconds;
	if (!isPast) limitLifetime(epochMilliseconds);
	return isPast;
}

/** Such as `2025-11-19`. The response being made expires at the end of the day. */
export function todayIn(timeZone: string): string {
	const today = Temporal.Instant.fromEpochMilliseconds(moment()).toZonedDateTimeISO(timeZone).toPlainDate();
	limitLifetime(today.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);
	return today.toString();
}

/** The last full step, such as `11:40`. The response being made expires with the next one. */
export function timeIn(timeZone: string, stepMinutes: number): string {
	const now = Temporal.Instant.fromEpochMilliseconds(moment()).toZonedDateTimeISO(timeZone);
	const step = now.round({ smallestUnit: "minute", roundingIncrement: stepMinutes, roundingMode: "floor" });
	limitLifetime(step.add({ minutes: stepMinutes }).epochMilliseconds);
	return step.toPlainTime().toString({ smallestUnit: "minute" });
}

/** When the cached response expires. */
export const nextInstant = (): number | undefined => requestContext.getStore()?.holdsUntil;

function moment(): number {
	const current = requestContext.getStore();
	if (!current) return readClock();
	current.moment ??= readClock();
	return current.moment;
}

function limitLifetime(instant: number): void {
	const current = requestContext.getStore();
	if (current) current.holdsUntil = Math.min(current.holdsUntil ?? Number.POSITIVE_INFINITY, instant);
}
