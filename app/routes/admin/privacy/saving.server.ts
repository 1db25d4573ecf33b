import { logChanges } from "#app/admin/changes.server.ts";
import { deleteOverdue } from "#app/domain/operations/retention/housekeeping.server.ts";
import { RETENTION_FIELDS } from "#app/domain/people/retention/limits.ts";
import { getRetention, updateRetention } from "#app/domain/people/retention/queries.server.ts";
import type { Retention } from "#app/domain/people/retention/schema.ts";
import { db } from "#app/runtime/database.server.ts";

/** Saves how long what is kept, and carries it out at once. Logged; not to be undone, since what it deleted stays deleted. */
export async function saveRetention(after: Retention, username: string): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const before = await getRetention(trx);
		if (RETENTION_FIELDS.every((field) => before[field] === after[field])) return;
		await updateRetention(trx, after);
		await logChanges(trx, [{ noun: "retention", entityId: "1", name: "", before, after }], { username });
	});
	await deleteOverdue();
}
