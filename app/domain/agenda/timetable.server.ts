import { missingTranslationWords } from "~/admin/list.server";
import { agendaDays, dateOfDay } from "~/domain/event/days.server";
import { getEvent } from "~/domain/event/queries.server";
import { listDoubleBookings, problemOf } from "~/domain/overview/checks/bookings";
import { editorPathOf } from "~/domain/overview/checks/editor-paths";
import { problemGroups } from "~/domain/overview/checks/view.server";
import { listRooms } from "~/domain/room/queries.server";
import type { Room } from "~/domain/room/schema";
import { listSpeakers } from "~/domain/speaker/queries.server";
import { listWorkshops } from "~/domain/workshop/queries.server";
import type { Locale } from "~/i18n/config";
import { formatWeekdayHeading } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { BadgeColour } from "~/ui/badge";
import { type Grid, gridOf, minutesOf, timeAt } from "./grid";
import { newSessionPath } from "./new-session.server";
import { type AgendaSession, listSessions } from "./queries.server";
import { isScheduled } from "./scheduled";
import type { SessionType } from "./schema";

/** Organizers tell more kinds apart than visitors. */
const COLOURS: Record<SessionType, BadgeColour> = {
	Keynote: "gold",
	Panel: "purple",
	Workshop: "blue",
	Networking: "green",
	Ceremony: "gold",
	Break: "grey",
};
/** Minutes that a session lasts which is added in a free hour. */
const NEW_SESSION = 60;

export type TimetableView = Awaited<ReturnType<typeof loadTimetable>>;

/** A day of the agenda in its rooms, with what is booked twice, worded in a language. */
export async function loadTimetable(day: number, locale: Locale) {
	const [event, all, workshops, speakers, rooms] = await Promise.all([
		getEvent(),
		listSessions({ drafts: true }),
		listWorkshops({ drafts: true }),
		listSpeakers(),
		listRooms(),
	]);
	const sessions = all.filter(isScheduled);
	const date = dateOfDay(event, day);
	const { timetable: text, add } = textsOf("editSession", locale, {});
	const ofDay = sessions.filter((session) => session.day === day);
	const grid = gridOf(ofDay, rooms);
	const doubleBookings = listDoubleBookings({ sessions, workshops, speakers, rooms }).filter(({ second }) => second.date === date);
	return {
		text,
		add: { words: add, path: newSessionPath({ day }) },
		count: translatorFor(locale)("counts.sessions", { count: ofDay.length }),
		tabs: agendaDays(event, [date, ...sessions.map((session) => session.date)]).map((other) => ({
			name: textsOf("editSession", locale, { day: other }).day,
			date: formatWeekdayHeading(dateOfDay(event, other), locale),
			to: `/admin/agenda?day=${other}`,
			current: other === day,
		})),
		conflicts: problemGroups(doubleBookings.map(problemOf), locale).flatMap(({ problems }) => problems),
		grid: ofDay.length > 0 ? gridView(grid, day, locale) : undefined,
		entries: grid.entries.map(({ session, lane }) => {
			const path = editorPathOf.session(session);
			const marks = doubleBookings.filter(({ first, second }) => first.path === path || second.path === path).map(({ kind }) => text.marks[kind]);
			return { ...entryView(session, locale), path, marks: [...new Set(marks)], place: `${laneClass(lane)} ${spanClass(session, grid)}` };
		}),
	};
}

function entryView(session: AgendaSession, locale: Locale) {
	return {
		id: session.id,
		startTime: session.startTime,
		endTime: session.endTime,
		title: translate(session.title, locale),
		room: nameOf(session.room, locale),
		type: textsOf("labels", locale, {}).sessionType[session.type],
		colour: COLOURS[session.type],
		speakers: session.speakers.map(({ name }) => name).join(", "),
		missingTranslations: missingTranslationWords(session, locale),
		status: session.status === "published" ? undefined : textsOf("labels", locale, {}).sessionStatus[session.status],
	};
}

/** What the column is called in which sessions without a room stand. */
const nameOf = (room: Room | undefined, locale: Locale) =>
	room ? translate(room.name, locale) : { text: textsOf("editSession", locale, {}).timetable.noRoom };

function gridView(grid: Grid<AgendaSession, Room>, day: number, locale: Locale) {
	const { firstHour, lastHour, lanes, rooms } = grid;
	const t = translatorFor(locale);
	return {
		size: `lanes-${Math.min(lanes, MOST_LANES)} hours-${lastHour - firstHour}`,
		hours: Array.from({ length: lastHour - firstHour }, (_, index) => {
			const [startTime, endTime] = [timeAt((firstHour + index) * 60), timeAt((firstHour + index + 1) * 60)];
			return { startTime, place: spanClass({ startTime, endTime }, grid) };
		}),
		rooms: rooms.map((column) => ({ name: nameOf(column.room, locale), place: acrossClass(column) })),
		free: rooms.flatMap((column) =>
			column.free.map((span) => {
				const { startTime, endTime } = span;
				const end = timeAt(Math.min(minutesOf(startTime) + NEW_SESSION, minutesOf(endTime)));
				return {
					to: newSessionPath({ day, startTime, endTime: end, roomId: column.room?.id }),
					label: t("editSession.timetable.addHere", { room: nameOf(column.room, locale).text, start: startTime, end: endTime }),
					time: `${startTime}–${endTime}`,
					place: `${acrossClass(column)} ${spanClass(span, grid)}`,
				};
			}),
		),
	};
}

/** As many as there are classes for; further rooms would lie on the last one. */
const MOST_LANES = 30;
const laneClass = (lane: number) => `lane-${Math.min(lane, MOST_LANES)}`;
const acrossClass = ({ lane, lanes }: { lane: number; lanes: number }) => `${laneClass(lane)} across-${lanes}`;

/** Rows of five minutes, counted from the first hour. */
function spanClass({ startTime, endTime }: Pick<AgendaSession, "startTime" | "endTime">, { firstHour }: { firstHour: number }): string {
	const from = Math.floor(minutesOf(startTime) / 5) - firstHour * 12;
	const to = Math.ceil(minutesOf(endTime) / 5) - firstHour * 12;
	return `from-hour-${Math.floor(from / 12)} from-step-${from % 12} to-hour-${Math.floor(to / 12)} to-step-${to % 12}`;
}
