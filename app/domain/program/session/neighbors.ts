import type { SessionType } from "./schema.ts";

export interface Slot {
	id?: string;
	date: string;
	startTime: string;
	endTime: string;
	roomId?: string;
}

/** Returns the sessions before and after it in the agenda, which is sorted; breaks are skipped. */
export function neighbors<Session extends Slot & { type: SessionType }>(agenda: Session[], itself: Slot) {
	const sessions = agenda.filter(({ id, type }) => type !== "Break" && id !== itself.id);
	return {
		previous: sessions.findLast((session) => placeOf(session) < placeOf(itself)),
		next: sessions.find((session) => placeOf(session) > placeOf(itself)),
	};
}

const placeOf = ({ date, startTime, endTime, id }: Slot) => [date, startTime, endTime, id].join(" ");
