import type { Slot } from "#app/domain/program/session/neighbors.ts";

/** Returns the next sessions to begin, and the next in each room that begins before all running ones are over. */
export function soonest<Session extends Slot>(coming: Session[], running: Session[]): Session[] {
	const [first] = coming;
	const over = running.map(({ endTime }) => endTime).reduce((last, time) => (time > last ? time : last), "");
	const ofDay = coming.filter(({ date }) => date === first?.date);
	return ofDay.filter(
		(session) => session.startTime === first?.startTime || (session.startTime <= over && session === ofDay.find(({ roomId }) => roomId === session.roomId)),
	);
}
