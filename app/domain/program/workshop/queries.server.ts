import type { Selectable } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import type { Columns } from "#app/admin/entity-table.server.ts";
import { roomsById } from "#app/domain/program/room/queries.server.ts";
import type { Room } from "#app/domain/program/room/schema.ts";
import { mediaColumns, toMedia } from "#app/domain/program/session/media.server.ts";
import { DEFAULT_MINUTES, isScheduled, type Scheduled } from "#app/domain/program/session/scheduled.ts";
import type { Track } from "#app/domain/program/session/schema.ts";
import { listSpeakersOf, type SessionSpeaker, setSpeakers } from "#app/domain/program/session/session-speakers.server.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import type { SessionTable, WorkshopTable } from "#db/tables.ts";
import type { Workshop, WorkshopCategory, WorkshopLevel } from "./schema.ts";
import { agendaText } from "./summary.ts";
import { durationBetween, endTime } from "./time.ts";

export type ListedWorkshop = Workshop & { leader?: Pick<SessionSpeaker, "name" | "photo">; room?: Room };

interface WorkshopFilter {
	category?: WorkshopCategory;
	level?: WorkshopLevel;
	speakerId?: string;
	roomId?: string;
}

/** Sorted by time; with `drafts`, unscheduled workshops come first. */
export async function listWorkshops(filter?: WorkshopFilter & { drafts?: undefined }, on?: Database): Promise<Scheduled<ListedWorkshop>[]>;
export async function listWorkshops(filter: WorkshopFilter & { drafts: true }, on?: Database): Promise<ListedWorkshop[]>;
export async function listWorkshops(
	{ category, level, speakerId, roomId, drafts }: WorkshopFilter & { drafts?: true } = {},
	on: Database = db,
): Promise<ListedWorkshop[]> {
	const rows = await selectWorkshops(on)
		.$if(!drafts, (query) => query.where("status", "<>", "draft").where("date", "is not", null))
		.$if(category !== undefined, (query) => query.where("category", "=", category as string))
		.$if(level !== undefined, (query) => query.where("level", "=", level as string))
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
		.orderBy("workshop.id")
		.execute();
	const speakers = await listSpeakersOf(
		rows.map(({ session_id }) => session_id),
		{ drafts },
		on,
	);
	const rooms = await roomsById(on);
	return rows.map((row) => {
		const named = speakers.get(row.session_id) ?? [];
		return { ...toWorkshop(row, named), leader: named[0], room: rooms.get(row.room_id) };
	});
}

export async function findPublicWorkshop(id: string): Promise<Scheduled<ListedWorkshop> | undefined> {
	const workshop = await find(id, {}, db);
	return workshop && isPublic(workshop) ? { ...workshop, room: (await roomsById()).get(workshop.roomId) } : undefined;
}

export function isPublic(workshop: Workshop): workshop is Scheduled<Workshop> {
	return workshop.status !== "draft" && isScheduled(workshop);
}

export const findWorkshop = (id: string, on: Database = db) => find(id, { drafts: true }, on);

async function find(id: string, whose: { drafts?: true }, on: Database): Promise<Workshop | undefined> {
	const row = await selectWorkshops(on).where("workshop.id", "=", id).executeTakeFirst();
	return row && toWorkshop(row, (await listSpeakersOf([row.session_id], whose, on)).get(row.session_id) ?? []);
}

export function asWritten({ leader: _, room: __, ...workshop }: ListedWorkshop): Workshop {
	return workshop;
}

export async function insertWorkshop(trx: Database, workshop: Workshop): Promise<void> {
	const { id } = await trx
		.insertInto("session")
		.values(await sessionColumns(workshop, trx))
		.returning("id")
		.executeTakeFirstOrThrow();
	await trx
		.insertInto("workshop")
		.values({ id: workshop.id, session_id: id, ...ownColumns(workshop) })
		.execute();
	await setSpeakers(trx, id, speakersOf(workshop));
}

export async function updateWorkshop(trx: Database, workshop: Workshop): Promise<void> {
	const { session_id: id } = await trx
		.updateTable("workshop")
		.set(ownColumns(workshop))
		.where("id", "=", workshop.id)
		.returning("session_id")
		.executeTakeFirstOrThrow();
	await trx
		.updateTable("session")
		.set(await sessionColumns(workshop, trx))
		.where("id", "=", id)
		.execute();
	await setSpeakers(trx, id, speakersOf(workshop));
}

export async function deleteWorkshop(trx: Database, id: string): Promise<void> {
	await trx
		.deleteFrom("session")
		.where("id", "=", ({ selectFrom }) => selectFrom("workshop").select("session_id").where("workshop.id", "=", id))
		.execute();
}

function selectWorkshops(on: Database) {
	return on
		.selectFrom("workshop")
		.innerJoin("session", "session.id", "workshop.session_id")
		.select([
			"agenda_id",
			"date",
			"start_time",
			"end_time",
			"duration_minutes",
			"title",
			"session.description as summary",
			"room_id",
			"track",
			"status",
			"format",
			"language",
			"recording_url",
			"slides_url",
			"links",
		])
		.selectAll("workshop");
}

export const speakersOf = ({ speakerId, furtherSpeakerIds }: Workshop) => [...(speakerId === undefined ? [] : [speakerId]), ...furtherSpeakerIds];

async function sessionColumns(workshop: Workshop, trx: Database) {
	return {
		agenda_id: workshop.offAgenda ? null : (workshop.agendaId ?? (await freeAgendaId(workshop.id, trx))),
		date: workshop.date ?? null,
		start_time: workshop.startTime ?? null,
		end_time: isScheduled(workshop) ? endTime(workshop) : null,
		duration_minutes: isScheduled(workshop) ? null : (workshop.durationMinutes ?? DEFAULT_MINUTES),
		title: JSON.stringify(workshop.title),
		description: JSON.stringify(workshop.summary ?? agendaText(workshop.description)),
		room_id: workshop.roomId ?? null,
		type: "Workshop",
		track: workshop.track ?? null,
		status: workshop.status,
		format: workshop.format,
		...mediaColumns(workshop),
	} satisfies Columns<SessionTable, "id">;
}

/** Returns a free id such as `workshop-hear-the-leak`. */
async function freeAgendaId(id: string, trx: Database): Promise<string> {
	for (let number = 1; ; number++) {
		const agendaId = `workshop-${id}${number === 1 ? "" : `-${number}`}`;
		if (!(await trx.selectFrom("session").select("id").where("agenda_id", "=", agendaId).executeTakeFirst())) return agendaId;
	}
}

function ownColumns(workshop: Workshop) {
	return {
		description: JSON.stringify(workshop.description),
		image: workshop.image ?? null,
		category: workshop.category,
		level: workshop.level,
		price: workshop.price ?? null,
		max_attendees: workshop.maxAttendees ?? null,
	} satisfies Columns<WorkshopTable, "id" | "session_id">;
}

type WorkshopRow = Selectable<WorkshopTable> & Omit<Selectable<SessionTable>, "id" | "description" | "type"> & { summary: string };

/** Empty for a draft without a description. */
function toSummary(stored: string): Translated | undefined {
	const summary: Translated = JSON.parse(stored);
	return summary.en ? summary : undefined;
}

function toWorkshop(row: WorkshopRow, [leader, ...others]: SessionSpeaker[]): Workshop {
	return {
		id: row.id,
		title: JSON.parse(row.title),
		description: JSON.parse(row.description),
		image: row.image ?? undefined,
		category: row.category as WorkshopCategory,
		level: row.level as WorkshopLevel,
		durationMinutes: row.duration_minutes ?? durationBetween(row.start_time as string, row.end_time as string),
		date: row.date ?? undefined,
		startTime: row.start_time ?? undefined,
		price: (row.price ?? undefined) as number,
		maxAttendees: (row.max_attendees ?? undefined) as number,
		roomId: row.room_id ?? undefined,
		speakerId: leader?.id,
		furtherSpeakerIds: others.map(({ id }) => id),
		summary: toSummary(row.summary),
		track: (row.track as Track | null) ?? undefined,
		offAgenda: row.agenda_id === null,
		status: row.status,
		format: row.format,
		...toMedia(row),
		agendaId: row.agenda_id ?? undefined,
	};
}
