import type { Insertable, Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { SpeakerTable } from "../../../db/tables";
import type { Speaker, SpeakerCategory } from "./schema";

/** Every speaker, by name. */
export async function listSpeakers(on: Database = db): Promise<Speaker[]> {
	const rows = await on.selectFrom("speaker").selectAll().orderBy("name").execute();
	return rows.map(toSpeaker);
}

/** The speakers that home shows, in the order that organizers gave them. */
export async function listFeaturedSpeakers(on: Database = db): Promise<Speaker[]> {
	const rows = await on.selectFrom("speaker").selectAll().where("featured", "=", 1).orderBy("featured_order").orderBy("name").execute();
	return rows.map(toSpeaker);
}

/** The speakers with these ids, in the order of the ids; unknown ids are left out. */
export async function listSpeakersById(ids: string[]): Promise<Speaker[]> {
	const rows = await db.selectFrom("speaker").selectAll().where("id", "in", ids).execute();
	const speakers = new Map(rows.map((row) => [row.id, toSpeaker(row)]));
	return ids.flatMap((id) => speakers.get(id) ?? []);
}

export async function findSpeaker(id: string, on: Database = db): Promise<Speaker | undefined> {
	const row = await on.selectFrom("speaker").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toSpeaker(row);
}

export async function insertSpeaker(trx: Database, speaker: Speaker): Promise<void> {
	await trx.insertInto("speaker").values(toRow(speaker)).execute();
}

export async function updateSpeaker(trx: Database, speaker: Speaker): Promise<void> {
	await trx.updateTable("speaker").set(toRow(speaker)).where("id", "=", speaker.id).execute();
}

export async function deleteSpeaker(trx: Database, id: string): Promise<void> {
	await trx.deleteFrom("speaker").where("id", "=", id).execute();
}

function toRow({ title, bio, photo, featured, featuredOrder, ...speaker }: Speaker): Insertable<SpeakerTable> {
	return {
		...speaker,
		title: JSON.stringify(title),
		bio: JSON.stringify(bio),
		photo: photo ?? null,
		featured: featured ? 1 : 0,
		featured_order: featuredOrder,
	};
}

function toSpeaker(row: Selectable<SpeakerTable>): Speaker {
	return {
		id: row.id,
		name: row.name,
		title: JSON.parse(row.title),
		company: row.company,
		country: row.country,
		category: row.category as SpeakerCategory,
		bio: JSON.parse(row.bio),
		photo: row.photo ?? undefined,
		featured: row.featured === 1,
		featuredOrder: row.featured_order,
	};
}
