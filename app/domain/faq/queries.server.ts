import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { recordsOf } from "~/domain/records.server";
import { type FaqEntry, faqEntryRecord } from "./schema";

const records = recordsOf("faq_entry", faqEntryRecord);
export const { find: findFaqEntry, insert: insertFaqEntry, update: updateFaqEntry, remove: deleteFaqEntry } = records;

/** Every question with its answer, in their order. */
export async function listFaq(on: Database = db): Promise<FaqEntry[]> {
	const rows = await on.selectFrom("faq_entry").selectAll().orderBy("order").orderBy("id").execute();
	return rows.map(records.read);
}
