import type { Database } from "#app/admin/changes.server.ts";
import type { Entity, Resource } from "#app/admin/resource.ts";
import type { EditError } from "#app/http/form-codecs.ts";
import { flatten } from "#app/http/form-values.ts";
import { db } from "#app/runtime/database.server.ts";
import { pictureIdsIn } from "./address.ts";
import { findPicture } from "./queries.server.ts";

/** Something that shows a picture. */
export interface Use {
	resource: Resource;
	entity: Entity;
}

/** What shows each picture, by the picture's id; of long texts the outline. */
export async function usesByPicture(resources: readonly Resource[], on: Database = db): Promise<Map<string, Use[]>> {
	const uses = new Map<string, Use[]>();
	for (const resource of resources) {
		for (const entity of await (resource.outline ?? resource.list)(on)) {
			for (const id of new Set(pictureIdsIn(entity))) uses.set(id, [...(uses.get(id) ?? []), { resource, entity }]);
		}
	}
	return uses;
}

/** What shows one picture, whole. */
export async function usesOf(resources: readonly Resource[], id: string, on: Database = db): Promise<Use[]> {
	const uses = (await usesByPicture(resources, on)).get(id) ?? [];
	return Promise.all(uses.map(async ({ resource, entity }) => ({ resource, entity: (await resource.find(entity.id, on)) ?? entity })));
}

/** Whether what shows a picture is named beside it, as speakers and partners are: the name says what it shows. */
export const namesPicture = ({ noun }: Pick<Resource, "noun">) => noun === "speaker" || noun === "partner";

/** Whether somebody must say what a picture shows: not of one that only stands beside a name. */
export function needsAlt(uses: readonly Use[]): boolean {
	return uses.length === 0 || !uses.every(({ resource }) => namesPicture(resource));
}

/** Errors for the fields that name a picture which is no longer there. */
export async function missingPictures(entity: object, on: Database): Promise<Record<string, EditError>> {
	const errors: Record<string, EditError> = {};
	for (const [name, value] of Object.entries(flatten(entity))) {
		for (const id of pictureIdsIn(value)) if (!(await findPicture(id, on))) errors[name] = "pictureMissing";
	}
	return errors;
}
