import type { Entity, Resource } from "#app/admin/resource.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { partnerResource } from "#app/domain/content/partner/admin.server.ts";
import { PICTURES, RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { roomResource } from "#app/domain/program/room/admin.server.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import type { AgendaSession } from "#app/domain/program/session/queries.server.ts";
import { speakerResource } from "#app/domain/program/speaker/admin.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { tierResource } from "#app/domain/sales/tier/admin.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Content } from "./content.ts";

/** Returns all content in the order in which visitors see it; of long texts only the outline. */
export async function loadContent(): Promise<Content> {
	const contents = await Promise.all(RESOURCES.map(async (resource) => ({ resource, entities: await (resource.outline ?? resource.list)(db) })));
	const all = <E extends Entity>(of: Resource<E>) =>
		(contents.find(({ resource }) => resource.entityType === of.entityType)?.entities ?? []) as readonly Entity[] as E[];
	return {
		event: await getEvent(),
		speakers: all(speakerResource),
		sessions: all(sessionResource) as AgendaSession[],
		workshops: all(workshopResource),
		rooms: all(roomResource),
		tiers: all(tierResource),
		partners: all(partnerResource),
		pictures: all(PICTURES),
		contents,
	};
}
