import type { Selectable } from "kysely";
import { db } from "~/database.server";
import type { AgendaItemTable } from "../../../db/tables";
import type { AgendaDay, AgendaItem, SessionType, Track } from "./schema";

/** Who speaks in a session: as much of a speaker as the programme prints. */
export interface SessionSpeaker {
	id: string;
	name: string;
	company: string;
}

/** An agenda item with its speakers, in the order in which they are named. */
export interface AgendaSession extends AgendaItem {
	speakers: SessionSpeaker[];
}

export interface AgendaFilter {
	day?: AgendaDay;
	/** Any of these. */
	types?: readonly SessionType[];
	track?: Track;
}

/** The sessions that a filter leaves, by day and start time text (specification, section 9), with their speakers. */
export async function listSessions({ day, types, track }: AgendaFilter = {}): Promise<AgendaSession[]> {
	const rows = await db
		.selectFrom("agenda_item")
		.selectAll()
		.$if(day !== undefined, (query) => query.where("day", "=", day as number))
		.$if(types !== undefined, (query) => query.where("type", "in", types as SessionType[]))
		.$if(track !== undefined, (query) => query.where("track", "=", track as Track))
		.orderBy("day")
		.orderBy("start_time")
		.orderBy("end_time")
		.orderBy("id")
		.execute();
	const speakers = await listSpeakersOf(rows.map(({ id }) => id));
	return rows.map((row) => toSession(row, speakers.get(row.id) ?? []));
}

/** The speakers of all these sessions in one query. */
async function listSpeakersOf(sessionIds: string[]): Promise<Map<string, SessionSpeaker[]>> {
	const bySession = new Map<string, SessionSpeaker[]>();
	if (sessionIds.length === 0) return bySession;
	const rows = await db
		.selectFrom("agenda_speaker")
		.innerJoin("speaker", "speaker.id", "agenda_speaker.speaker_id")
		.select(["agenda_speaker.agenda_item_id as sessionId", "speaker.id", "speaker.name", "speaker.company"])
		.where("agenda_speaker.agenda_item_id", "in", sessionIds)
		.orderBy("agenda_speaker.position")
		.execute();
	for (const { sessionId, ...speaker } of rows) bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), speaker]);
	return bySession;
}

function toSession(row: Selectable<AgendaItemTable>, speakers: SessionSpeaker[]): AgendaSession {
	return {
		id: row.id,
		day: row.day as AgendaDay,
		date: row.date,
		startTime: row.start_time,
		endTime: row.end_time,
		title: JSON.parse(row.title),
		description: JSON.parse(row.description),
		location: JSON.parse(row.location),
		type: row.type as SessionType,
		track: (row.track as Track | null) ?? undefined,
		speakerIds: speakers.map(({ id }) => id),
		speakers,
		workshopId: row.workshop_id ?? undefined,
	};
}
