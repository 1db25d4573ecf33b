import type { Selectable } from "kysely";
import { db } from "~/database.server";
import type { LegalPageTable } from "../../../db/tables";
import { LEGAL_PAGE_IDS, type LegalPage, type LegalPageId } from "./schema";

/** Every legal page there is, in the order of the footer. */
export async function listLegalPages(): Promise<LegalPage[]> {
	const rows = await db.selectFrom("legal_page").selectAll().execute();
	return rows.map(toLegalPage).sort((one, other) => LEGAL_PAGE_IDS.indexOf(one.id) - LEGAL_PAGE_IDS.indexOf(other.id));
}

/** One of the three legal pages. */
export async function getLegalPage(id: LegalPageId): Promise<LegalPage> {
	return toLegalPage(await db.selectFrom("legal_page").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
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
