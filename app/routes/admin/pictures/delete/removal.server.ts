import { logChanges } from "#app/admin/changes.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { findPicture, retirePicture } from "#app/domain/content/picture/queries.server.ts";
import { usesOf } from "#app/domain/content/picture/uses.server.ts";
import { db } from "#app/runtime/database.server.ts";

/** Can be undone. Does nothing if something shows the picture, or it is already gone. */
export function removePicture(resources: readonly Resource[], id: string, username: string): Promise<{ used: boolean; batch?: string }> {
	return db.transaction().execute(async (trx) => {
		const before = await findPicture(id, trx);
		if (!before) return { used: false };
		if ((await usesOf(resources, id, trx)).length > 0) return { used: true };
		await retirePicture(trx, id);
		return { used: false, batch: await logChanges(trx, [{ entityType: "picture", entityId: id, name: before.name, before }], { username }) };
	});
}
