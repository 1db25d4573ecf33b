import { logChanges } from "~/admin/changes.server";
import { deleteOverdue } from "~/domain/operations/retention/housekeeping.server";
import { RETENTION_FIELDS } from "~/domain/people/retention/limits";
import { getRetention, updateRetention } from "~/domain/people/retention/queries.server";
import type { Retention } from "~/domain/people/retention/schema";
import { db } from "~/runtime/database.server";

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
