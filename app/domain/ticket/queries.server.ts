import type { Selectable } from "kysely";
import { db } from "~/database.server";
import type { TicketTierTable } from "../../../db/tables";
import type { TicketTier } from "./schema";

/** Every ticket tier, in the order in which they are offered. */
export async function listTicketTiers(): Promise<TicketTier[]> {
	const rows = await db.selectFrom("ticket_tier").selectAll().orderBy("order").orderBy("id").execute();
	return rows.map(toTicketTier);
}

/** The tier with this id, or nothing. */
export async function findTicketTier(id: string): Promise<TicketTier | undefined> {
	const row = await db.selectFrom("ticket_tier").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toTicketTier(row);
}

function toTicketTier(row: Selectable<TicketTierTable>): TicketTier {
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
	};
}
