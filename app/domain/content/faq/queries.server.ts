import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type FaqEntry, faqEntryRecord } from "./schema.ts";

const records = entityTable("faq_entry", faqEntryRecord);
export const { find: findFaqEntry, insert: insertFaqEntry, update: updateFaqEntry, remove: deleteFaqEntry } = records;

export async function listFaq(on: Database = db): Promise<FaqEntry[]> {
	const rows = await on.selectFrom("faq_entry").selectAll().orderBy("order").orderBy("id").execute();
	return rows.map(records.read);
}
