import { logChanges } from "#app/admin/changes.server.ts";
import { deleteOverdue } from "#app/domain/operations/retention/housekeeping.server.ts";
import { RETENTION_FIELDS } from "#app/domain/people/retention/limits.ts";
import { getRetention, updateRetention } from "#app/domain/people/retention/queries.server.ts";
import type { Retention } from "#app/domain/people/retention/schema.ts";
import { db } from "#app/runtime/database.server.ts";

/** Saves retention times and applies them at once. Logged; cannot be undone, since deleted data is gone. */
export async function saveRetention(after: Retention, username: string): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const before = await getRetention(trx);
		if (RETENTION_FIELDS.every((field) => before[field] === after[field])) return;
		await updateRetention(trx, after);
		await logChanges(trx, [{ entityType: "retention", entityId: "1", name: "", before, after }], { username });
	});
	await deleteOverdue();
}
