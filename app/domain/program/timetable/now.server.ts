import { dayOfDate, shortDay } from "#app/domain/content/event/days.server.ts";
import { phaseOf, stateOf } from "#app/domain/content/event/phase.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { type AgendaSession, listSessions } from "#app/domain/program/session/queries.server.ts";
import { sessionView } from "#app/domain/program/session/view.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { nextInstant, timeIn } from "#app/runtime/clock.server.ts";
import { soonest } from "./now.ts";

/** @param show converts a session to the page's time zone */
export async function loadNow(event: SummitEvent, locale: Locale, show = (session: AgendaSession) => session) {
	const phase = phaseOf(event);
	if (phase.name !== "during") return undefined;
	const { today } = phase;
	const isRunning = runningAt(event);
	const todays = (await listSessions({ day: dayOfDate(event, today) })).filter(takesPlace);
	const running = todays.filter(isRunning);
	const comingToday = todays.filter((session) => stateOf(event, session) === "coming");
	const coming = comingToday.length > 0 ? comingToday : (await listSessions()).filter((session) => takesPlace(session) && session.date > today);

	const { title, now, next, none } = textsOf("phase", locale, {}).during;
	const row = (session: AgendaSession) => {
		const shown = show(session);
		// Another list of the page has the session's id.
		const { id: _, ...view } = sessionView(shown, locale);
		return { ...view, ...(shown.date !== today && { day: shortDay(event, shown.date, locale) }) };
	};
	const groups = [
		{ title: now, sessions: running.map(row) },
		{ title: next, sessions: soonest(coming, running).map(row) },
	].filter(({ sessions }) => sessions.length > 0);
	return { title: groups.length > 0 ? title : none, groups, until: nextInstant() };
}

export function runningAt(event: SummitEvent): (session: AgendaSession) => boolean {
	const phase = phaseOf(event);
	return (session) => phase.name === "during" && session.date === phase.today && takesPlace(session) && stateOf(event, session) === "running";
}

const STEP_MINUTES = 5;

/** Returns a wall time such as `11:40`, or nothing on other days. */
export function timeOn(event: SummitEvent, isoDate: string): string | undefined {
	const phase = phaseOf(event);
	return phase.name === "during" && phase.today === isoDate ? timeIn(event.timeZone, STEP_MINUTES) : undefined;
}

const takesPlace = ({ status }: AgendaSession) => status !== "cancelled";

export function openingDay(event: SummitEvent, days: readonly number[]): number {
	const phase = phaseOf(event);
	const today = phase.name === "during" ? dayOfDate(event, phase.today) : 1;
	return days.includes(today) ? today : 1;
}

/** Returns nothing for the day that opens by default. */
export function dayInAddress(event: SummitEvent, day: number): string | undefined {
	return day === 1 && phaseOf(event).name !== "during" ? undefined : String(day);
}
