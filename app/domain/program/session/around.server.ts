import { dayOfDate } from "#app/domain/content/event/days.server.ts";
import type { Zone } from "#app/domain/content/event/zone.server.ts";
import { dayInAddress } from "#app/domain/program/timetable/now.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { neighbors, type Slot } from "./neighbors.ts";
import { listSessions } from "./queries.server.ts";
import { fullSessionView, sessionView } from "./view.server.ts";

export type AroundView = Awaited<ReturnType<typeof loadAround>>;

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
