import { erasureOf, logChanges } from "#app/admin/changes.server.ts";
import { deleteMessage } from "#app/domain/people/contact/queries.server.ts";
import { erase } from "#app/runtime/database.server.ts";

export async function removeMessage(id: string, username: string): Promise<void> {
	await erase(async (trx) => {
		if (await deleteMessage(trx, id)) await logChanges(trx, [erasureOf("message", id)], { username });
	});
}
