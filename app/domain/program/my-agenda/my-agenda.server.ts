import { dayName } from "~/domain/content/event/days.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { zoneOf } from "~/domain/content/event/zone.server";
import { chosenCalendar } from "~/domain/program/calendar/calendar-links.server";
import type { AgendaSession } from "~/domain/program/session/queries.server";
import { sessionView } from "~/domain/program/session/view.server";
import { type Hardships, hardshipsOf } from "~/domain/program/timetable/hardships";
import type { Locale } from "~/i18n/config";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { shareOf } from "~/ui/share.server";
import { findChosen } from "./chosen.server";
import { firstFitting, idsQuery, MOST_CHOSEN, readIds } from "./chosen-ids";

export type MyAgendaView = Awaited<ReturnType<typeof loadMyAgenda>>;

/** The sessions that an address names by their ids, by day and worded in a language: with what clashes, and which ways are short. */
export async function loadMyAgenda(request: Request, event: SummitEvent, locale: Locale) {
	const url = new URL(request.url);
	const asked = readIds(url.searchParams.get("sessions"));
	const ids = firstFitting(asked);
	const { sessions, gone } = await findChosen(ids);
	const zone = zoneOf(url, event, locale);
	const hardships = hardshipsOf(sessions.filter(({ status }) => status !== "cancelled"));
	const text = textsOf("myAgenda", locale, {});
	return {
		ids,
		tooMany: asked.length > ids.length ? textsOf("myAgenda", locale, { most: MOST_CHOSEN }).tooMany : undefined,
		days: [...Map.groupBy(sessions, ({ date }) => date)].map(([date, ofDay]) => ({
			name: dayName(event, date, locale),
			sessions: ofDay.map((session) => ({ ...sessionView(zone.show(session), locale), notes: notesOf(hardships.get(session), zone.show, locale) })),
		})),
		gone: gone.map(({ id, shown }) => ({
			id,
			title: shown ? translate(shown.title, locale) : { text: text.gone.unknown },
			when: shown && `${dayName(event, shown.date, locale)}, ${shown.startTime}–${shown.endTime}`,
		})),
		zone: zone.choice,
		calendar: chosenCalendar(request, ids, event, locale),
		share: shareOf(request, locale, `/my-agenda?${idsQuery(ids)}`, text.title, "myAgenda"),
	};
}

type Planned = Pick<AgendaSession, "date" | "startTime" | "endTime" | "title" | "room">;

/** What is hard about going, in words; times by the clock of the page. */
function notesOf({ clashes = [], walk }: Partial<Hardships<Planned>> = {}, show: (session: Planned) => Planned, locale: Locale): string[] {
	const t = translatorFor(locale);
	const titleOf = ({ title }: Planned) => translate(title, locale).text;
	return [
		...clashes.map((other) => {
			const { startTime, endTime } = show(other);
			return t("myAgenda.notes.clash", { title: titleOf(other), times: `${startTime}–${endTime}` });
		}),
		...(walk
			? [
					t(walk.minutes === 0 ? "myAgenda.notes.noWalk" : "myAgenda.notes.walk", {
						count: walk.minutes,
						title: titleOf(walk.from),
						room: walk.from.room ? translate(walk.from.room.name, locale).text : "",
					}),
				]
			: []),
	];
}
