import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { recordsOf } from "~/domain/records.server";
import { type Speaker, speakerRecord } from "./schema";

const records = recordsOf("speaker", speakerRecord);
export const { find: findSpeaker, insert: insertSpeaker, update: updateSpeaker, remove: deleteSpeaker } = records;

/** Every speaker, by name. */
export async function listSpeakers(on: Database = db): Promise<Speaker[]> {
	const rows = await on.selectFrom("speaker").selectAll().orderBy("name").execute();
	return rows.map(records.read);
}

/** The speakers that home shows, in the order that organizers gave them. */
export async function listFeaturedSpeakers(on: Database = db): Promise<Speaker[]> {
	const rows = await on.selectFrom("speaker").selectAll().where("featured", "=", 1).orderBy("featured_order").orderBy("name").execute();
	return rows.map(records.read);
}

/** The speakers with these ids, in the order of the ids; unknown ids are left out. */
export async function listSpeakersById(ids: string[]): Promise<Speaker[]> {
	const rows = await db.selectFrom("speaker").selectAll().where("id", "in", ids).execute();
	const speakers = new Map(rows.map((row) => [row.id, records.read(row)]));
	return ids.flatMap((id) => speakers.get(id) ?? []);
}
