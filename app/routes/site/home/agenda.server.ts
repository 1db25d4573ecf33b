import { dateOfDay } from "#app/domain/content/event/days.server.ts";
import { noSessions } from "#app/domain/program/session/empty.ts";
import { type AgendaFilter, listDays, listSessions } from "#app/domain/program/session/queries.server.ts";
import { dayNamed, type SessionType } from "#app/domain/program/session/schema.ts";
import { sessionView } from "#app/domain/program/session/view.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { filterField, filtersView } from "#app/http/filters.server.ts";
import { choiceOf, filterOptions } from "#app/http/query.server.ts";
import { formatWeekdayHeading } from "#app/i18n/format.server.ts";
import type { HomePage } from "#app/routes/site/page.server.ts";

const TYPES = ["Keynote", "Panel"] as const;
const HIGHLIGHTS: SessionType[] = ["Keynote", "Ceremony"];

export async function loadAgendaSection({ locale, event, texts, url, zone }: HomePage) {
	const allDays = await failAs("agenda", locale, listDays());
	const day = dayNamed(url.searchParams.get("day") ?? "", allDays);
	const type = choiceOf(url, "type", TYPES, "sessionType");
	const { sessionType } = texts("labels");
	const textOf = (number: number | "") => texts("agenda", { day: number, type: type ? sessionType[type] : "" });
	const text = textOf(day ?? "");
	const { allDays: everyDay, highlights, ...words } = text.home;
	const filter: AgendaFilter = { day, types: type ? [type] : day ? undefined : HIGHLIGHTS };
	const sessions = await failAs("agenda", locale, listSessions(filter));
	const empty =
		day || type ? { title: noSessions(text.empty, { type, other: type && day }), hint: text.empty.hint } : { title: text.empty.none, hint: text.empty.soon };
	const isEmpty = sessions.length === 0 && (await listSessions()).length === 0;
	return {
		toBeAnnounced: isEmpty ? texts("toBeAnnounced").agenda : undefined,
		text: { ...words, day: text.days },
		empty: sessions.length === 0 ? empty : undefined,
		dayFilters: filterOptions({
			url,
			name: "day",
			values: allDays.map(String),
			current: day?.toString(),
			labels: Object.fromEntries(allDays.map((one) => [one, textOf(one).day])),
			all: everyDay,
			hash: "agenda",
			clears: ["type"],
		}),
		filters: filtersView(
			url,
			text.clear,
			[filterField({ name: "type", label: text.type, all: day ? text.allTypes : highlights, values: TYPES, current: type, labels: sessionType })],
			{ hash: "agenda" },
		),
		days: allDays
			.map((day) => ({
				day,
				date: event.datesAnnounced ? formatWeekdayHeading(dateOfDay(event, day), locale) : textOf(day).day,
				sessions: sessions
					.filter((session) => session.day === day)
					.map((session) => {
						// Their paths identify them.
						const { id: _id, ...row } = sessionView(zone.show(session), locale);
						return row;
					}),
			}))
			.filter(({ sessions }) => sessions.length > 0),
	};
}
