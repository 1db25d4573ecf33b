import type { Workshop } from "./schema";
import { endTime } from "./time";

interface Scheduled {
	date: string;
	startTime: string;
	endTime: string;
	workshopId?: string;
}

/**
 * What is on around a workshop on its day: what ends last before it, what overlaps it, and what begins first after it.
 * The agenda's own line of this workshop is left out.
 */
export function neighbours<Session extends Scheduled>(
	sessions: Session[],
	workshop: Pick<Workshop, "id" | "durationMinutes"> & Pick<Scheduled, "date" | "startTime">,
) {
	const end = endTime(workshop);
	const others = sessions.filter((session) => session.date === workshop.date && session.workshopId !== workshop.id);
	const earlier = others.filter((session) => session.endTime <= workshop.startTime);
	const later = others.filter((session) => session.startTime >= end);
	const lastEnd = earlier
		.map((session) => session.endTime)
		.sort()
		.at(-1);
	const firstStart = later.map((session) => session.startTime).sort()[0];
	return {
		before: earlier.filter((session) => session.endTime === lastEnd),
		during: others.filter((session) => !earlier.includes(session) && !later.includes(session)),
		after: later.filter((session) => session.startTime === firstStart),
	};
}
