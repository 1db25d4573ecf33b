import { LRUCache } from "lru-cache";
import type { Locale } from "./config.ts";

const REGIONAL: Record<Locale, string> = { en: "en-US", es: "es-MX", sv: "sv-SE" };
const LONG_DATE = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;

const formats = new LRUCache<string, object>({ max: 200 });

/** Creating a formatter of `Intl` costs far more than using it. */
function formatOf<Format extends object, Options>(Maker: new (language: string, options: Options) => Format, locale: Locale, options: Options): Format {
	const key = JSON.stringify([Maker.name, locale, options]);
	const known = formats.get(key);
	if (known) return known as Format;
	const made = new Maker(REGIONAL[locale], options);
	formats.set(key, made);
	return made;
}

/** Only on the server, because browsers' locale data can differ in a space. */
const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) => formatOf(Intl.DateTimeFormat, locale, { timeZone: "UTC", ...options });

export function formatDate(isoDate: string, locale: Locale): string {
	return dateFormat(locale, LONG_DATE).format(new Date(isoDate));
}

/** 24 hours, as in the agenda: `November 19, 2025 at 15:05` · `19 de noviembre de 2025 a las 15:05` · `19 november 2025 kl. 15:05`. */
export function formatInstant(instant: string, locale: Locale, timeZone: string): string {
	return dateFormat(locale, { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone }).format(new Date(instant));
}

export function zoneName(instant: string, locale: Locale, timeZone: string): string {
	const name = zoneNamed("long", instant, locale, timeZone);
	const offset = zoneOffset(instant, locale, timeZone);
	return name.startsWith("GMT") ? offset : `${name} (${offset})`;
}

export const zoneOffset = (instant: string, locale: Locale, timeZone: string): string => zoneNamed("shortOffset", instant, locale, timeZone);

function zoneNamed(timeZoneName: "long" | "shortOffset", instant: string, locale: Locale, timeZone: string): string {
	const parts = dateFormat(locale, { timeZone, timeZoneName }).formatToParts(new Date(instant));
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Spanish `19 al 21 de noviembre de 2025` is to follow `del`. */
export function formatDateRange(start: string, end: string, locale: Locale): string {
	const key = `${locale} ${start} ${end}`;
	const known = ranges.get(key);
	if (known !== undefined) return known;
	const range = dateFormat(locale, LONG_DATE).formatRange(new Date(start), new Date(end));
	const text = locale === "es" ? range.replace(/\s*–\s*/, " al ") : range.replace(/(\d)\s–\s(\d)/, "$1–$2");
	if (ranges.size < 100) ranges.set(key, text);
	return text;
}

const ranges = new Map<string, string>();

export function formatWeekday(isoDate: string, locale: Locale): string {
	const text = dateFormat(locale, { weekday: "long", month: "long", day: "numeric" }).format(new Date(isoDate));
	return locale === "es" ? text.replace(",", "") : text;
}

export function formatWeekdayOfYear(isoDate: string, locale: Locale): string {
	const text = dateFormat(locale, { weekday: "long", month: "long", day: "numeric", year: "numeric" }).format(new Date(isoDate));
	return locale === "es" ? text.replace(",", "") : text;
}

/** Within a sentence: `måndagen den 7 december 2026`. In Spanish, it is to follow `el`. */
export function formatDayInSentence(isoDate: string, locale: Locale): string {
	const text = formatWeekdayOfYear(isoDate, locale);
	return locale === "sv" ? text.replace(" ", "en den ") : text;
}

/** For the start of a heading or cell: `Miércoles 19 de noviembre` · `Onsdag 19 november`. */
export function formatWeekdayHeading(isoDate: string, locale: Locale): string {
	const text = formatWeekday(isoDate, locale);
	return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** For a tab: `Wed 19`. */
export function formatShortWeekday(isoDate: string, locale: Locale): string {
	const date = new Date(isoDate);
	return `${dateFormat(locale, { weekday: "short" }).format(date)} ${dateFormat(locale, { day: "numeric" }).format(date)}`;
}

/** In two parts, so that a card can set the currency smaller. A bare `$` means pesos in Mexico, so the currency is always shown. */
export function priceParts(cents: number, locale: Locale): { amount: string; currency: "USD" } {
	return { amount: `${cents < 0 ? "−" : ""}${locale === "sv" ? "" : "$"}${hundredths(cents, locale)}`, currency: "USD" };
}

const hundredths = (cents: number, locale: Locale) =>
	formatOf(Intl.NumberFormat, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(cents) / 100);

/** From cents: `$299.00 USD` · `299,00 USD`; below zero `−$299.00 USD`. */
export function formatPrice(cents: number, locale: Locale): string {
	const { amount, currency } = priceParts(cents, locale);
	return `${amount} ${currency}`;
}

/** `$40,000 USD` · `40 000 USD` */
export const formatDollars = (dollars: number, locale: Locale) => `${locale === "sv" ? "" : "$"}${formatOf(Intl.NumberFormat, locale, {}).format(dollars)} USD`;

/** `currency` is an ISO 4217 code. */
export const formatMoney = (cents: number, currency: string, locale: Locale) =>
	currency === "USD" ? formatPrice(cents, locale) : `${cents < 0 ? "−" : ""}${hundredths(cents, locale)} ${currency}`;

/** From hundredths of a percent: `16%` · `16 %`. */
export function formatRate(hundredths: number, locale: Locale): string {
	return formatOf(Intl.NumberFormat, locale, { style: "percent", maximumFractionDigits: 2 }).format(hundredths / 10_000);
}

export const countryName = (code: string, locale: Locale) => nameOf("region", code, locale);

export function formatPopulation(inhabitants: number, locale: Locale): string {
	if (inhabitants < 1_000_000) return formatOf(Intl.NumberFormat, locale, {}).format(inhabitants);
	return formatOf(Intl.NumberFormat, locale, { notation: "compact", compactDisplay: "long", maximumFractionDigits: 1 }).format(inhabitants);
}

export function formatUnit(count: number, unit: "second" | "minute" | "hour" | "year", locale: Locale): string {
	return formatOf(Intl.NumberFormat, locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

export function formatList(items: string[], locale: Locale): string {
	return formatOf(Intl.ListFormat, locale, { type: "conjunction" }).format(items);
}

export const nameOfCode = (type: "currency" | "language", code: string, locale: Locale) => nameOf(type, code, locale);

const names = new Map<string, string>();

function nameOf(type: Intl.DisplayNamesType, code: string, locale: Locale): string {
	const key = `${type} ${code} ${locale}`;
	const known = names.get(key);
	if (known !== undefined) return known;
	const name = formatOf(Intl.DisplayNames, locale, { type }).of(code) ?? code;
	if (names.size < 1000) names.set(key, name);
	return name;
}

export function formatClock(instant: string, locale: Locale, timeZone: string): string {
	return dateFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(new Date(instant));
}

/** Adds the zone, such as `15:05 (GMT-6)`, for readers who may live in another. */
export const withZone = (format: typeof formatInstant, ...args: Parameters<typeof formatInstant>) => `${format(...args)} (${zoneOffset(...args)})`;

export function formatMonthDay(monthDay: string, locale: Locale): string {
	return dateFormat(locale, { month: "long", day: "numeric" }).format(new Date(`2000-${monthDay}`));
}

export const languageName = (language: string, locale: Locale) => nameOfCode("language", language, locale);
