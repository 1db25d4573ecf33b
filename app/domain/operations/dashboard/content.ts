import type { Entity, Resource } from "~/admin/resource";
import type { SummitEvent } from "~/domain/content/event/schema";
import type { Partner } from "~/domain/content/partner/schema";
import type { Picture } from "~/domain/content/picture/schema";
import type { Programme } from "~/domain/program/checks/programme";
import type { Tier } from "~/domain/sales/tier/schema";

/** Everything of one noun. */
export interface ContentOfNoun {
	resource: Resource;
	entities: readonly Entity[];
}

/** Everything that organizers write and visitors read. */
export interface Content extends Programme {
	event: SummitEvent;
	tiers: Tier[];
	partners: Partner[];
	pictures: Picture[];
	nouns: ContentOfNoun[];
}
