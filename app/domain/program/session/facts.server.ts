import { dayName, dayText, offsetName } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { TimeNotes, Zone } from "#app/domain/content/event/zone.server.ts";
import type { Room } from "#app/domain/program/room/schema.ts";
import { accessOf } from "#app/domain/program/room/view.server.ts";
import { minutesOf } from "#app/domain/program/timetable/grid.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import { languageLabel } from "./language.server.ts";
import type { Scheduled } from "./scheduled.ts";
import type { TalkLanguage } from "./schema.ts";

export interface SessionFact {
	term: string;
	value: LocalText;
}

/** The first line is the main one. */
export interface PageFact {
	term: string;
	lines: LocalText[];
}

const DAY_MINUTES = 24 * 60;

export interface Slot {
	date?: string;
	startTime?: string;
	endTime?: string;
	durationMinutes?: number;
	room?: Room;
	timeNotes?: TimeNotes;
	language?: TalkLanguage;
}

export function cardFacts({ date, startTime, endTime, durationMinutes, room, timeNotes }: Slot, event: SummitEvent, locale: Locale): SessionFact[] {
	const { facts } = textsOf("session", locale, {});
	// In another time zone, a session may end on the next day.
	const minutes = startTime && endTime ? (minutesOf(endTime) - minutesOf(startTime) + DAY_MINUTES) % DAY_MINUTES : durationMinutes;
	return [
		...(date ? [{ term: facts.date, value: { text: dayText(event, date, locale) } }] : []),
		...(startTime ? [{ term: facts.time, value: { text: `${startTime}–${endTime}` } }] : []),
		...(timeNotes ? [{ term: textsOf("zones", locale, {}).venueTerm, value: { text: timeNotes.venue } }] : []),
		...(minutes ? [{ term: facts.duration, value: { text: durationText(minutes, locale) } }] : []),
		...(room ? [{ term: facts.location, value: translate(room.name, locale) }] : []),
	];
}

export function headline({ date, startTime, endTime, room }: Scheduled<Slot>, { event, choice }: Pick<Zone, "event" | "choice">, locale: Locale) {
	return {
		day: dayName(event, date, locale),
		times: `${startTime}–${endTime}`,
		where: [choice?.chosen, room && translate(room.name, locale).text].filter(Boolean).join(" · "),
	};
}

export function pageFacts(session: Scheduled<Slot>, event: SummitEvent, locale: Locale): PageFact[] {
	const { facts } = textsOf("session", locale, {});
	const { date, startTime, endTime, timeNotes, room, language } = session;
	const access = room ? accessOf(room, locale) : [];
	const words = (...texts: (string | undefined)[]) => texts.flatMap((text) => (text ? { text } : []));
	return [
		{ term: facts.when, lines: words(dayText(event, date, locale), `${startTime}–${endTime}`, offsetName(event, date, startTime, locale), timeNotes?.venue) },
		...(room
			? [
					{
						term: facts.where,
						lines: [translate(room.name, locale), ...(room.floor ? [translate(room.floor, locale)] : []), ...words(access.join("\u00a0· "))],
					},
				]
			: []),
		...(language ? [{ term: facts.language, lines: words(languageLabel(language, locale)) }] : []),
	];
}

/** Returns `45 mins`, and whole hours rounded down from an hour on: `1 hour`, `2 hours` (specification, section 9). */
export function durationText(minutes: number, locale: Locale): string {
	const t = translatorFor(locale);
	return minutes < 60 ? t("counts.minutes", { count: minutes }) : t("counts.hours", { count: Math.floor(minutes / 60) });
}
