import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { PARTNER_TYPES, type Partner, type PartnerType, partnerRecord } from "./schema.ts";

const records = entityTable("partner", partnerRecord);
export const { find: findPartner, remove: deletePartner } = records;

export const insertPartner = (trx: Database, partner: Partner) => records.insert(trx, withLogo(partner));
export const updatePartner = (trx: Database, partner: Partner) => records.update(trx, withLogo(partner));

/** The column is NOT NULL. */
const withLogo = (partner: Partner) => ({ ...partner, logo: partner.logo ?? "" });

export async function listPartners({ type, drafts }: { type?: PartnerType; drafts?: true } = {}, on: Database = db): Promise<Partner[]> {
	const rows = await on
		.selectFrom("partner")
		.selectAll()
		.$if(type !== undefined, (query) => query.where("type", "=", type as PartnerType))
		.$if(!drafts, (query) => query.where("status", "<>", "draft"))
		.orderBy("order")
		.orderBy("name")
		.execute();
	const partners = rows.map(records.read);
	return partners.sort((one, other) => PARTNER_TYPES.indexOf(one.type) - PARTNER_TYPES.indexOf(other.type));
}
