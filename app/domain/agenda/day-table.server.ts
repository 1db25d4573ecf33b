import type { Zone } from "~/domain/event/zone.server";
import { listRooms } from "~/domain/room/queries.server";
import { pagesOf, pagesView } from "~/http/pages.server";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { dayGrids } from "./day-grid";
import type { AgendaSession } from "./queries.server";
import { sessionView } from "./view.server";

export type DayTableView = Awaited<ReturnType<typeof loadDayTable>>["table"];

/** A day of the agenda as a table of rooms and times, worded in a language; of a large one the page that an address asks for. */
export async function loadDayTable(url: URL, sessions: AgendaSession[], { day, date, zone }: { day: string; date: string; zone: Zone }, locale: Locale) {
	const { grid: text, filters } = textsOf("agendaViews", locale, { day });
	const grids = dayGrids(sessions, await listRooms());
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
			rows: rows.map(({ startTime, minutes, cells }) => ({
				startTime: zone.show({ date, startTime, endTime: startTime }).startTime,
				isHour: startTime.endsWith(":00"),
				minutes,
				cells: cells.map(({ session, lane, ...size }) => ({ lane, ...size, session: session && sessionView(zone.show(session), locale) })),
			})),
		},
	};
}
