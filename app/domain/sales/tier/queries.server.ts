import type { Database } from "~/admin/changes.server";
import { recordsOf } from "~/admin/records.server";
import { db } from "~/runtime/database.server";
import { type Tier, tierRecord } from "./schema";

const records = recordsOf("ticket_tier", tierRecord);
export const { find: findTier, insert: insertTier, update: updateTier, remove: deleteTier } = records;

/** Whether visitors see any. */
export async function hasTiers(): Promise<boolean> {
	return Boolean(await db.selectFrom("ticket_tier").select("id").where("status", "<>", "draft").limit(1).executeTakeFirst());
}

/** The ticket tiers that visitors see, in the order in which they are offered; with `drafts` those of organizers. */
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
