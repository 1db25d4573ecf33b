import { z } from "zod";
import type { Database } from "#app/admin/changes.server.ts";
import type { Entity, Resource } from "#app/admin/resource.ts";
import type { EditError } from "#app/http/form-codecs.ts";
import { flatten } from "#app/http/form-values.ts";
import { db } from "#app/runtime/database.server.ts";
import { pictureIdsIn } from "./address.ts";
import { findPicture } from "./queries.server.ts";

export interface Use {
	resource: Resource;
	entity: Entity;
}

export async function usesByPicture(resources: readonly Resource[], on: Database = db): Promise<Map<string, Use[]>> {
	const uses = new Map<string, Use[]>();
	for (const resource of resources) {
		for (const entity of await (resource.outline ?? resource.list)(on)) {
			for (const id of new Set(pictureIdsIn(ownFields(resource, entity)))) uses.set(id, [...(uses.get(id) ?? []), { resource, entity }]);
		}
	}
	return uses;
}

/** Lists add fields of related entries, such as the photos of a session's speakers. */
function ownFields({ schema }: Resource, entity: Entity): object {
	return schema instanceof z.ZodObject ? Object.fromEntries(Object.entries(entity).filter(([name]) => name in schema.shape)) : entity;
}

export async function usesOf(resources: readonly Resource[], id: string, on: Database = db): Promise<Use[]> {
	const uses = (await usesByPicture(resources, on)).get(id) ?? [];
	return Promise.all(uses.map(async ({ resource, entity }) => ({ resource, entity: (await resource.find(entity.id, on)) ?? entity })));
}

export const namesPicture = ({ entityType }: Pick<Resource, "entityType">) => entityType === "speaker" || entityType === "partner";

export function needsAlt(uses: readonly Use[]): boolean {
	return uses.length === 0 || !uses.every(({ resource }) => namesPicture(resource));
}

export async function missingPictures(entity: object, on: Database): Promise<Record<string, EditError>> {
	const errors: Record<string, EditError> = {};
	for (const [name, value] of Object.entries(flatten(entity))) {
		for (const id of pictureIdsIn(value)) if (!(await findPicture(id, on))) errors[name] = "pictureMissing";
	}
	return errors;
}
