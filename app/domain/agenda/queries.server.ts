import type { Insertable, Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { dateOfDay } from "~/domain/event/days.server";
import { getEvent } from "~/domain/event/queries.server";
import type { AgendaItemTable } from "../../../db/tables";
import { AGENDA_DAYS, type AgendaDay, type AgendaItem, type SessionType, type Track, type WrittenSession } from "./schema";

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
	/** Those that name this speaker. */
	speakerId?: string;
	/** Those that announce this workshop. */
	workshopId?: string;
}

/** The sessions that a filter leaves, by day and start time text (specification, section 9), with their speakers. */
export async function listSessions({ day, types, track, speakerId, workshopId }: AgendaFilter = {}, on: Database = db): Promise<AgendaSession[]> {
	const rows = await on
		.selectFrom("agenda_item")
		.selectAll()
		.$if(day !== undefined, (query) => query.where("day", "=", day as number))
		.$if(types !== undefined, (query) => query.where("type", "in", types as SessionType[]))
		.$if(track !== undefined, (query) => query.where("track", "=", track as Track))
		.$if(workshopId !== undefined, (query) => query.where("workshop_id", "=", workshopId as string))
		.$if(speakerId !== undefined, (query) =>
			query.where("id", "in", ({ selectFrom }) =>
				selectFrom("agenda_speaker")
					.select("agenda_item_id")
					.where("speaker_id", "=", speakerId as string),
			),
		)
		.orderBy("day")
		.orderBy("start_time")
		.orderBy("end_time")
		.orderBy("id")
		.execute();
	const speakers = await listSpeakersOf(
		rows.map(({ id }) => id),
		on,
	);
	return rows.map((row) => toSession(row, speakers.get(row.id) ?? []));
}

/** One session as organisers write it. */
export async function findSession(id: string, on: Database = db): Promise<WrittenSession | undefined> {
	const row = await on.selectFrom("agenda_item").selectAll().where("id", "=", id).executeTakeFirst();
	return row && asWritten(toSession(row, (await listSpeakersOf([id], on)).get(id) ?? []));
}

/** A session without what follows from elsewhere: its date, and what its speakers are called. */
export function asWritten({ date: _, speakers: __, ...session }: AgendaSession): WrittenSession {
	return session;
}

export async function insertSession(trx: Database, session: WrittenSession): Promise<void> {
	await trx
		.insertInto("agenda_item")
		.values(await toRow(session, trx))
		.execute();
	await insertSpeakers(trx, session);
}

export async function updateSession(trx: Database, session: WrittenSession): Promise<void> {
	await trx
		.updateTable("agenda_item")
		.set(await toRow(session, trx))
		.where("id", "=", session.id)
		.execute();
	await trx.deleteFrom("agenda_speaker").where("agenda_item_id", "=", session.id).execute();
	await insertSpeakers(trx, session);
}

export async function deleteSession(trx: Database, id: string): Promise<void> {
	await trx.deleteFrom("agenda_item").where("id", "=", id).execute();
}

/** Sets the sessions' calendar days anew, after the event's own have changed. */
export async function dateSessions(trx: Database): Promise<void> {
	const event = await getEvent(trx);
	for (const day of AGENDA_DAYS) {
		await trx
			.updateTable("agenda_item")
			.set({ date: dateOfDay(event, day) })
			.where("day", "=", day)
			.execute();
	}
}

async function insertSpeakers(trx: Database, { id, speakerIds }: WrittenSession): Promise<void> {
	const rows = speakerIds.map((speakerId, position) => ({ agenda_item_id: id, speaker_id: speakerId, position }));
	if (rows.length > 0) await trx.insertInto("agenda_speaker").values(rows).execute();
}

/** The speakers of all these sessions in one query. */
async function listSpeakersOf(sessionIds: string[], on: Database): Promise<Map<string, SessionSpeaker[]>> {
	const bySession = new Map<string, SessionSpeaker[]>();
	if (sessionIds.length === 0) return bySession;
	const rows = await on
		.selectFrom("agenda_speaker")
		.innerJoin("speaker", "speaker.id", "agenda_speaker.speaker_id")
		.select(["agenda_speaker.agenda_item_id as sessionId", "speaker.id", "speaker.name", "speaker.company"])
		.where("agenda_speaker.agenda_item_id", "in", sessionIds)
		.orderBy("agenda_speaker.position")
		.execute();
	for (const { sessionId, ...speaker } of rows) bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), speaker]);
	return bySession;
}

/** The date is that of the session's day, so that the two cannot disagree. */
async function toRow(session: WrittenSession, trx: Database): Promise<Insertable<AgendaItemTable>> {
	return {
		id: session.id,
		day: session.day,
		date: dateOfDay(await getEvent(trx), session.day),
		start_time: session.startTime,
		end_time: session.endTime,
		title: JSON.stringify(session.title),
		description: JSON.stringify(session.description),
		location: JSON.stringify(session.location),
		type: session.type,
		track: session.track ?? null,
		workshop_id: session.workshopId ?? null,
	};
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
