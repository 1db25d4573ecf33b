import type { Translated } from "~/i18n/translated";

interface Span {
	startTime: string;
	endTime: string;
}

interface Planned extends Span {
	location: Translated;
}

export interface GridRoom {
	name: Translated;
	/** Counted from 1. */
	lane: number;
	/** More than one where the room is booked twice. */
	lanes: number;
	/** When nothing is planned there, for half an hour or longer. */
	free: Span[];
}

/** A day as a timetable: full hours from top to bottom, rooms side by side. */
export interface Grid<Session> {
	/** The first hour, and the one that no longer belongs to it, such as 8 and 22. */
	firstHour: number;
	lastHour: number;
	lanes: number;
	rooms: GridRoom[];
	entries: { session: Session; lane: number }[];
}

const SHORTEST_FREE = 30;

/** Lays out the sessions of a day, which come by start time. `keyOf` says which room is which, `order` how they stand. */
export function gridOf<Session extends Planned>(sessions: Session[], keyOf: (session: Session) => string, order: string[]): Grid<Session> {
	const firstHour = Math.floor(Math.min(...sessions.map(({ startTime }) => minutesOf(startTime))) / 60);
	const lastHour = Math.ceil(Math.max(...sessions.map(({ endTime }) => minutesOf(endTime))) / 60);
	const grid: Grid<Session> = { firstHour, lastHour, lanes: 0, rooms: [], entries: [] };
	const byRoom = Map.groupBy(sessions, keyOf);
	for (const key of order) {
		const inRoom = byRoom.get(key);
		if (!inRoom) continue;
		const name = (inRoom[0] as Session).location;
		const lanes = lanesOf(inRoom);
		grid.rooms.push({ name, lane: grid.lanes + 1, lanes: lanes.length, free: freeBetween(firstHour * 60, lastHour * 60, inRoom) });
		for (const [index, lane] of lanes.entries()) for (const session of lane) grid.entries.push({ session, lane: grid.lanes + index + 1 });
		grid.lanes += lanes.length;
	}
	grid.entries.sort((one, other) => sessions.indexOf(one.session) - sessions.indexOf(other.session));
	return grid;
}

/** Those at one time in lanes side by side, as few as there can be. */
function lanesOf<Session extends Span>(sessions: Session[]): Session[][] {
	const lanes: Session[][] = [];
	for (const session of sessions) {
		const lane = lanes.find((taken) => (taken.at(-1) as Session).endTime <= session.startTime);
		if (lane) lane.push(session);
		else lanes.push([session]);
	}
	return lanes;
}

function freeBetween(start: number, end: number, sessions: Span[]): Span[] {
	const free: Span[] = [];
	let from = start;
	for (const next of [...sessions, undefined]) {
		const until = next ? minutesOf(next.startTime) : end;
		if (until - from >= SHORTEST_FREE) free.push({ startTime: timeAt(from), endTime: timeAt(until) });
		if (next) from = Math.max(from, minutesOf(next.endTime));
	}
	return free;
}

/** Minutes since midnight. */
export function minutesOf(time: string): number {
	const [hours, minutes] = time.split(":").map(Number) as [number, number];
	return hours * 60 + minutes;
}

/** The wall time so many minutes after midnight; the last one is 23:59. */
export function timeAt(minutes: number): string {
	const within = Math.min(minutes, 24 * 60 - 1);
	return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
