import type { Insertable, Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { FaqEntryTable } from "../../../db/tables";
import type { FaqEntry } from "./schema";

/** Every question with its answer, in their order. */
export async function listFaq(on: Database = db): Promise<FaqEntry[]> {
	const rows = await on.selectFrom("faq_entry").selectAll().orderBy("order").orderBy("id").execute();
	return rows.map(toFaqEntry);
}

export async function findFaqEntry(id: string, on: Database = db): Promise<FaqEntry | undefined> {
	const row = await on.selectFrom("faq_entry").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toFaqEntry(row);
}

export async function insertFaqEntry(trx: Database, entry: FaqEntry): Promise<void> {
	await trx.insertInto("faq_entry").values(toRow(entry)).execute();
}

export async function updateFaqEntry(trx: Database, entry: FaqEntry): Promise<void> {
	await trx.updateTable("faq_entry").set(toRow(entry)).where("id", "=", entry.id).execute();
}

export async function deleteFaqEntry(trx: Database, id: string): Promise<void> {
	await trx.deleteFrom("faq_entry").where("id", "=", id).execute();
}

function toRow({ id, question, answer, order }: FaqEntry): Insertable<FaqEntryTable> {
	return { id, question: JSON.stringify(question), answer: JSON.stringify(answer), order };
}

function toFaqEntry(row: Selectable<FaqEntryTable>): FaqEntry {
	return { id: row.id, question: JSON.parse(row.question), answer: JSON.parse(row.answer), order: row.order };
}
