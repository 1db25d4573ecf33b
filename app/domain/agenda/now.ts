import type { Slot } from "./neighbors";

/**
 * What comes next: all that begins first. While several rooms are in use, also what comes next in each of them.
 *
 * @param coming by day and start time
 */
export function soonest<Session extends Slot>(coming: Session[], running: Session[]): Session[] {
	const [first] = coming;
	const rooms = new Set(running.map(({ roomId }) => roomId));
	const inRooms = rooms.size > 1 ? coming.filter(({ roomId }) => rooms.has(roomId)) : [];
	const isFirst = ({ date, startTime }: Session) => date === first?.date && startTime === first.startTime;
	return coming.filter((session) => isFirst(session) || session === inRooms.find(({ roomId }) => roomId === session.roomId));
}
