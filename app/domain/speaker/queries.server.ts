import type { Selectable } from "kysely";
import { db } from "~/database.server";
import type { SpeakerTable } from "../../../db/tables";
import type { Speaker, SpeakerCategory } from "./schema";

/** Every speaker, by name. */
export async function listSpeakers(): Promise<Speaker[]> {
	const rows = await db.selectFrom("speaker").selectAll().orderBy("name").execute();
	return rows.map(toSpeaker);
}

/** The speakers with these ids, in the order of the ids; unknown ids are left out. */
export async function listSpeakersById(ids: string[]): Promise<Speaker[]> {
	const rows = await db.selectFrom("speaker").selectAll().where("id", "in", ids).execute();
	const speakers = new Map(rows.map((row) => [row.id, toSpeaker(row)]));
	return ids.flatMap((id) => speakers.get(id) ?? []);
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
	};
}
