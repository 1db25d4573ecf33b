import type { Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { RegionTable } from "../../../db/tables";
import { REGION_IDS, type Region, type RegionId } from "./schema";

/** Both regions, in the order of their tabs. */
export async function listRegions(on: Database = db): Promise<Region[]> {
	const rows = await on.selectFrom("region").selectAll().execute();
	return rows.map(toRegion).sort((one, other) => REGION_IDS.indexOf(one.id) - REGION_IDS.indexOf(other.id));
}

export async function findRegion(id: string, on: Database = db): Promise<Region | undefined> {
	const row = await on.selectFrom("region").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toRegion(row);
}

export async function updateRegion(trx: Database, { id, title, description, image, countries, industries, facts }: Region): Promise<void> {
	await trx
		.updateTable("region")
		.set({
			title: JSON.stringify(title),
			description: JSON.stringify(description),
			image: image ?? "",
			countries: JSON.stringify(countries),
			industries: JSON.stringify(industries),
			facts: JSON.stringify(facts),
		})
		.where("id", "=", id)
		.execute();
}

function toRegion(row: Selectable<RegionTable>): Region {
	return {
		id: row.id as RegionId,
		title: JSON.parse(row.title),
		description: JSON.parse(row.description),
		image: row.image || undefined,
		countries: JSON.parse(row.countries),
		industries: JSON.parse(row.industries),
		facts: JSON.parse(row.facts),
	};
}
