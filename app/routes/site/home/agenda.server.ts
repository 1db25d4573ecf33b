import { noSessions } from "~/domain/agenda/empty";
import { type AgendaFilter, listSessions } from "~/domain/agenda/queries.server";
import { AGENDA_DAY_NAMES, AGENDA_DAYS, dayNamed, type SessionType } from "~/domain/agenda/schema";
import { sessionView } from "~/domain/agenda/view.server";
import { dateOfDay } from "~/domain/event/days.server";
import { failAs } from "~/http/failure.server";
import { chosenOf, filterOptions } from "~/http/query.server";
import { formatWeekday } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import type { HomePage } from "../page.server";

/** What home offers to filter by. */
const TYPES = ["Keynote", "Panel"] as const;
/** What home shows of both days while nothing is chosen. */
const HIGHLIGHTS: SessionType[] = ["Keynote", "Ceremony"];

/** Home's agenda: the highlights of both days, or all of one day, or the keynotes or panels of either. */
export async function loadAgendaSection({ locale, event, facts, texts, url }: HomePage) {
	const dayName = chosenOf(url, "day", AGENDA_DAY_NAMES);
	const day = dayNamed(dayName);
	const type = chosenOf(url, "type", TYPES);
	const { sessionType } = texts("labels");
	const textOf = (number: string) => textsOf("agenda", locale, { ...facts, day: number, type: type ? sessionType[type] : "" });
	const text = textOf(dayName ?? "");
	const { bothDays, highlights, ...words } = text.home;
	const filter: AgendaFilter = { day, types: type ? [type] : day ? undefined : HIGHLIGHTS };
	const sessions = await failAs("agenda", locale, listSessions(filter));
	const empty =
		day || type ? { title: noSessions(text.empty, { type, other: type && day }), hint: text.empty.hint } : { title: text.empty.none, hint: text.empty.soon };
	return {
		text: { ...words, day: text.days, type: text.type },
		empty: sessions.length === 0 ? empty : undefined,
		dayFilters: filterOptions({
			url,
			name: "day",
			values: AGENDA_DAY_NAMES,
			current: dayName,
			labels: { 1: textOf("1").day, 2: textOf("2").day },
			all: bothDays,
			hash: "agenda",
			clears: ["type"],
		}),
		typeFilters: filterOptions({
			url,
			name: "type",
			values: TYPES,
			current: type,
			labels: sessionType,
			all: day ? text.allTypes : highlights,
			hash: "agenda",
		}),
		days: AGENDA_DAYS.map((day) => ({
			day,
			date: formatWeekday(dateOfDay(event, day), locale),
			sessions: sessions.filter((session) => session.day === day).map((session) => sessionView(session, locale)),
		})).filter(({ sessions }) => sessions.length > 0),
	};
}
