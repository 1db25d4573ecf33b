import type { Selectable } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import type { Columns } from "#app/admin/entity-table.server.ts";
import { agendaDays, dateOfDay, dayOfDate, isWithin, lastDate, offsetInstant } from "#app/domain/content/event/days.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { roomsById } from "#app/domain/program/room/queries.server.ts";
import type { Room } from "#app/domain/program/room/schema.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import type { SessionTable } from "#db/tables.ts";
import { mediaColumns, toMedia } from "./media.server.ts";
import { DEFAULT_MINUTES, isScheduled, type Scheduled } from "./scheduled.ts";
import type { AgendaItem, SessionType, TalkLanguage, Track, WrittenSession } from "./schema.ts";
import { listSpeakersOf, type SessionSpeaker, setSpeakers } from "./session-speakers.server.ts";

export interface ListedSession extends AgendaItem {
	speakers: SessionSpeaker[];
	room?: Room;
}

export type AgendaSession = Scheduled<ListedSession>;

export interface AgendaFilter {
	day?: number;
	types?: readonly SessionType[];
	track?: Track;
	language?: TalkLanguage;
	speakerId?: string;
	roomId?: string;
}

/** Sorted by day and by start time as text (specification, section 9). */
export async function listSessions(filter?: AgendaFilter & { drafts?: undefined }, on?: Database): Promise<AgendaSession[]>;
/** Includes drafts; unscheduled sessions come first. */
export async function listSessions(filter: AgendaFilter & { drafts: true }, on?: Database): Promise<ListedSession[]>;
export async function listSessions(
	{ day, types, track, language, speakerId, roomId, drafts }: AgendaFilter & { drafts?: true } = {},
	on: Database = db,
): Promise<ListedSession[]> {
	const event = await getEvent(on);
	const rows = await selectSessions(on)
		.$if(!drafts, (query) => query.where("status", "<>", "draft").where("date", ">=", event.startDate).where("date", "<=", lastDate(event)))
		.$if(day !== undefined, (query) => query.where("date", "=", dateOfDay(event, day as number)))
		.$if(types !== undefined, (query) => query.where("type", "in", types as SessionType[]))
		.$if(track !== undefined, (query) => query.where("track", "=", track as Track))
		.$if(language !== undefined, (query) => query.where("language", "=", language as string))
		.$if(roomId !== undefined, (query) => query.where("room_id", "=", roomId as string))
		.$if(speakerId !== undefined, (query) =>
			query.where("session.id", "in", ({ selectFrom }) =>
				selectFrom("session_speaker")
					.select("session_id")
					.where("speaker_id", "=", speakerId as string),
			),
		)
		.orderBy("date")
		.orderBy("start_time")
		.orderBy("end_time")
		.orderBy("agenda_id")
		.execute();
	const speakers = await listSpeakersOf(
		rows.map(({ id }) => id),
		{ drafts },
		on,
	);
	const rooms = await roomsById(on);
	return rows.map((row) => ({ ...toSession(row, speakers.get(row.id) ?? [], event), room: rooms.get(row.room_id) }));
}

export async function listFacets(on: Database = db) {
	const event = await getEvent(on);
	const scheduled = on
		.selectFrom("session")
		.where("agenda_id", "is not", null)
		.where("session.status", "<>", "draft")
		.where("date", ">=", event.startDate)
		.where("date", "<=", lastDate(event));
	const [rows, speakers] = await Promise.all([
		scheduled.select(["room_id", "language"]).distinct().execute(),
		scheduled
			.innerJoin("session_speaker", "session_speaker.session_id", "session.id")
			.innerJoin("speaker", "speaker.id", "session_speaker.speaker_id")
			.where("speaker.status", "<>", "draft")
			.select(["speaker.id", "speaker.name"])
			.distinct()
			.orderBy("speaker.name")
			.execute(),
	]);
	return { roomIds: new Set(rows.map((row) => row.room_id)), languages: new Set(rows.map(({ language }) => language)), speakers };
}

export async function listDays(on: Database = db): Promise<number[]> {
	const event = await getEvent(on);
	const planned = await on
		.selectFrom("session")
		.select("date")
		.distinct()
		.where("agenda_id", "is not", null)
		.where("status", "<>", "draft")
		.where("date", "is not", null)
		.$narrowType<{ date: string }>()
		.execute();
	return agendaDays(
		event,
		planned.map(({ date }) => date),
	);
}

/** Times are from the agenda of the first and last day, if they have sessions; with the venue's offset. */
export async function findSummitSpan(event: SummitEvent, on: Database = db): Promise<{ startDate: string; endDate: string } | undefined> {
	if (!event.datesAnnounced) return undefined;
	const last = lastDate(event);
	const onDay = (date: string) => on.selectFrom("session").where("agenda_id", "is not", null).where("status", "=", "published").where("date", "=", date);
	const [first, final] = await Promise.all([
		onDay(event.startDate)
			.select(({ fn }) => fn.min("start_time").as("time"))
			.executeTakeFirst(),
		onDay(last)
			.select(({ fn }) => fn.max("end_time").as("time"))
			.executeTakeFirst(),
	]);
	return {
		startDate: offsetInstant(event, event.startDate, first?.time ?? "00:00"),
		endDate: offsetInstant(event, last, final?.time ?? "23:59:59"),
	};
}

export async function findSession(id: string, on: Database = db): Promise<WrittenSession | undefined> {
	const session = await find(id, { drafts: true }, on);
	return session && asWritten(session);
}

export async function findPublicSession(id: string): Promise<AgendaSession | undefined> {
	const session = await find(id, {}, db);
	if (!session || session.status === "draft" || !isScheduled(session) || !isWithin(await getEvent(), session.date)) return undefined;
	return { ...session, room: (await roomsById()).get(session.roomId) };
}

async function find(id: string, whose: { drafts?: true }, on: Database): Promise<ListedSession | undefined> {
	const row = await selectSessions(on).where("agenda_id", "=", id).executeTakeFirst();
	return row && toSession(row, (await listSpeakersOf([row.id], whose, on)).get(row.id) ?? [], await getEvent(on));
}

export function asWritten({ date: _, speakers: __, room: ___, ...session }: ListedSession): WrittenSession {
	return session;
}

/** The session may be a workshop that was not on the agenda before. */
export async function insertSession(trx: Database, session: WrittenSession): Promise<void> {
	const columns = toColumns(session, await getEvent(trx));
	const { workshopId } = session;
	const row =
		workshopId === undefined
			? await trx.insertInto("session").values(columns).returning("id").executeTakeFirstOrThrow()
			: await trx
					.updateTable("session")
					// The workshop's own text has the same format.
					.set({ ...columns, format: undefined })
					.where("agenda_id", "is", null)
					.where("id", "=", ({ selectFrom }) => selectFrom("workshop").select("session_id").where("workshop.id", "=", workshopId))
					.returning("id")
					.executeTakeFirst();
	if (row) await setSpeakers(trx, row.id, session.speakerIds);
}

export async function updateSession(trx: Database, session: WrittenSession): Promise<void> {
	const { id } = await trx
		.updateTable("session")
		.set(toColumns(session, await getEvent(trx)))
		.where("agenda_id", "=", session.id)
		.returning("id")
		.executeTakeFirstOrThrow();
	await setSpeakers(trx, id, session.speakerIds);
}

/** A workshop is only taken off the agenda; other sessions are deleted. */
export async function deleteSession(trx: Database, id: string): Promise<void> {
	await trx
		.deleteFrom("session")
		.where("agenda_id", "=", id)
		.where("id", "not in", ({ selectFrom }) => selectFrom("workshop").select("session_id"))
		.execute();
	await trx.updateTable("session").set({ agenda_id: null }).where("agenda_id", "=", id).execute();
}

/** Skips workshops, which store their date themselves. */
export async function moveSessions(trx: Database, days: number): Promise<void> {
	await trx
		.updateTable("session")
		.set(({ fn, val, ref }) => ({ date: fn<string>("date", [ref("date"), val(`${days} days`)]) }))
		.where("id", "not in", ({ selectFrom }) => selectFrom("workshop").select("session_id"))
		.execute();
}

function selectSessions(on: Database) {
	return on
		.selectFrom("session")
		.leftJoin("workshop", "workshop.session_id", "session.id")
		.selectAll("session")
		.select("workshop.id as workshop_id")
		.where("agenda_id", "is not", null);
}

function toColumns(session: WrittenSession, event: SummitEvent) {
	return {
		agenda_id: session.id,
		date: session.day === undefined ? null : dateOfDay(event, session.day),
		start_time: session.startTime ?? null,
		end_time: session.endTime ?? null,
		duration_minutes: session.day === undefined ? (session.durationMinutes ?? DEFAULT_MINUTES) : null,
		title: JSON.stringify(session.title),
		description: JSON.stringify(session.description ?? { en: "" }),
		room_id: session.roomId ?? null,
		type: session.type,
		track: session.track ?? null,
		status: session.status,
		format: session.format,
		...mediaColumns(session),
	} satisfies Columns<SessionTable, "id">;
}

function toDescription(kept: string): Translated | undefined {
	const description: Translated = JSON.parse(kept);
	return description.en ? description : undefined;
}

function toSession(row: Selectable<SessionTable> & { workshop_id: string | null }, speakers: SessionSpeaker[], event: SummitEvent): ListedSession {
	return {
		id: row.agenda_id as string,
		day: row.date === null ? undefined : dayOfDate(event, row.date),
		date: row.date ?? undefined,
		startTime: row.start_time ?? undefined,
		endTime: row.end_time ?? undefined,
		durationMinutes: row.duration_minutes ?? undefined,
		title: JSON.parse(row.title),
		description: toDescription(row.description),
		roomId: row.room_id ?? undefined,
		type: row.type as SessionType,
		track: (row.track as Track | null) ?? undefined,
		speakerIds: speakers.map(({ id }) => id),
		speakers,
		workshopId: row.workshop_id ?? undefined,
		status: row.status,
		format: row.format,
		...toMedia(row),
	};
}
