import { logChanges } from "~/admin/changes.server";
import type { Resource } from "~/admin/resource";
import { findPicture, retirePicture } from "~/domain/content/picture/queries.server";
import { usesOf } from "~/domain/content/picture/uses.server";
import { db } from "~/runtime/database.server";

/** Deletes a picture so that it can be brought back, unless something shows it; one that is gone already stays gone. */
export function removePicture(resources: readonly Resource[], id: string, username: string): Promise<{ used: boolean; batch?: string }> {
	return db.transaction().execute(async (trx) => {
		const before = await findPicture(id, trx);
		if (!before) return { used: false };
		if ((await usesOf(resources, id, trx)).length > 0) return { used: true };
		await retirePicture(trx, id);
		return { used: false, batch: await logChanges(trx, [{ noun: "picture", entityId: id, name: before.name, before }], { username }) };
	});
}
