import type { Locale } from "./config.ts";
import { formatUnit } from "./format.server.ts";
import { translatorFor } from "./texts.server.ts";

const DAY_SECONDS = 24 * 60 * 60;
const UNITS = { year: 365 * DAY_SECONDS, day: DAY_SECONDS, hour: 60 * 60, minute: 60, second: 1 };

export function durationWords(seconds: number, locale: Locale): string {
	const unit = (Object.keys(UNITS) as (keyof typeof UNITS)[]).find((name) => seconds % UNITS[name] === 0) ?? "second";
	const count = seconds / UNITS[unit];
	// CLDR's Swedish unit is `dygn`, which nobody uses for a month.
	return unit === "day" ? translatorFor(locale)("counts.days", { count }) : formatUnit(count, unit, locale);
}

export const daysWords = (days: number, locale: Locale) => durationWords(days * DAY_SECONDS, locale);
