import type { Insertable, Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { PartnerTable } from "../../../db/tables";
import { PARTNER_TYPES, type Partner, type PartnerType } from "./schema";

/** The partners, of one type or of all, the types in their order and each in its own. */
export async function listPartners(type?: PartnerType, on: Database = db): Promise<Partner[]> {
	let query = on.selectFrom("partner").selectAll().orderBy("order").orderBy("name");
	if (type) query = query.where("type", "=", type);
	const partners = (await query.execute()).map(toPartner);
	return partners.sort((one, other) => PARTNER_TYPES.indexOf(one.type) - PARTNER_TYPES.indexOf(other.type));
}

export async function findPartner(id: string, on: Database = db): Promise<Partner | undefined> {
	const row = await on.selectFrom("partner").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toPartner(row);
}

export async function insertPartner(trx: Database, partner: Partner): Promise<void> {
	await trx.insertInto("partner").values(toRow(partner)).execute();
}

export async function updatePartner(trx: Database, partner: Partner): Promise<void> {
	await trx.updateTable("partner").set(toRow(partner)).where("id", "=", partner.id).execute();
}

export async function deletePartner(trx: Database, id: string): Promise<void> {
	await trx.deleteFrom("partner").where("id", "=", id).execute();
}

function toRow({ logo, description, ...partner }: Partner): Insertable<PartnerTable> {
	return { ...partner, logo: logo ?? "", description: JSON.stringify(description) };
}

function toPartner(row: Selectable<PartnerTable>): Partner {
	return {
		id: row.id,
		name: row.name,
		logo: row.logo || undefined,
		website: row.website,
		description: JSON.parse(row.description),
		type: row.type as PartnerType,
		order: row.order,
	};
}
