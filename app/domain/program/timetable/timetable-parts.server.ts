import { type DoubleBooking, problemOf } from "#app/domain/program/checks/bookings.ts";
import { problemView } from "#app/domain/program/checks/view.server.ts";
import type { ListedSession } from "#app/domain/program/session/queries.server.ts";
import type { Scheduled } from "#app/domain/program/session/scheduled.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { FilterOption } from "#app/ui/filter-links.tsx";
import type { Grid } from "./grid.ts";

export interface Shown {
	/** Undefined for all days. */
	day?: number;
	/** Counted from 1. */
	rooms?: number;
	page?: number;
	/** Shows the page with this session instead, if there is one. */
	moved?: string;
}

export const shownIn = (asked: URLSearchParams, day: number | undefined): Shown => ({
	day,
	rooms: Number(asked.get("rooms")) || 1,
	page: Number(asked.get("page")) || 1,
});

export function addressOf({ day, rooms = 1, page = 1 }: Shown): URL {
	const asked = { ...(day !== undefined && { day }), ...(rooms > 1 && { rooms }), ...(page > 1 && { page }) };
	return new URL(`/admin/agenda?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`, "http://site");
}

export function shownPage(pages: Grid<{ id: string }, unknown>[], { rooms = 1, moved }: Shown): number {
	const withMoved = pages.findIndex(({ entries }) => entries.some(({ session }) => session.id === moved));
	return withMoved >= 0 ? withMoved : Math.min(Math.max(Math.trunc(rooms), 1), pages.length) - 1;
}

export function partLinks<Room>(pages: Grid<unknown, Room>[], current: number, day: number, nameOf: (room: Room | undefined) => string): FilterOption[] {
	if (pages.length === 1) return [];
	const names = pages.map(({ rooms }) => [...new Set([rooms.at(0), rooms.at(-1)].map((column) => nameOf(column?.room)))].join(" – "));
	return names.map((name, index) => {
		const { pathname, search } = addressOf({ day, rooms: index + 1 });
		// A room that continues gives several pages the same name.
		const earlier = names.slice(0, index).filter((other) => other === name).length;
		return { label: earlier > 0 ? `${name} (${earlier + 1})` : name, to: pathname + search, current: index === current };
	});
}

/** Returns bookings on other pages that share a room or a speaker with this one. */
export function bookingsElsewhere(
	ofDay: Scheduled<ListedSession>[],
	{ rooms, entries }: Grid<ListedSession, { id: string }>,
	unscheduled: ListedSession[],
	locale: Locale,
) {
	const here = new Set(entries.map(({ session }) => session.id));
	const speakers = new Set([...entries.map(({ session }) => session), ...unscheduled].flatMap(({ speakerIds }) => speakerIds));
	const roomIds = new Set(rooms.map(({ room }) => room?.id));
	return ofDay
		.filter(
			({ id, status, roomId, speakerIds }) =>
				!here.has(id) && status !== "cancelled" && (roomIds.has(roomId) || speakerIds.some((speaker) => speakers.has(speaker))),
		)
		.map(({ id, title, roomId = "", speakerIds, startTime, endTime }) => ({ id, title: translate(title, locale), roomId, speakerIds, startTime, endTime }));
}

const MAX_CONFLICTS = 20;

export function conflictViews(doubleBookings: DoubleBooking[], locale: Locale) {
	const more = doubleBookings.length - MAX_CONFLICTS;
	const rest = { path: "/admin#check-title", sentence: [{ text: translatorFor(locale)("editSession.timetable.moreConflicts", { count: more }) }] };
	return [...doubleBookings.slice(0, MAX_CONFLICTS).map((booking) => problemView(problemOf(booking), locale)), ...(more > 0 ? [rest] : [])];
}
