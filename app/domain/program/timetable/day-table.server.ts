import type { Zone } from "#app/domain/content/event/zone.server.ts";
import { listRooms } from "#app/domain/program/room/queries.server.ts";
import type { AgendaSession } from "#app/domain/program/session/queries.server.ts";
import { sessionView } from "#app/domain/program/session/view.server.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { dayGrids } from "./day-grid.ts";
import { minutesOf } from "./grid.ts";

export type DayTableView = Awaited<ReturnType<typeof loadDayTable>>["table"];

interface ShownDay {
	day: string;
	date: string;
	time?: string;
	zone: Zone;
}

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
					? rooms.map(({ room, ...column }) => ({ id: room?.id ?? "", name: room ? translate(room.name, locale) : { text: text.noRoom }, ...column }))
					: [{ id: "", name: { text: filters.allRooms }, lanes: 1, isNarrow: false }],
			rows: rows.map(({ startTime, minutes, cells, isNow }, index) => ({
				startTime: zone.show({ date, startTime, endTime: startTime }).startTime,
				isHour: startTime.endsWith(":00"),
				isCovered: isCovered(rows, index),
				minutes,
				now: isNow ? now : undefined,
				cells: cells.map(({ session, lane, ...size }) => ({
					lane,
					...size,
					session: session && { ...sessionView(zone.show(session), locale), minutes: lengthOf(session) },
				})),
			})),
			hasShort: rows.some(({ cells }) => cells.some(({ session }) => session && lengthOf(session) < SHORT_MINUTES)),
		},
	};
}

/** A line of text needs taller hours if a session is shorter. */
const SHORT_MINUTES = 10;

const lengthOf = ({ startTime, endTime }: AgendaSession) => minutesOf(endTime) - minutesOf(startTime);

/** Around the current time no other time is shown, since they would overlap. */
const NOW_LABEL_MINUTES = 10;

function isCovered(rows: { minutes: number; isNow: boolean }[], index: number): boolean {
	const [previous, row, next] = [rows[index - 1], rows[index], rows[index + 1]];
	return Boolean(row?.isNow || (previous?.isNow && previous.minutes < NOW_LABEL_MINUTES) || (next?.isNow && row && row.minutes < NOW_LABEL_MINUTES));
}
