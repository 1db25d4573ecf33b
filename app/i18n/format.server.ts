import { LRUCache } from "lru-cache";
import type { Locale } from "./config.ts";

const REGIONAL: Record<Locale, string> = { en: "en-US", es: "es-MX", sv: "sv-SE" };
const LONG_DATE = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;

/** Formatters that are kept: those of all pages in three languages, and of some time zones that readers choose. */
const formats = new LRUCache<string, object>({ max: 200 });

/** A formatter of `Intl`, which costs far more to make than to use: made once for each language and way. */
function formatOf<Format extends object, Options>(Maker: new (language: string, options: Options) => Format, locale: Locale, options: Options): Format {
	const key = JSON.stringify([Maker.name, locale, options]);
	const known = formats.get(key);
	if (known) return known as Format;
	const made = new Maker(REGIONAL[locale], options);
	formats.set(key, made);
	return made;
}

/** Formatting happens on the server alone: a browser's own language tables may differ in a space, and pages must not. */
const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) => formatOf(Intl.DateTimeFormat, locale, { timeZone: "UTC", ...options });

/** `November 19, 2025` · `19 de noviembre de 2025` · `19 november 2025`. */
export function formatDate(isoDate: string, locale: Locale): string {
	return dateFormat(locale, LONG_DATE).format(new Date(isoDate));
}

/**
 * An instant as the clock shows it in a time zone, in 24 hours as the agenda has them: `November 19, 2025 at 15:05` ·
 * `19 de noviembre de 2025 a las 15:05` · `19 november 2025 kl. 15:05`.
 */
export function formatInstant(instant: string, locale: Locale, timeZone: string): string {
	return dateFormat(locale, { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone }).format(new Date(instant));
}

/** `Central Standard Time (GMT-6)` · `hora estándar central (GMT-6)` · `centralnordamerikansk normaltid (GMT−6)`. */
export function zoneName(instant: string, locale: Locale, timeZone: string): string {
	const name = zoneNamed("long", instant, locale, timeZone);
	const offset = zoneOffset(instant, locale, timeZone);
	return name.startsWith("GMT") ? offset : `${name} (${offset})`;
}

/** `GMT-6`, in Swedish `GMT−6`. */
export const zoneOffset = (instant: string, locale: Locale, timeZone: string): string => zoneNamed("shortOffset", instant, locale, timeZone);

function zoneNamed(timeZoneName: "long" | "shortOffset", instant: string, locale: Locale, timeZone: string): string {
	const parts = dateFormat(locale, { timeZone, timeZoneName }).formatToParts(new Date(instant));
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** `November 19–21, 2025` · `19 al 21 de noviembre de 2025`, to be read after `del` · `19–21 november 2025`. */
export function formatDateRange(start: string, end: string, locale: Locale): string {
	const key = `${locale} ${start} ${end}`;
	const known = ranges.get(key);
	if (known !== undefined) return known;
	const range = dateFormat(locale, LONG_DATE).formatRange(new Date(start), new Date(end));
	const text = locale === "es" ? range.replace(/\s*–\s*/, " al ") : range.replace(/(\d)\s–\s(\d)/, "$1–$2");
	if (ranges.size < 100) ranges.set(key, text);
	return text;
}

/** It stands on every page, and to word it takes as long as dozens of other dates. */
const ranges = new Map<string, string>();

/** Within a sentence: `Wednesday, November 19` · `miércoles 19 de noviembre` · `onsdag 19 november`. */
export function formatWeekday(isoDate: string, locale: Locale): string {
	const text = dateFormat(locale, { weekday: "long", month: "long", day: "numeric" }).format(new Date(isoDate));
	return locale === "es" ? text.replace(",", "") : text;
}

/** The same with the year: `Friday, January 15, 2027` · `viernes 15 de enero de 2027` · `fredag 15 januari 2027`. */
export function formatWeekdayOfYear(isoDate: string, locale: Locale): string {
	const text = dateFormat(locale, { weekday: "long", month: "long", day: "numeric", year: "numeric" }).format(new Date(isoDate));
	return locale === "es" ? text.replace(",", "") : text;
}

/** The same where a heading or a cell begins with it: `Miércoles 19 de noviembre` · `Onsdag 19 november`. */
export function formatWeekdayHeading(isoDate: string, locale: Locale): string {
	const text = formatWeekday(isoDate, locale);
	return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/**
 * A price in cents of US dollars, in two parts so that a card can set the currency smaller. A bare dollar sign means
 * pesos to whoever reads it in Mexico and nothing to a Swedish reader, so the currency always stands beside the amount.
 */
export function priceParts(cents: number, locale: Locale): { amount: string; currency: "USD" } {
	return { amount: `${cents < 0 ? "−" : ""}${locale === "sv" ? "" : "$"}${hundredths(cents, locale)}`, currency: "USD" };
}

const hundredths = (cents: number, locale: Locale) =>
	formatOf(Intl.NumberFormat, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(cents) / 100);

/** `$299.00 USD` · `$299.00 USD` · `299,00 USD`, and below zero `−$299.00 USD`. */
export function formatPrice(cents: number, locale: Locale): string {
	const { amount, currency } = priceParts(cents, locale);
	return `${amount} ${currency}`;
}

/** The same of any currency, by its ISO 4217 code: others have no sign before the number. */
export const formatMoney = (cents: number, currency: string, locale: Locale) =>
	currency === "USD" ? formatPrice(cents, locale) : `${cents < 0 ? "−" : ""}${hundredths(cents, locale)} ${currency}`;

/** A rate from hundredths of a percent: `16%` · `16%` · `16 %`. */
export function formatRate(hundredths: number, locale: Locale): string {
	return formatOf(Intl.NumberFormat, locale, { style: "percent", maximumFractionDigits: 2 }).format(hundredths / 10_000);
}

/** The country's name in a language, from its ISO 3166-1 alpha-2 code. */
export const countryName = (code: string, locale: Locale) => nameOf("region", code, locale);

/** `10.6 million` · `10.6 millones` · `10,6 miljoner`, and below a million `400,000` · `400,000` · `400 000`. */
export function formatPopulation(inhabitants: number, locale: Locale): string {
	if (inhabitants < 1_000_000) return formatOf(Intl.NumberFormat, locale, {}).format(inhabitants);
	return formatOf(Intl.NumberFormat, locale, { notation: "compact", compactDisplay: "long", maximumFractionDigits: 1 }).format(inhabitants);
}

/** `5 minutes` · `5 minutos` · `5 minuter`. */
export function formatUnit(count: number, unit: "second" | "minute" | "hour" | "year", locale: Locale): string {
	return formatOf(Intl.NumberFormat, locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** `title, bio, and room` · `título, semblanza y sala` · `titel, biografi och sal`. */
export function formatList(items: string[], locale: Locale): string {
	return formatOf(Intl.ListFormat, locale, { type: "conjunction" }).format(items);
}

/** A currency's or a language's name in a language: `Swedish Krona` · `corona sueca` · `svensk krona`. */
export const nameOfCode = (type: "currency" | "language", code: string, locale: Locale) => nameOf(type, code, locale);

const names = new Map<string, string>();

/** Lists name the same few codes again and again. */
function nameOf(type: Intl.DisplayNamesType, code: string, locale: Locale): string {
	const key = `${type} ${code} ${locale}`;
	const known = names.get(key);
	if (known !== undefined) return known;
	const name = formatOf(Intl.DisplayNames, locale, { type }).of(code) ?? code;
	if (names.size < 1000) names.set(key, name);
	return name;
}

/** An instant as clocks show it in a time zone: `19:00`. */
export function formatClock(instant: string, locale: Locale, timeZone: string): string {
	return dateFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(new Date(instant));
}

/** What a format of instants says, with the zone: `15:05 (GMT-6)`. For readers who may live in another. */
export const withZone = (format: typeof formatInstant, ...args: Parameters<typeof formatInstant>) => `${format(...args)} (${zoneOffset(...args)})`;

/** A day of each year, from `06-17`: `June 17` · `17 de junio` · `17 juni`. */
export function formatMonthDay(monthDay: string, locale: Locale): string {
	return dateFormat(locale, { month: "long", day: "numeric" }).format(new Date(`2000-${monthDay}`));
}

/** A language's name in a language, as it stands within a sentence: `Swedish` · `sueco` · `svenska`. */
export const languageName = (language: string, locale: Locale) => nameOfCode("language", language, locale);
