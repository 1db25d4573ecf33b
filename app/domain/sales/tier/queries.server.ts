import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Tier, tierRecord } from "./schema.ts";

const records = entityTable("ticket_tier", tierRecord);
export const { find: findTier, insert: insertTier, update: updateTier, remove: deleteTier } = records;

export async function hasTiers(): Promise<boolean> {
	return Boolean(await db.selectFrom("ticket_tier").select("id").where("status", "<>", "draft").limit(1).executeTakeFirst());
}

/** In the order of sale; with `drafts` also hidden ones. */
export async function listTiers({ drafts }: { drafts?: true } = {}, on: Database = db): Promise<Tier[]> {
	const rows = await on
		.selectFrom("ticket_tier")
		.selectAll()
		.$if(!drafts, (query) => query.where("status", "<>", "draft"))
		.orderBy("order")
		.orderBy("id")
		.execute();
	return rows.map(records.read);
}
