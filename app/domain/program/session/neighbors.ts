export interface Slot {
	id?: string;
	date: string;
	startTime: string;
	endTime: string;
	roomId?: string;
}

/** Returns the last session before, all that overlap and the first one after on that day, and the neighbors in the same room. */
export function neighbors<Session extends Slot>(sessions: Session[], { id, date, startTime, endTime, roomId }: Slot) {
	const others = sessions.filter((session) => session.date === date && session.id !== id);
	const earlier = others.filter((session) => session.endTime <= startTime);
	const later = others.filter((session) => session.startTime >= endTime);
	const inRoom = (session: Session) => roomId !== undefined && session.roomId === roomId;
	const last = earlier.toSorted(by("endTime")).at(-1);
	const next = later.toSorted(by("startTime"))[0];
	return {
		before: earlier.filter((session) => session.endTime === last?.endTime),
		during: others.filter((session) => !earlier.includes(session) && !later.includes(session)),
		after: later.filter((session) => session.startTime === next?.startTime),
		inRoom: { previous: earlier.filter(inRoom).toSorted(by("endTime")).at(-1), next: later.filter(inRoom).toSorted(by("startTime"))[0] },
	};
}

const by = (time: "startTime" | "endTime") => (one: Slot, other: Slot) => one[time].localeCompare(other[time]);
