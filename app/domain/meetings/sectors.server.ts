import type { Database } from "#app/admin/changes.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { type Translated, translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";

export interface Sector {
	id: number;
	name: Translated;
}

export const MAX_SECTORS = 40;

export async function listSectors(on: Database = db): Promise<Sector[]> {
	const rows = await on.selectFrom("meeting_sector").select(["id", "name"]).orderBy("position").orderBy("id").execute();
	return rows.map(({ id, name }) => ({ id, name: JSON.parse(name) }));
}

export async function sectorNames(locale: Locale): Promise<Map<number, string>> {
	return new Map((await listSectors()).map(({ id, name }) => [id, translate(name, locale).text]));
}

/** Those without an id are new; sectors that are not among them are deleted. */
export async function saveSectors(sectors: readonly { id?: number; name: Translated }[]): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const known = new Set((await listSectors(trx)).map(({ id }) => id));
		const kept = sectors.flatMap(({ id }) => (id !== undefined && known.has(id) ? id : []));
		await trx
			.deleteFrom("meeting_sector")
			.where("id", "not in", [0, ...kept])
			.execute();
		for (const [position, { id, name }] of sectors.entries()) {
			const values = { name: JSON.stringify(name), position };
			if (id !== undefined && known.has(id)) await trx.updateTable("meeting_sector").set(values).where("id", "=", id).execute();
			else await trx.insertInto("meeting_sector").values(values).execute();
		}
	});
}
