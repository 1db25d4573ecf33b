import type { Selectable, Updateable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { LegalPageTable } from "../../../db/tables";
import { LEGAL_PAGE_IDS, type LegalPage, type LegalPageId } from "./schema";

/** Every legal page there is, in the order of the footer. */
export async function listLegalPages(on: Database = db): Promise<LegalPage[]> {
	const rows = await on.selectFrom("legal_page").selectAll().execute();
	return rows.map(toLegalPage).sort((one, other) => LEGAL_PAGE_IDS.indexOf(one.id) - LEGAL_PAGE_IDS.indexOf(other.id));
}

/** One of the three legal pages. */
export async function getLegalPage(id: LegalPageId): Promise<LegalPage> {
	return toLegalPage(await db.selectFrom("legal_page").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
}

export async function findLegalPage(id: string, on: Database = db): Promise<LegalPage | undefined> {
	const row = await on.selectFrom("legal_page").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toLegalPage(row);
}

export async function updateLegalPage(trx: Database, page: LegalPage): Promise<void> {
	await trx.updateTable("legal_page").set(toRow(page)).where("id", "=", page.id).execute();
}

function toRow({ title, summary, body, updatedOn }: LegalPage): Updateable<LegalPageTable> {
	return { title: JSON.stringify(title), summary: JSON.stringify(summary), body: JSON.stringify(body), updated_on: updatedOn };
}

function toLegalPage(row: Selectable<LegalPageTable>): LegalPage {
	return {
		id: row.id as LegalPageId,
		title: JSON.parse(row.title),
		summary: JSON.parse(row.summary),
		body: JSON.parse(row.body),
		updatedOn: row.updated_on,
	};
}
