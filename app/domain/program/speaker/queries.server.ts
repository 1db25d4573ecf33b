import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Speaker, speakerRecord } from "./schema.ts";

const records = entityTable("speaker", speakerRecord);
export const { find: findSpeaker, insert: insertSpeaker, update: updateSpeaker, remove: deleteSpeaker } = records;

export async function listSpeakers({ drafts }: { drafts?: true } = {}, on: Database = db): Promise<Speaker[]> {
	const rows = await selectSpeakers(on, drafts).orderBy("name").execute();
	return rows.map(records.read);
}

export async function listSpeakerNames(on: Database = db): Promise<Pick<Speaker, "id" | "name" | "company">[]> {
	return on.selectFrom("speaker").select(["id", "name", "company"]).orderBy("name").execute();
}

export async function listFeaturedSpeakers({ drafts }: { drafts?: true } = {}, on: Database = db): Promise<Speaker[]> {
	const rows = await selectSpeakers(on, drafts).where("featured", "=", 1).orderBy("featured_order").orderBy("name").execute();
	return rows.map(records.read);
}

/** Keeps the order of the ids. Skips unknown ids and drafts. */
export async function listSpeakersById(ids: string[], on: Database = db): Promise<Speaker[]> {
	const rows = await selectSpeakers(on).where("id", "in", ids).execute();
	const speakers = new Map(rows.map((row) => [row.id, records.read(row)]));
	return ids.flatMap((id) => speakers.get(id) ?? []);
}

export async function findPublicSpeaker(id: string): Promise<Speaker | undefined> {
	const row = await selectSpeakers(db).where("id", "=", id).executeTakeFirst();
	return row && records.read(row);
}

const selectSpeakers = (on: Database, drafts?: true) =>
	on
		.selectFrom("speaker")
		.selectAll()
		.$if(!drafts, (query) => query.where("status", "<>", "draft"));
