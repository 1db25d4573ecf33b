import { erasureOf, logChanges } from "~/admin/changes.server";
import { deleteMessage } from "~/domain/people/contact/queries.server";
import { erase } from "~/runtime/database.server";

/** Deletes a message for good; one that is gone already stays gone. */
export async function removeMessage(id: string, username: string): Promise<void> {
	await erase(async (trx) => {
		if (await deleteMessage(trx, id)) await logChanges(trx, [erasureOf("message", id)], { username });
	});
}
