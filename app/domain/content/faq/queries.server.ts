import type { Database } from "~/admin/changes.server";
import { recordsOf } from "~/admin/records.server";
import { db } from "~/runtime/database.server";
import { type FaqEntry, faqEntryRecord } from "./schema";

const records = recordsOf("faq_entry", faqEntryRecord);
export const { find: findFaqEntry, insert: insertFaqEntry, update: updateFaqEntry, remove: deleteFaqEntry } = records;

/** Every question with its answer, in their order. */
export async function listFaq(on: Database = db): Promise<FaqEntry[]> {
	const rows = await on.selectFrom("faq_entry").selectAll().orderBy("order").orderBy("id").execute();
	return rows.map(records.read);
}
