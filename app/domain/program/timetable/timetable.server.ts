import { missingTranslationText } from "#app/admin/list.server.ts";
import { formVersionOf } from "#app/admin/writing.server.ts";
import { allDays, dateOfDay } from "#app/domain/content/event/days.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { listDoubleBookings } from "#app/domain/program/checks/bookings.ts";
import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import { listRooms } from "#app/domain/program/room/queries.server.ts";
import type { Room } from "#app/domain/program/room/schema.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import { newSessionPath } from "#app/domain/program/session/new-session.server.ts";
import { type ListedSession, listSessions } from "#app/domain/program/session/queries.server.ts";
import { isScheduled, type Scheduled } from "#app/domain/program/session/scheduled.ts";
import type { SessionType } from "#app/domain/program/session/schema.ts";
import { listSpeakerNames } from "#app/domain/program/speaker/queries.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { type ListedWorkshop, listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatUnit, formatWeekdayHeading } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { BadgeColor } from "#app/ui/badge.tsx";
import { type Grid, gridOf, highSteps, hoursIn, minutesOf, timeAt } from "./grid.ts";
import { acrossClass, entryClass, MAX_LANES, spanClass } from "./grid-classes.ts";
import { pagesOfGrid } from "./grid-pages.ts";
import { addressOf, bookingsElsewhere, conflictViews, partLinks, type Shown, shownPage } from "./timetable-parts.server.ts";

/** Organizers distinguish more types than visitors. */
const COLORS: Record<SessionType, BadgeColor> = {
	Keynote: "gold",
	Panel: "purple",
	Workshop: "blue",
	Networking: "green",
	Ceremony: "gold",
	Break: "grey",
};
const NEW_SESSION_MINUTES = 60;
/** With more rooms, each free period is one link instead of one per hour. */
const MAX_ROOMS_BY_HOUR = 12;
const MAX_SESSIONS = 150;
const MAX_DAYS_AT_ONCE = 5;
const MAX_SESSIONS_OF_DAYS = 100;
const MAX_ROOMS_BY_HOUR_OF_DAYS = 18;
const UNSCHEDULED_PER_PAGE = 40;

export type TimetableView = Awaited<ReturnType<typeof loadTimetable>>;
/** The timetable as one of its days needs it. */
export type DayTimetable = Omit<TimetableView, "days"> & TimetableView["days"][number];

/** Without a day, all days that fit on the page, at least the first. */
export async function loadTimetable(shown: Shown, locale: Locale) {
	const [event, all, workshops, speakers, rooms] = await Promise.all([
		getEvent(),
		listSessions({ drafts: true }),
		listWorkshops({ drafts: true }),
		listSpeakerNames(),
		listRooms(),
	]);
	const { timetable: text, add } = textsOf("editSession", locale, {});
	const byDay = Map.groupBy(all.filter(isScheduled), ({ day }) => day);
	const eventDays = allDays(event);
	const days = (shown.day === undefined ? daysThatFit(eventDays, byDay) : [shown.day]).map((day) => {
		const sessions = byDay.get(day) ?? [];
		const pages = pagesOfGrid(gridOf(sessions, rooms), { lanes: MAX_LANES, entries: MAX_SESSIONS });
		const current = shownPage(pages, shown);
		return { day, date: dateOfDay(event, day), sessions, pages, current, grid: pages[current] as (typeof pages)[number] };
	});
	const sessions = days.flatMap((day) => day.sessions);
	const [first] = days as [(typeof days)[number]];
	const allUnscheduled = all.filter((session) => !isScheduled(session));
	const address = addressOf(shown.day === undefined ? shown : { ...shown, rooms: first.current + 1 });
	const unscheduledPages = pagesOf(address, allUnscheduled.length, UNSCHEDULED_PER_PAGE);
	const unscheduled = allUnscheduled.slice(unscheduledPages.offset, unscheduledPages.offset + unscheduledPages.limit);
	const dates = new Set(days.map(({ date }) => date));
	const doubleBookings = listDoubleBookings({ sessions, workshops, speakers, rooms }).filter(({ second }) => dates.has(second.date));
	const marksOf = (path: string) => [
		...new Set(doubleBookings.filter(({ first, second }) => first.path === path || second.path === path).map(({ kind }) => text.marks[kind])),
	];
	const isByHour = days.reduce((sum, { grid }) => sum + grid.rooms.length, 0) <= (days.length > 1 ? MAX_ROOMS_BY_HOUR_OF_DAYS : MAX_ROOMS_BY_HOUR);
	const nameOfDay = (day: number) => textsOf("editSession", locale, { day }).day;
	const dateOf = (day: number) => formatWeekdayHeading(dateOfDay(event, day), locale);
	return {
		text,
		add: { words: add, path: newSessionPath({ day: first.day }) },
		count: translatorFor(locale)("counts.sessions", { count: shown.day === undefined ? all.length : sessions.length }),
		tabs: [
			{ day: undefined, name: text.allDays, date: undefined, to: "/admin/agenda", current: shown.day === undefined },
			...eventDays.map((day) => ({ day, name: nameOfDay(day), date: dateOf(day), to: `/admin/agenda?day=${day}`, current: day === shown.day })),
		],
		asked: address.search,
		isPartial: shown.day === undefined && days.length < eventDays.length,
		conflicts: conflictViews(doubleBookings, locale),
		days: days.map(({ day, date, sessions: ofDay, pages, current, grid }) => ({
			day,
			date,
			heading: days.length > 1 ? `${nameOfDay(day)}: ${dateOf(day)}` : undefined,
			first: { words: text.first, path: newSessionPath({ day }) },
			parts: partLinks(pages, current, day, (room) => nameOf(room, locale).text),
			isEmpty: ofDay.length === 0,
			grid: gridView(grid, { day, isByHour, locale }),
			hours: { firstHour: grid.firstHour, lastHour: grid.lastHour },
			columns: grid.rooms.map(({ room, lane, lanes }) => ({ id: room?.id ?? "", name: nameOf(room, locale), lane, lanes })),
			entries: grid.entries.map(({ session, lane }) => {
				const { startTime, endTime } = session;
				const entry = entryView(session, workshopOf(session, workshops), locale);
				return { ...entry, startTime, endTime, marks: marksOf(entry.path), place: entryClass(lane, session, grid) };
			}),
			others: [
				...bookingsElsewhere(ofDay, grid, unscheduled, locale),
				...workshops
					.filter(isScheduled)
					.filter((workshop) => workshop.offAgenda && workshop.status !== "cancelled" && workshop.date === date)
					.map((workshop) => ({
						...bookingOf(workshop),
						title: translate(workshop.title, locale),
						startTime: workshop.startTime,
						endTime: endTime(workshop),
					})),
			],
		})),
		unscheduled: unscheduled.map((session) => {
			const durationMinutes = session.durationMinutes ?? NEW_SESSION_MINUTES;
			return { ...entryView(session, workshopOf(session, workshops), locale), durationMinutes, length: formatUnit(durationMinutes, "minute", locale) };
		}),
		unscheduledPages: pagesView(unscheduledPages, locale),
	};
}

function daysThatFit(all: readonly number[], byDay: ReadonlyMap<number, readonly unknown[]>): number[] {
	let left = MAX_SESSIONS_OF_DAYS;
	const fits = (day: number) => {
		left -= byDay.get(day)?.length ?? 0;
		return left >= 0;
	};
	const end = all.findIndex((day, index) => index >= MAX_DAYS_AT_ONCE || !fits(day));
	return all.slice(0, end < 0 ? all.length : Math.max(end, 1));
}

const workshopOf = ({ workshopId }: ListedSession, workshops: ListedWorkshop[]) => workshops.find(({ id }) => id === workshopId);

function bookingOf({ id, roomId = "", speakerId, furtherSpeakerIds }: ListedWorkshop) {
	return { id: `/${id}`, roomId, speakerIds: [...(speakerId === undefined ? [] : [speakerId]), ...furtherSpeakerIds] };
}

function entryView(session: ListedSession, workshop: ListedWorkshop | undefined, locale: Locale) {
	return {
		id: session.id,
		path: editorPathOf.session(session),
		version: workshop ? formVersionOf(workshopResource, workshop) : formVersionOf(sessionResource, session),
		roomId: session.roomId ?? "",
		speakerIds: session.speakerIds,
		takesPlace: session.status !== "cancelled",
		title: translate(session.title, locale),
		room: nameOf(session.room, locale),
		type: textsOf("labels", locale, {}).sessionType[session.type],
		color: COLORS[session.type],
		speakers: session.speakers.map(({ name }) => name).join(", "),
		missingTranslations: missingTranslationText(session, locale),
		status: session.status === "published" ? undefined : textsOf("labels", locale, {}).sessionStatus[session.status],
	};
}

const nameOf = (room: Room | undefined, locale: Locale) =>
	room ? translate(room.name, locale) : { text: textsOf("editSession", locale, {}).timetable.noRoom };

function gridView(grid: Grid<Scheduled<ListedSession>, Room>, { day, isByHour, locale }: { day: number; isByHour: boolean; locale: Locale }) {
	const { firstHour, lastHour, lanes, rooms } = grid;
	const t = translatorFor(locale);
	return {
		size: `lanes-${lanes} hours-${lastHour - firstHour}`,
		hours: Array.from({ length: lastHour - firstHour }, (_, index) => {
			const [startTime, endTime] = [timeAt((firstHour + index) * 60), timeAt((firstHour + index + 1) * 60)];
			return { startTime, place: spanClass({ startTime, endTime }, grid) };
		}),
		highSteps: highSteps(grid).map((step) => spanClass(step, grid)),
		rooms: rooms.map((column) => ({ id: column.room?.id ?? "", name: nameOf(column.room, locale), place: acrossClass(column) })),
		free: rooms.flatMap((column) =>
			column.free.flatMap((span) =>
				(isByHour ? hoursIn(span) : [span]).map((hour) => {
					const { startTime } = hour;
					const endTime = timeAt(Math.min(minutesOf(startTime) + NEW_SESSION_MINUTES, minutesOf(span.endTime)));
					return {
						to: newSessionPath({ day, startTime, endTime, roomId: column.room?.id }),
						label: t("editSession.timetable.addHere", { room: nameOf(column.room, locale).text, start: startTime, end: endTime }),
						time: `${startTime}–${endTime}`,
						place: `${acrossClass(column)} ${spanClass(hour, grid)}`,
						isFirst: startTime === span.startTime,
					};
				}),
			),
		),
	};
}
