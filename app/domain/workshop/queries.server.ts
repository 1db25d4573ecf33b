import type { Insertable, Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { WorkshopTable } from "../../../db/tables";
import type { Workshop, WorkshopCategory, WorkshopLevel } from "./schema";

/** A workshop as a list names it: with who holds it, and the session that announces it in the agenda. */
export type ListedWorkshop = Workshop & { speakerName?: string; sessionId?: string };

/** The workshops of a category and a level, or all, in the order in which they take place. */
export async function listWorkshops(
	{ category, level }: { category?: WorkshopCategory; level?: WorkshopLevel } = {},
	on: Database = db,
): Promise<ListedWorkshop[]> {
	let query = on
		.selectFrom("workshop")
		.leftJoin("speaker", "speaker.id", "workshop.speaker_id")
		.selectAll("workshop")
		.select(({ selectFrom }) => [
			"speaker.name as speaker_name",
			selectFrom("agenda_item")
				.select(({ fn }) => fn.min("agenda_item.id").as("id"))
				.whereRef("workshop_id", "=", "workshop.id")
				.as("session_id"),
		])
		.orderBy("date")
		.orderBy("start_time")
		.orderBy("workshop.id");
	if (category) query = query.where("workshop.category", "=", category);
	if (level) query = query.where("level", "=", level);
	const rows = await query.execute();
	return rows.map((row) => ({ ...toWorkshop(row), speakerName: row.speaker_name ?? undefined, sessionId: row.session_id ?? undefined }));
}

/** One workshop, or `undefined` where there is none with this id. */
export async function findWorkshop(id: string, on: Database = db): Promise<Workshop | undefined> {
	const row = await on.selectFrom("workshop").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toWorkshop(row);
}

/** The workshops that somebody leads. */
export async function listWorkshopsLedBy(speakerId: string, on: Database = db): Promise<Workshop[]> {
	const rows = await on.selectFrom("workshop").selectAll().where("speaker_id", "=", speakerId).orderBy("date").orderBy("start_time").execute();
	return rows.map(toWorkshop);
}

export async function insertWorkshop(trx: Database, workshop: Workshop): Promise<void> {
	await trx.insertInto("workshop").values(toRow(workshop)).execute();
}

export async function updateWorkshop(trx: Database, workshop: Workshop): Promise<void> {
	await trx.updateTable("workshop").set(toRow(workshop)).where("id", "=", workshop.id).execute();
}

export async function deleteWorkshop(trx: Database, id: string): Promise<void> {
	await trx.deleteFrom("workshop").where("id", "=", id).execute();
}

function toRow(workshop: Workshop): Insertable<WorkshopTable> {
	return {
		id: workshop.id,
		title: JSON.stringify(workshop.title),
		description: JSON.stringify(workshop.description),
		image: workshop.image ?? null,
		category: workshop.category,
		level: workshop.level,
		duration_minutes: workshop.durationMinutes,
		date: workshop.date,
		start_time: workshop.startTime,
		price: workshop.price,
		max_attendees: workshop.maxAttendees,
		location: JSON.stringify(workshop.location),
		speaker_id: workshop.speakerId ?? null,
	};
}

function toWorkshop(row: Selectable<WorkshopTable>): Workshop {
	return {
		id: row.id,
		title: JSON.parse(row.title),
		description: JSON.parse(row.description),
		image: row.image ?? undefined,
		category: row.category as WorkshopCategory,
		level: row.level as WorkshopLevel,
		durationMinutes: row.duration_minutes,
		date: row.date,
		startTime: row.start_time,
		price: row.price,
		maxAttendees: row.max_attendees,
		location: JSON.parse(row.location),
		speakerId: row.speaker_id ?? undefined,
	};
}
