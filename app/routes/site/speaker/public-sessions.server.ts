import { dayName } from "#app/domain/content/event/days.server.ts";
import type { Zone } from "#app/domain/content/event/zone.server.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import { sessionRow } from "#app/domain/program/session/view.server.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { workshopLine } from "#app/domain/program/workshop/view.server.ts";
import type { Locale } from "#app/i18n/config.ts";

/** Sessions of the agenda, and workshops that are only on their own page, by day and time. */
export async function publicSessionsOf(speakerId: string, { event, show }: Pick<Zone, "event" | "show">, locale: Locale) {
	const [sessions, workshops] = await Promise.all([listSessions({ speakerId }), listWorkshops({ speakerId })]);
	const offAgenda = workshops.filter((workshop) => workshop.offAgenda);
	const all = [...sessions, ...offAgenda.map(workshopLine)].sort((one, other) => startOf(one).localeCompare(startOf(other)));
	return [...Map.groupBy(all, ({ date }) => date)].map(([date, ofDay]) => ({
		name: dayName(event, date, locale),
		sessions: ofDay.map((session) => sessionRow(show(session), locale)),
	}));
}

const startOf = ({ date, startTime }: { date: string; startTime: string }) => `${date} ${startTime}`;
