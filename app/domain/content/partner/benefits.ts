import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { PartnerType } from "./schema.ts";

export const OFFERED_TYPES = ["platinum", "gold", "silver", "supporting", "institutional"] as const satisfies readonly PartnerType[];

export type OfferedType = (typeof OFFERED_TYPES)[number];

/** Whole US dollars. */
export const priceOf = (event: SummitEvent, type: OfferedType) => event[`${type}From`];

export const BENEFITS = [
	{ id: "mark", types: OFFERED_TYPES },
	{ id: "tickets", types: OFFERED_TYPES },
	{ id: "meetings", types: ["platinum", "gold", "silver", "institutional"] },
	{ id: "stand", types: ["platinum", "gold", "silver"] },
	{ id: "stage", types: ["platinum", "gold"] },
	{ id: "lab", types: ["platinum"] },
] as const;
