import type { Entity, Resource } from "~/admin/resource";
import type { AgendaItem } from "~/domain/agenda/schema";
import type { SummitEvent } from "~/domain/event/schema";
import type { Partner } from "~/domain/partner/schema";
import type { Picture } from "~/domain/picture/schema";
import type { Room } from "~/domain/room/schema";
import type { Speaker } from "~/domain/speaker/schema";
import type { Tier } from "~/domain/tier/schema";
import type { ListedWorkshop } from "~/domain/workshop/queries.server";

/** Everything of one noun. */
export interface ContentOfNoun {
	resource: Resource;
	entities: readonly Entity[];
}

/** Everything that organizers write and visitors read. */
export interface Content {
	event: SummitEvent;
	speakers: Speaker[];
	sessions: AgendaItem[];
	workshops: ListedWorkshop[];
	rooms: Room[];
	tiers: Tier[];
	partners: Partner[];
	pictures: Picture[];
	nouns: ContentOfNoun[];
}
