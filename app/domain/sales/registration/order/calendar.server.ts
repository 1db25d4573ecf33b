import type { Database } from "#app/admin/changes.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { type CalendarMenu, sessionCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { roomsById } from "#app/domain/program/room/queries.server.ts";
import { findWorkshop, isPublic, type ListedWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { whenWords } from "#app/domain/sales/registration/email-attendee.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";

type Line = Pick<OrderLine, "kind" | "itemId"> & Partial<Pick<OrderLine, "cancelledAt">>;

export async function workshopsOf(lines: readonly Line[], on: Database): Promise<ListedWorkshop[]> {
	const ids = new Set(lines.flatMap(({ kind, itemId }) => (kind === "workshop" ? itemId : [])));
	if (ids.size === 0) return [];
	const rooms = await roomsById(on);
	const found = await Promise.all([...ids].map((id) => findWorkshop(id, on)));
	return found.flatMap((workshop) => (workshop ? { ...workshop, room: rooms.get(workshop.roomId) } : []));
}

export async function whensOf(
	lines: readonly Line[],
	event: SummitEvent,
	locale: Locale,
	{ on = db, words = whenWords }: { on?: Database; words?: typeof whenWords } = {},
): Promise<Map<string, string>> {
	return new Map((await workshopsOf(lines, on)).map((workshop) => [workshop.id, words(workshop, event, locale)]));
}

export async function registrationsCalendar(request: Request, lines: readonly Line[], event: SummitEvent, locale: Locale): Promise<CalendarMenu | undefined> {
	const workshops = await workshopsOf(
		lines.filter(({ cancelledAt }) => !cancelledAt),
		db,
	);
	const menus = workshops.flatMap((workshop) => {
		if (!isPublic(workshop)) return [];
		const menu = sessionCalendar(request, { ...workshop, path: `/workshops/${workshop.id}`, endTime: endTime(workshop) }, event, locale);
		return menu ? { ...menu, heading: translate(workshop.title, locale).text } : [];
	});
	const [first] = menus;
	if (!first || menus.length === 1) return first;
	return { ...first, groups: menus.flatMap(({ heading, groups }) => groups.map((group) => ({ ...group, heading }))) };
}
