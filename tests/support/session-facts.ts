import { LOCALES, type Locale } from "#app/i18n/config.ts";
import type { Visitor } from "./http.ts";

export interface SessionFacts {
	title: string;
	/** ISO 8601. */
	date: string;
	start: string;
	end: string;
	/** Such as `-06:00`. */
	offset: string;
	room: string;
	/** Cents of US dollars. */
	price?: number;
	isCancelled: boolean;
}

export interface Asked {
	visitor: Visitor;
	locale: Locale;
	id: string;
	/** Without language. */
	path: string;
	speaker: string;
	title: string;
	day: number;
	/** The venue's, unless the place names one. */
	timeZone: string;
}

export interface Reader {
	shows: (keyof SessionFacts)[];
	read: (asked: Asked) => Promise<Partial<SessionFacts> | undefined>;
}

export const TIMES = ["start", "end"] as const;
export const SLOT = ["date", ...TIMES] as const;
export const INSTANTS = [...SLOT, "offset"] as const;

/** With offsets, such as `2025-11-19T08:00:00-06:00`. */
export const readInstants = (start: string, end: string) => ({
	date: start.slice(0, 10),
	start: start.slice(11, 16),
	end: end.slice(11, 16),
	offset: start.slice(19),
});

export function readInstantsIn(timeZone: string, start: string, end: string) {
	const local = (instant: string) => Temporal.Instant.from(instant).toString({ timeZone, smallestUnit: "second" });
	return readInstants(local(start), local(end));
}

export const readTimes = (text = "") => ({ start: text.split("–")[0], end: text.split("–")[1] });

/** `-06:00` of `Central Standard Time (GMT-6)`; Swedish uses another minus sign. */
export function readOffset(text = ""): string {
	const [, sign = "", hours = "", minutes = "00"] = /GMT([+−-])(\d+)(?::(\d+))?/.exec(text) ?? [];
	return `${sign.replace("−", "-")}${hours.padStart(2, "0")}:${minutes}`;
}

export const readPrice = (text = "") => Number(text.replace(/\D/g, ""));

export const saysCancelled = (text: string | null = "") => /cancell?ed|cancel(ó|ad[ao])|inställd/i.test(text ?? "");

const FORMS: Intl.DateTimeFormatOptions[] = [{ dateStyle: "long" }, { weekday: "long", month: "long", day: "numeric" }];
const folded = (date: string) => date.replaceAll(",", "").toLowerCase();
/** Every day of two years, by its text in each language. */
const DAYS = new Map(
	LOCALES.flatMap((locale) =>
		FORMS.flatMap((form) => {
			const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: "UTC" });
			return Array.from({ length: 730 }, (_, index) => {
				const day = new Date(Date.UTC(2025, 0, 1 + index));
				return [`${locale} ${folded(format.format(day))}`, day.toISOString().slice(0, 10)] as const;
			});
		}),
	),
);

/** A date with its year or its day of the week. */
export const readDate = (locale: Locale, text = "") => DAYS.get(`${locale} ${folded(text)}`);
