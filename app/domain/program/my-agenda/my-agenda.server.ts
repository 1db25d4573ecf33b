import { dayName } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { zoneOf } from "#app/domain/content/event/zone.server.ts";
import { chosenCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import type { AgendaSession } from "#app/domain/program/session/queries.server.ts";
import { sessionView } from "#app/domain/program/session/view.server.ts";
import { type AgendaConflicts, agendaConflicts } from "#app/domain/program/timetable/agenda-conflicts.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { shareOf } from "#app/ui/share.server.ts";
import { findChosen } from "./chosen.server.ts";
import { firstFitting, idsQuery, MAX_CHOSEN, readIds } from "./chosen-ids.ts";

export type MyAgendaView = Awaited<ReturnType<typeof loadMyAgenda>>;

export async function loadMyAgenda(request: Request, event: SummitEvent, locale: Locale) {
	const url = new URL(request.url);
	const asked = readIds(url.searchParams.get("sessions"));
	const ids = firstFitting(asked);
	const { sessions, gone } = await findChosen(ids);
	const zone = zoneOf(url, event, locale);
	const conflicts = agendaConflicts(sessions.filter(({ status }) => status !== "cancelled"));
	const text = textsOf("myAgenda", locale, {});
	return {
		ids,
		summary: summaryOf([...conflicts.values()], locale),
		tooMany: asked.length > ids.length ? textsOf("myAgenda", locale, { most: MAX_CHOSEN }).tooMany : undefined,
		days: [...Map.groupBy(sessions, ({ date }) => date)].map(([date, ofDay]) => ({
			name: dayName(event, date, locale),
			sessions: ofDay.map((session) => ({ ...sessionView(zone.show(session), locale), notes: notesOf(conflicts.get(session), zone.show, locale) })),
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

function summaryOf(conflicts: AgendaConflicts<Planned>[], locale: Locale): string {
	const t = translatorFor(locale);
	// Both sessions of a clash have it.
	const clashes = conflicts.reduce((sum, one) => sum + one.clashes.length, 0) / 2;
	const walks = conflicts.filter(({ walk }) => walk).length;
	return [...(clashes ? [t("myAgenda.summary.clash", { count: clashes })] : []), ...(walks ? [t("myAgenda.summary.walk", { count: walks })] : [])].join(" · ");
}

function notesOf({ clashes = [], walk }: Partial<AgendaConflicts<Planned>> = {}, show: (session: Planned) => Planned, locale: Locale): string[] {
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
