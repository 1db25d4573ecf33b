import { agenda as agendaOfDay1 } from "./day-1/agenda";
import { workshops as workshopsOfDay1 } from "./day-1/workshops";
import { agenda as agendaOfDay2 } from "./day-2/agenda";
import { workshops as workshopsOfDay2 } from "./day-2/workshops";
import { event } from "./event";
import { rooms } from "./rooms";

const byId = new Map(rooms.map((room) => [room.id, room]));
const workshops = new Map([...workshopsOfDay1, ...workshopsOfDay2].map((workshop) => [workshop.id, workshop]));

/**
 * Places the sample sessions that were never placed before, with the workshops that some of them are and the rooms that are not there yet.
 *
 * @param insert gives the number of the row
 */
export function placeProgramme(
	isFresh: (table: string, id: string) => boolean,
	insert: (table: string, row: object) => number,
	hasRoom: (id: string) => boolean,
): void {
	for (const { id, day, speakerIds, workshopId, ...session } of [...agendaOfDay1, ...agendaOfDay2]) {
		const workshop = workshopId === undefined ? undefined : workshops.get(workshopId);
		const isNew = isFresh("session", id);
		if (workshop && !isFresh("workshop", workshop.id)) continue;
		if (!isNew) continue;
		const room = session.roomId === undefined ? undefined : byId.get(session.roomId);
		if (room && !hasRoom(room.id)) insert("room", room);
		const sessionId = insert("session", { agendaId: id, date: dateOfDay(day), ...session });
		for (const [position, speakerId] of speakerIds.entries()) insert("session_speaker", { sessionId, speakerId, position });
		if (workshop) insert("workshop", { sessionId, ...workshop });
	}
}

function dateOfDay(day: number): string {
	return Temporal.PlainDate.from(event.startDate)
		.add({ days: day - 1 })
		.toString();
}
