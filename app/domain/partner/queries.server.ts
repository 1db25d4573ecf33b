import type { Selectable } from "kysely";
import { db } from "~/database.server";
import type { PartnerTable } from "../../../db/tables";
import { PARTNER_TYPES, type Partner, type PartnerType } from "./schema";

/** The partners, of one type or of all, the types in their order and each in its own. */
export async function listPartners(type?: PartnerType): Promise<Partner[]> {
	let query = db.selectFrom("partner").selectAll().orderBy("order").orderBy("name");
	if (type) query = query.where("type", "=", type);
	const partners = (await query.execute()).map(toPartner);
	return partners.sort((one, other) => PARTNER_TYPES.indexOf(one.type) - PARTNER_TYPES.indexOf(other.type));
}

function toPartner(row: Selectable<PartnerTable>): Partner {
	return {
		id: row.id,
		name: row.name,
		logo: row.logo,
		website: row.website,
		description: JSON.parse(row.description),
		type: row.type as PartnerType,
		order: row.order,
	};
}
