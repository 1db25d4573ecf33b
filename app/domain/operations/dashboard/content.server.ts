import type { Entity, Resource } from "~/admin/resource";
import { getEvent } from "~/domain/content/event/queries.server";
import { partnerResource } from "~/domain/content/partner/admin.server";
import { PICTURES, RESOURCES } from "~/domain/operations/registry/resources.server";
import { roomResource } from "~/domain/program/room/admin.server";
import { sessionResource } from "~/domain/program/session/admin.server";
import type { AgendaSession } from "~/domain/program/session/queries.server";
import { speakerResource } from "~/domain/program/speaker/admin.server";
import { workshopResource } from "~/domain/program/workshop/admin.server";
import { tierResource } from "~/domain/sales/tier/admin.server";
import { db } from "~/runtime/database.server";
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
