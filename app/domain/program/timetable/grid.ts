interface Span {
	startTime: string;
	endTime: string;
}

interface Planned extends Span {
	roomId?: string;
}

export interface GridRoom<Room> {
	room: Room | undefined;
	/** Counted from 1. */
	lane: number;
	/** More than one if the room is double-booked. */
	lanes: number;
	free: Span[];
}

export interface Grid<Session, Room> {
	/** Hours such as 8 and 22; the last one is exclusive. */
	firstHour: number;
	lastHour: number;
	lanes: number;
	rooms: GridRoom<Room>[];
	entries: { session: Session; lane: number }[];
}

const MIN_FREE_MINUTES = 30;

const EMPTY_DAY = { firstHour: 8, lastHour: 20 };

/** The text of shorter sessions needs a taller hour. */
export const LOW_MINUTES = 20;

/** Returns the five-minute steps of hours that are taller because of short sessions. */
export function highSteps({ firstHour, lastHour, entries }: Pick<Grid<Span, unknown>, "firstHour" | "lastHour" | "entries">): Span[] {
	const short = entries
		.map(({ session }) => ({ start: minutesOf(session.startTime), end: minutesOf(session.endTime) }))
		.filter(({ start, end }) => end - start < LOW_MINUTES);
	const hours = Array.from({ length: lastHour - firstHour }, (_, index) => firstHour + index);
	return hours
		.filter((hour) => short.some(({ start, end }) => start < (hour + 1) * 60 && end > hour * 60))
		.flatMap((hour) => Array.from({ length: 12 }, (_, step) => hour * 60 + step * 5))
		.map((minutes) => ({ startTime: timeAt(minutes), endTime: timeAt(minutes + 5) }));
}

export function gridOf<Session extends Planned, Room extends { id: string }>(sessions: Session[], rooms: Room[]): Grid<Session, Room> {
	const { firstHour, lastHour } = hoursOf(sessions);
	const grid: Grid<Session, Room> = { firstHour, lastHour, lanes: 0, rooms: [], entries: [] };
	const byRoom = Map.groupBy(sessions, ({ roomId }) => roomId);
	for (const room of [...rooms, undefined]) {
		const inRoom = byRoom.get(room?.id) ?? [];
		if (!room && inRoom.length === 0) continue;
		const lanes = inRoom.length > 0 ? lanesOf(inRoom) : [[]];
		grid.rooms.push({ room, lane: grid.lanes + 1, lanes: lanes.length, free: freeBetween(firstHour * 60, lastHour * 60, inRoom) });
		for (const [index, lane] of lanes.entries()) for (const session of lane) grid.entries.push({ session, lane: grid.lanes + index + 1 });
		grid.lanes += lanes.length;
	}
	const places = new Map(sessions.map((session, place) => [session, place]));
	grid.entries.sort((one, other) => (places.get(one.session) ?? 0) - (places.get(other.session) ?? 0));
	return grid;
}

function hoursOf(sessions: Span[]) {
	if (sessions.length === 0) return EMPTY_DAY;
	const firstHour = Math.floor(Math.min(...sessions.map(({ startTime }) => minutesOf(startTime))) / 60);
	const lastHour = Math.ceil(Math.max(...sessions.map(({ endTime }) => minutesOf(endTime))) / 60);
	return { firstHour: Math.max(firstHour - 1, 0), lastHour: Math.min(lastHour + 1, 24) };
}

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
		if (until - from >= MIN_FREE_MINUTES) free.push({ startTime: timeAt(from), endTime: timeAt(until) });
		if (next) from = Math.max(from, minutesOf(next.endTime));
	}
	return free;
}

/** Splits at full hours; less than half an hour at an end joins the hour beside it. */
export function hoursIn({ startTime, endTime }: Span): Span[] {
	const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
	const full = Array.from({ length: 24 }, (_, hour) => hour * 60).filter((minutes) => minutes - start >= MIN_FREE_MINUTES && end - minutes >= MIN_FREE_MINUTES);
	const starts = [start, ...full];
	return starts.map((from, index) => ({ startTime: timeAt(from), endTime: timeAt(starts[index + 1] ?? end) }));
}

export function minutesOf(time: string): number {
	const [hours, minutes] = time.split(":").map(Number) as [number, number];
	return hours * 60 + minutes;
}

/** Returns at most 23:59. */
export function timeAt(minutes: number): string {
	const within = Math.min(minutes, 24 * 60 - 1);
	return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
