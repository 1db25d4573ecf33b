import type { Selectable } from "kysely";
import { db } from "~/database.server";
import type { RegionTable } from "../../../db/tables";
import { REGION_IDS, type Region, type RegionId } from "./schema";

/** Both regions, in the order of their tabs. */
export async function listRegions(): Promise<Region[]> {
	const rows = await db.selectFrom("region").selectAll().execute();
	return rows.map(toRegion).sort((one, other) => REGION_IDS.indexOf(one.id) - REGION_IDS.indexOf(other.id));
}

function toRegion(row: Selectable<RegionTable>): Region {
	return {
		id: row.id as RegionId,
		title: JSON.parse(row.title),
		description: JSON.parse(row.description),
		image: row.image,
		countries: JSON.parse(row.countries),
		industries: JSON.parse(row.industries),
		facts: JSON.parse(row.facts),
	};
}
