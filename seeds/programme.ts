import { agenda as agendaOfDay1 } from "./day-1/agenda";
import { workshops as workshopsOfDay1 } from "./day-1/workshops";
import { agenda as agendaOfDay2 } from "./day-2/agenda";
import { workshops as workshopsOfDay2 } from "./day-2/workshops";
import { event } from "./event";

export const sessions = [...agendaOfDay1, ...agendaOfDay2];
export const workshops = [...workshopsOfDay1, ...workshopsOfDay2];

const workshopsById = new Map(workshops.map((workshop) => [workshop.id, workshop]));

/**
 * Places the sample sessions, with the workshops that some of them are.
 *
 * @param insert gives the number of the row
 */
export function placeProgramme(insert: (table: string, row: object) => number): void {
	for (const { id, day, speakerIds, workshopId, ...session } of sessions) {
		const sessionId = insert("session", { agendaId: id, date: dateOfDay(day), ...session });
		for (const [position, speakerId] of speakerIds.entries()) insert("session_speaker", { sessionId, speakerId, position });
		const workshop = workshopId && workshopsById.get(workshopId);
		if (workshop) insert("workshop", { sessionId, ...workshop });
	}
}

function dateOfDay(day: number): string {
	return Temporal.PlainDate.from(event.startDate)
		.add({ days: day - 1 })
		.toString();
}
