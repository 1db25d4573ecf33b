import { dayOfDate } from "~/domain/content/event/days.server";
import type { Zone } from "~/domain/content/event/zone.server";
import { dayInAddress } from "~/domain/program/timetable/now.server";
import type { Locale } from "~/i18n/config";
import { neighbors, type Slot } from "./neighbors";
import { listSessions } from "./queries.server";
import { fullSessionView, sessionView } from "./view.server";

export type AroundView = Awaited<ReturnType<typeof loadAround>>;

/** What is on around a session, worded in a language: before, meanwhile and after, as far as there is something; and along its room. */
export async function loadAround(session: Slot, { event, show }: Pick<Zone, "event" | "show">, locale: Locale) {
	const day = dayOfDate(event, session.date);
	const { before, during, after, inRoom } = neighbors(await listSessions({ day }), session);
	const dayInAgenda = dayInAddress(event, day);
	const groups = Object.entries({ before, during, after }) as ["before" | "during" | "after", typeof before][];
	const alongRoom = Object.entries(inRoom) as ["previous" | "next", typeof inRoom.next][];
	return {
		groups: groups
			.filter(([, sessions]) => sessions.length > 0)
			.map(([name, sessions]) => ({ name, sessions: sessions.map((one) => fullSessionView(show(one), locale)) })),
		inRoom: alongRoom.flatMap(([name, one]) => (one ? [{ name, session: sessionView(show(one), locale) }] : [])),
		agendaTo: dayInAgenda === undefined ? "/agenda" : `/agenda?day=${dayInAgenda}`,
	};
}
