import { db } from "~/database.server";
import type { LegalPage, LegalPageId } from "./schema";

/** One of the three legal pages. */
export async function getLegalPage(id: LegalPageId): Promise<LegalPage> {
	const row = await db.selectFrom("legal_page").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	return {
		id,
		title: JSON.parse(row.title),
		summary: JSON.parse(row.summary),
		body: JSON.parse(row.body),
		updatedOn: row.updated_on,
	};
}
