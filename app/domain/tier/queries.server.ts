import type { Insertable, Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { TicketTierTable } from "../../../db/tables";
import type { Tier } from "./schema";

/** The ticket tiers that visitors see, in the order in which they are offered; with `drafts` those of organizers. */
export async function listTiers({ drafts }: { drafts?: true } = {}, on: Database = db): Promise<Tier[]> {
	const rows = await on
		.selectFrom("ticket_tier")
		.selectAll()
		.$if(!drafts, (query) => query.where("status", "<>", "draft"))
		.orderBy("order")
		.orderBy("id")
		.execute();
	return rows.map(toTier);
}

/** The tier with this id, drafts included, or nothing. */
export async function findTier(id: string, on: Database = db): Promise<Tier | undefined> {
	const row = await on.selectFrom("ticket_tier").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toTier(row);
}

export async function insertTier(trx: Database, tier: Tier): Promise<void> {
	await trx.insertInto("ticket_tier").values(toRow(tier)).execute();
}

export async function updateTier(trx: Database, tier: Tier): Promise<void> {
	await trx.updateTable("ticket_tier").set(toRow(tier)).where("id", "=", tier.id).execute();
}

export async function deleteTier(trx: Database, id: string): Promise<void> {
	await trx.deleteFrom("ticket_tier").where("id", "=", id).execute();
}

function toRow({ name, description, features, notIncluded, featured, available, ...tier }: Tier): Insertable<TicketTierTable> {
	return {
		...tier,
		name: JSON.stringify(name),
		description: JSON.stringify(description),
		features: JSON.stringify(features),
		not_included: JSON.stringify(notIncluded),
		featured: featured ? 1 : 0,
		available: available ? 1 : 0,
	};
}

function toTier(row: Selectable<TicketTierTable>): Tier {
	return {
		id: row.id,
		name: JSON.parse(row.name),
		description: JSON.parse(row.description),
		price: row.price,
		features: JSON.parse(row.features),
		notIncluded: JSON.parse(row.not_included),
		featured: row.featured === 1,
		available: row.available === 1,
		order: row.order,
		status: row.status,
	};
}
