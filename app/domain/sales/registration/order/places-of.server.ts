import type { Database } from "~/admin/changes.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { type CalendarMenu, sessionCalendar } from "~/domain/program/calendar/calendar-links.server";
import { roomsById } from "~/domain/program/room/queries.server";
import { findWorkshop, isPublic, type ListedWorkshop } from "~/domain/program/workshop/queries.server";
import { endTime } from "~/domain/program/workshop/time";
import type { OrderLine } from "~/domain/sales/order/queries.server";
import { whenWords } from "~/domain/sales/registration/tell-holder.server";
import type { Locale } from "~/i18n/config";
import { translate } from "~/i18n/translated";
import { db } from "~/runtime/database.server";

type Line = Pick<OrderLine, "kind" | "itemId" | "cancelledAt">;

/** The workshops in which lines of an order are places, each once. */
async function workshopsOf(lines: readonly Line[], on: Database): Promise<ListedWorkshop[]> {
	const ids = new Set(lines.flatMap(({ kind, itemId }) => (kind === "workshop" ? itemId : [])));
	if (ids.size === 0) return [];
	const rooms = await roomsById(on);
	const found = await Promise.all([...ids].map((id) => findWorkshop(id, on)));
	return found.flatMap((workshop) => (workshop ? { ...workshop, room: rooms.get(workshop.roomId) } : []));
}

/** When and where the workshops of these lines are, by their ids. @param words as mails have it, or pages */
export async function whensOf(
	lines: readonly Line[],
	event: SummitEvent,
	locale: Locale,
	{ on = db, words = whenWords }: { on?: Database; words?: typeof whenWords } = {},
): Promise<Map<string, string>> {
	return new Map((await workshopsOf(lines, on)).map((workshop) => [workshop.id, words(workshop, event, locale)]));
}

/** The ways of the workshops of these lines into a calendar, of each under its title where there are several. */
export async function placesCalendar(request: Request, lines: readonly Line[], event: SummitEvent, locale: Locale): Promise<CalendarMenu | undefined> {
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
