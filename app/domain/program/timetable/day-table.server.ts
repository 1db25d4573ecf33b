import type { Zone } from "~/domain/content/event/zone.server";
import { listRooms } from "~/domain/program/room/queries.server";
import type { AgendaSession } from "~/domain/program/session/queries.server";
import { sessionView } from "~/domain/program/session/view.server";
import { pagesOf, pagesView } from "~/http/pages.server";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { dayGrids } from "./day-grid";

export type DayTableView = Awaited<ReturnType<typeof loadDayTable>>["table"];

interface ShownDay {
	/** As a heading names it. */
	day: string;
	date: string;
	/** The wall time at the venue, while it is that day. */
	time?: string;
	zone: Zone;
}

/** A day of the agenda as a table of rooms and times, worded in a language; of a large one the page that an address asks for. */
export async function loadDayTable(url: URL, sessions: AgendaSession[], { day, date, time, zone }: ShownDay, locale: Locale) {
	const { grid: text, filters } = textsOf("agendaViews", locale, { day });
	const { now } = textsOf("phase", locale, {}).during;
	const grids = dayGrids(sessions, await listRooms(), time);
	const pages = pagesOf(url, grids.length, 1);
	const { rooms, rows } = grids[pages.offset] as (typeof grids)[number];
	return {
		pages: pagesView(pages, locale),
		table: {
			text,
			rooms:
				rooms.length > 0
					? rooms.map(({ room, lanes }) => ({ id: room?.id ?? "", name: room ? translate(room.name, locale) : { text: text.noRoom }, lanes }))
					: [{ id: "", name: { text: filters.allRooms }, lanes: 1 }],
			rows: rows.map(({ startTime, minutes, cells, isNow }, index) => ({
				startTime: zone.show({ date, startTime, endTime: startTime }).startTime,
				isHour: startTime.endsWith(":00") && !isCovered(rows, index),
				minutes,
				now: isNow ? now : undefined,
				cells: cells.map(({ session, lane, ...size }) => ({ lane, ...size, session: session && sessionView(zone.show(session), locale) })),
			})),
		},
	};
}

/** Minutes within which the sign of the current time leaves no place for another time. */
const SIGN = 10;

function isCovered(rows: { minutes: number; isNow: boolean }[], index: number): boolean {
	const [previous, row, next] = [rows[index - 1], rows[index], rows[index + 1]];
	return Boolean(row?.isNow || (previous?.isNow && previous.minutes < SIGN) || (next?.isNow && row && row.minutes < SIGN));
}
