import type { Selectable } from "kysely";
import { db } from "~/database.server";
import type { WorkshopTable } from "../../../db/tables";
import type { Workshop, WorkshopCategory, WorkshopLevel } from "./schema";

/** A workshop as a list names it: with who holds it. */
export type ListedWorkshop = Workshop & { speakerName?: string };

/** The workshops of a category and a level, or all, in the order in which they take place. */
export async function listWorkshops({ category, level }: { category?: WorkshopCategory; level?: WorkshopLevel } = {}): Promise<ListedWorkshop[]> {
	let query = db
		.selectFrom("workshop")
		.leftJoin("speaker", "speaker.id", "workshop.speaker_id")
		.selectAll("workshop")
		.select("speaker.name as speaker_name")
		.orderBy("date")
		.orderBy("start_time")
		.orderBy("workshop.id");
	if (category) query = query.where("workshop.category", "=", category);
	if (level) query = query.where("level", "=", level);
	const rows = await query.execute();
	return rows.map((row) => ({ ...toWorkshop(row), speakerName: row.speaker_name ?? undefined }));
}

/** One workshop, or `undefined` where there is none with this id. */
export async function getWorkshop(id: string): Promise<Workshop | undefined> {
	const row = await db.selectFrom("workshop").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toWorkshop(row);
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
