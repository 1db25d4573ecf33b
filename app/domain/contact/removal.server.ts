import { logChanges } from "~/admin/changes.server";
import { db } from "~/database.server";
import { deleteMessage, findMessage } from "./queries.server";

/** Deletes a message so that it can be brought back; one that is gone already stays gone. */
export async function removeMessage(id: string, username: string): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const before = await findMessage(id, trx);
		if (!before) return;
		await deleteMessage(trx, id);
		await logChanges(trx, [{ noun: "message", entityId: before.id, name: before.subject, before }], { username });
	});
}
