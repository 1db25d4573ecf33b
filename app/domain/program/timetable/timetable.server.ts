import { missingTranslationText } from "#app/admin/list.server.ts";
import { formVersionOf } from "#app/admin/writing.server.ts";
import { dateOfDay, maxAgendaDays } from "#app/domain/content/event/days.server.ts";
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
const UNSCHEDULED_PER_PAGE = 40;

export type TimetableView = Awaited<ReturnType<typeof loadTimetable>>;

export async function loadTimetable(shown: Shown, locale: Locale) {
	const { day } = shown;
	const [event, all, workshops, speakers, rooms] = await Promise.all([
		getEvent(),
		listSessions({ drafts: true }),
		listWorkshops({ drafts: true }),
		listSpeakerNames(),
		listRooms(),
	]);
	const sessions = all.filter(isScheduled);
	const date = dateOfDay(event, day);
	const { timetable: text, add } = textsOf("editSession", locale, {});
	const ofDay = sessions.filter((session) => session.day === day);
	const pages = pagesOfGrid(gridOf(ofDay, rooms), { lanes: MAX_LANES, entries: MAX_SESSIONS });
	const current = shownPage(pages, shown);
	const grid = pages[current] as (typeof pages)[number];
	const allUnscheduled = all.filter((session) => !isScheduled(session));
	const address = addressOf({ ...shown, rooms: current + 1 });
	const unscheduledPages = pagesOf(address, allUnscheduled.length, UNSCHEDULED_PER_PAGE);
	const unscheduled = allUnscheduled.slice(unscheduledPages.offset, unscheduledPages.offset + unscheduledPages.limit);
	const doubleBookings = listDoubleBookings({ sessions: ofDay, workshops, speakers, rooms }).filter(({ second }) => second.date === date);
	const marksOf = (path: string) => [
		...new Set(doubleBookings.filter(({ first, second }) => first.path === path || second.path === path).map(({ kind }) => text.marks[kind])),
	];
	return {
		text,
		day,
		date,
		add: { words: add, path: newSessionPath({ day }) },
		count: translatorFor(locale)("counts.sessions", { count: ofDay.length }),
		tabs: maxAgendaDays(event).map((other) => ({
			day: other,
			name: textsOf("editSession", locale, { day: other }).day,
			date: formatWeekdayHeading(dateOfDay(event, other), locale),
			to: `/admin/agenda?day=${other}`,
			current: other === day,
		})),
		asked: address.search,
		parts: partLinks(pages, current, shown, (room) => nameOf(room, locale).text),
		conflicts: conflictViews(doubleBookings, locale),
		isEmpty: ofDay.length === 0,
		grid: gridView(grid, day, locale),
		hours: { firstHour: grid.firstHour, lastHour: grid.lastHour },
		columns: grid.rooms.map(({ room, lane, lanes }) => ({ id: room?.id ?? "", name: nameOf(room, locale), lane, lanes })),
		entries: grid.entries.map(({ session, lane }) => {
			const { startTime, endTime } = session;
			const entry = entryView(session, workshopOf(session, workshops), locale);
			return { ...entry, startTime, endTime, marks: marksOf(entry.path), place: entryClass(lane, session, grid) };
		}),
		unscheduled: unscheduled.map((session) => {
			const durationMinutes = session.durationMinutes ?? NEW_SESSION_MINUTES;
			return { ...entryView(session, workshopOf(session, workshops), locale), durationMinutes, length: formatUnit(durationMinutes, "minute", locale) };
		}),
		unscheduledPages: pagesView(unscheduledPages, locale),
		others: [
			...bookingsElsewhere(ofDay, grid, unscheduled, locale),
			...workshops
				.filter(isScheduled)
				.filter((workshop) => workshop.offAgenda && workshop.status !== "cancelled" && workshop.date === date)
				.map((workshop) => ({ ...bookingOf(workshop), title: translate(workshop.title, locale), startTime: workshop.startTime, endTime: endTime(workshop) })),
		],
	};
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

function gridView(grid: Grid<Scheduled<ListedSession>, Room>, day: number, locale: Locale) {
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
				(rooms.length > MAX_ROOMS_BY_HOUR ? [span] : hoursIn(span)).map((hour) => {
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
