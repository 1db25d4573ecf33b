import type { Locale } from "./config.ts";
import { formatUnit } from "./format.server.ts";
import { translatorFor } from "./texts.server.ts";

const DAY = 24 * 60 * 60;
/** Seconds. */
const UNITS = { year: 365 * DAY, day: DAY, hour: 60 * 60, minute: 60, second: 1 };

/** A duration in whole numbers of the largest unit that fits: `1 year` · `30 días` · `12 timmar`. */
export function durationWords(seconds: number, locale: Locale): string {
	const unit = (Object.keys(UNITS) as (keyof typeof UNITS)[]).find((name) => seconds % UNITS[name] === 0) ?? "second";
	const count = seconds / UNITS[unit];
	// CLDR's Swedish day is `dygn`, which nobody says of a month.
	return unit === "day" ? translatorFor(locale)("counts.days", { count }) : formatUnit(count, unit, locale);
}

/** The same of days. */
export const daysWords = (days: number, locale: Locale) => durationWords(days * DAY, locale);
