import type { Database } from "#app/admin/changes.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { ChangedSince } from "#app/admin/undo.server.ts";
import { withPicture } from "./address.ts";
import { findPicture, listPictures, retirePicture, updatePicture } from "./queries.server.ts";
import { altErrors, type Picture, pictureSchema } from "./schema.ts";
import { needsAlt, usesOf } from "./uses.server.ts";

/** @param others resources that may show pictures */
export function pictureResource(others: readonly Resource[]): Resource<Picture> {
	return {
		entityType: "picture",
		section: "pictures",
		texts: "editPicture",
		schema: pictureSchema,
		importable: false,
		nameOf: ({ name }) => name,
		publicPath: () => undefined,
		pages: () => [],
		entityPages: undefined,
		api: undefined,
		figure: undefined,
		searched: undefined,
		saved: "pictureSaved",
		row: () => ({}),
		list: listPictures,
		find: findPicture,
		insert: restorePicture,
		update: restorePicture,
		remove: retirePicture,
		choices: async () => ({}),
		check: async ({ id, alt }, trx): Promise<Record<string, string>> => (alt && (await isDescriptionNeeded(others, id, trx)) ? altErrors(alt, "alt") : {}),
		references: async (id, on) =>
			(await usesOf(others, id, on)).map(({ resource, entity }) => ({ resource, before: entity, after: withPicture(entity, id, undefined) })),
	};
}

/** A picture that is not used yet may get its texts later. */
async function isDescriptionNeeded(others: readonly Resource[], id: string, trx: Database): Promise<boolean> {
	const uses = await usesOf(others, id, trx);
	return uses.length > 0 && needsAlt(uses);
}

/** @throws if the picture's bytes are deleted */
async function restorePicture(trx: Database, picture: Picture): Promise<void> {
	if (!(await updatePicture(trx, picture))) throw new ChangedSince();
}
