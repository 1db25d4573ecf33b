import type { Slot } from "#app/domain/program/session/neighbors.ts";
import { overlap } from "./clashes.ts";
import { minutesOf } from "./grid.ts";

const WALK_MINUTES = 10;

export interface AgendaConflicts<Session> {
	clashes: Session[];
	walk?: { from: Session; minutes: number };
}

export function agendaConflicts<Session extends Slot>(sessions: readonly Session[]): Map<Session, AgendaConflicts<Session>> {
	return new Map(
		sessions.map((session) => {
			const clashes = sessions.filter((other) => other !== session && overlap(session, other));
			const [walk] = sessions
				.filter(({ date, endTime }) => date === session.date && endTime <= session.startTime)
				.map((from) => ({ from, minutes: minutesOf(session.startTime) - minutesOf(from.endTime) }))
				.filter(({ from, minutes }) => minutes < WALK_MINUTES && from.roomId && session.roomId && from.roomId !== session.roomId)
				.sort((one, other) => one.minutes - other.minutes);
			return [session, { clashes, ...(walk && { walk }) }];
		}),
	);
}
