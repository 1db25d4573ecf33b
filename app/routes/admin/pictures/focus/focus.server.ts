import { type Change, logChanges } from "#app/admin/changes.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { put } from "#app/admin/writing.server.ts";
import { withPicture } from "#app/domain/content/picture/address.ts";
import { cutFiles } from "#app/domain/content/picture/encode.server.ts";
import type { Focus } from "#app/domain/content/picture/encoder/crops.ts";
import { findPicture, insertPicture, readOriginal, retirePicture } from "#app/domain/content/picture/queries.server.ts";
import { freePictureId } from "#app/domain/content/picture/store.server.ts";
import { usesOf } from "#app/domain/content/picture/uses.server.ts";
import { db } from "#app/runtime/database.server.ts";

/**
 * Picture addresses are cached forever, so another focus makes another picture, which replaces this one in everything that shows it: one transaction,
 * one batch.
 * @returns the new id; undefined if there is no such picture
 */
export async function moveFocus(resources: readonly Resource[], id: string, focus: Focus, username: string): Promise<string | undefined> {
	const [current, original] = [await findPicture(id), await readOriginal(id)];
	if (!current || !original) return undefined;
	if (current.focus.x === focus.x && current.focus.y === focus.y) return id;
	const files = await cutFiles(original, focus);
	return db.transaction().execute(async (trx) => {
		const before = await findPicture(id, trx);
		if (!before) return undefined;
		const newId = await freePictureId(original, { ...before, focus }, trx);
		const after = { ...before, id: newId, focus };
		await insertPicture(trx, after, original, files);
		await retirePicture(trx, id, newId);
		const changes: Change[] = [{ entityType: "picture", entityId: newId, name: before.name, before, after }];
		for (const { resource, entity } of await usesOf(resources, id, trx)) changes.push(await put(resource, entity, withPicture(entity, id, newId), trx));
		await logChanges(trx, changes, { username });
		return newId;
	});
}
