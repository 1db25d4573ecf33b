import { erasureOf, logChanges } from "~/admin/changes.server";
import { erase } from "~/database.server";
import { deleteMessage } from "./queries.server";

/** Deletes a message for good; one that is gone already stays gone. */
export async function removeMessage(id: string, username: string): Promise<void> {
	await erase(async (trx) => {
		if (await deleteMessage(trx, id)) await logChanges(trx, [erasureOf("message", id)], { username });
	});
}
