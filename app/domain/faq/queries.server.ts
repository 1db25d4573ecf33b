import { db } from "~/database.server";
import type { FaqEntry } from "./schema";

/** Every question with its answer, in their order. */
export async function listFaq(): Promise<FaqEntry[]> {
	const rows = await db.selectFrom("faq_entry").selectAll().orderBy("order").orderBy("id").execute();
	return rows.map((row) => ({ id: row.id, question: JSON.parse(row.question), answer: JSON.parse(row.answer), order: row.order }));
}
