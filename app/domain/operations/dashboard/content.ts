import type { Entity, Resource } from "#app/admin/resource.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Partner } from "#app/domain/content/partner/schema.ts";
import type { Picture } from "#app/domain/content/picture/schema.ts";
import type { Program } from "#app/domain/program/checks/program.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";

export interface ContentOfResource {
	resource: Resource;
	entities: readonly Entity[];
}

export interface Content extends Program {
	event: SummitEvent;
	tiers: Tier[];
	partners: Partner[];
	pictures: Picture[];
	contents: ContentOfResource[];
}
