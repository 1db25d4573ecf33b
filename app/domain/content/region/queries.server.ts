import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { REGION_IDS, type Region, regionRecord } from "./schema.ts";

const records = entityTable("region", regionRecord);
export const { find: findRegion } = records;

export async function listRegions(on: Database = db): Promise<Region[]> {
	const rows = await on.selectFrom("region").selectAll().execute();
	return rows.map(records.read).sort((one, other) => REGION_IDS.indexOf(one.id) - REGION_IDS.indexOf(other.id));
}

/** The column is NOT NULL. */
export const updateRegion = (trx: Database, region: Region) => records.update(trx, { ...region, image: region.image ?? "" });
