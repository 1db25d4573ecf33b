import type { Insertable, Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { PartnerTable } from "../../../db/tables";
import { PARTNER_TYPES, type Partner, type PartnerType } from "./schema";

/** The partners that visitors see, of one type or of all, the types in their order and each in its own; with `drafts` those of organizers. */
export async function listPartners({ type, drafts }: { type?: PartnerType; drafts?: true } = {}, on: Database = db): Promise<Partner[]> {
	const rows = await on
		.selectFrom("partner")
		.selectAll()
		.$if(type !== undefined, (query) => query.where("type", "=", type as PartnerType))
		.$if(!drafts, (query) => query.where("status", "<>", "draft"))
		.orderBy("order")
		.orderBy("name")
		.execute();
	const partners = rows.map(toPartner);
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
		status: row.status,
	};
}
