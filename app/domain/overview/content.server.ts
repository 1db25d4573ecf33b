import type { Entity, Resource } from "~/admin/resource";
import { db } from "~/database.server";
import { sessionResource } from "~/domain/agenda/admin.server";
import type { AgendaSession } from "~/domain/agenda/queries.server";
import { getEvent } from "~/domain/event/queries.server";
import { partnerResource } from "~/domain/partner/admin.server";
import { PICTURES, RESOURCES } from "~/domain/resources.server";
import { roomResource } from "~/domain/room/admin.server";
import { speakerResource } from "~/domain/speaker/admin.server";
import { tierResource } from "~/domain/tier/admin.server";
import { workshopResource } from "~/domain/workshop/admin.server";
import type { Content } from "./content";

/** All content as it stands now, each kind in the order in which visitors see it; of long texts the outline. */
export async function loadContent(): Promise<Content> {
	const nouns = await Promise.all(RESOURCES.map(async (resource) => ({ resource, entities: await (resource.outline ?? resource.list)(db) })));
	const all = <E extends Entity>(of: Resource<E>) => (nouns.find(({ resource }) => resource.noun === of.noun)?.entities ?? []) as readonly Entity[] as E[];
	return {
		event: await getEvent(),
		speakers: all(speakerResource),
		sessions: all(sessionResource) as AgendaSession[],
		workshops: all(workshopResource),
		rooms: all(roomResource),
		tiers: all(tierResource),
		partners: all(partnerResource),
		pictures: all(PICTURES),
		nouns,
	};
}
