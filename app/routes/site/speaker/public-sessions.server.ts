import { dayName } from "~/domain/content/event/days.server";
import type { Zone } from "~/domain/content/event/zone.server";
import { listSessions } from "~/domain/program/session/queries.server";
import { fullSessionView } from "~/domain/program/session/view.server";
import { listWorkshops } from "~/domain/program/workshop/queries.server";
import { workshopLine } from "~/domain/program/workshop/view.server";
import type { Locale } from "~/i18n/config";

/**
 * What visitors see somebody speak in, by day and time and worded in a language: sessions of the agenda, and workshops that stand
 * only on their own page.
 */
export async function publicSessionsOf(speakerId: string, { event, show }: Pick<Zone, "event" | "show">, locale: Locale) {
	const [sessions, workshops] = await Promise.all([listSessions({ speakerId }), listWorkshops({ speakerId })]);
	const offAgenda = workshops.filter((workshop) => workshop.offAgenda);
	const all = [...sessions, ...offAgenda.map(workshopLine)].sort((one, other) => startOf(one).localeCompare(startOf(other)));
	return [...Map.groupBy(all, ({ date }) => date)].map(([date, ofDay]) => ({
		name: dayName(event, date, locale),
		sessions: ofDay.map((session) => fullSessionView(show(session), locale)),
	}));
}

const startOf = ({ date, startTime }: { date: string; startTime: string }) => `${date} ${startTime}`;
