import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { LEGAL_PAGE_IDS, type LegalPage, type LegalPageId, legalPageRecord } from "./schema.ts";

const records = entityTable("legal_page", legalPageRecord);
export const { find: findLegalPage, update: updateLegalPage } = records;

export async function listLegalPages(on: Database = db): Promise<LegalPage[]> {
	const rows = await on.selectFrom("legal_page").selectAll().execute();
	return rows.map(records.read).sort((one, other) => LEGAL_PAGE_IDS.indexOf(one.id) - LEGAL_PAGE_IDS.indexOf(other.id));
}

export async function getLegalPage(id: LegalPageId): Promise<LegalPage> {
	return records.read(await db.selectFrom("legal_page").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
}
