import { logChanges } from "~/admin/changes.server";
import { db } from "~/database.server";
import { deleteSubscriber, findSubscriber } from "./queries.server";

/** Takes a subscriber off the list so that an organiser can bring them back; one who left already stays away. */
export async function removeSubscriber(id: string, username: string): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const before = await findSubscriber(id, trx);
		if (!before) return;
		await deleteSubscriber(trx, id);
		await logChanges(trx, [{ noun: "subscriber", entityId: before.id, name: before.email, before }], { username });
	});
}
