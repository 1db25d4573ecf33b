import type { PartnerType } from "./schema.ts";

/** The kinds of partnership that the prospectus offers: organizer is nothing one can become. */
export const OFFERED_TYPES = ["platinum", "gold", "silver", "supporting", "institutional"] as const satisfies readonly PartnerType[];

/** What partners get, and which kinds of them. */
export const BENEFITS = [
	{ id: "mark", types: OFFERED_TYPES },
	{ id: "tickets", types: OFFERED_TYPES },
	{ id: "meetings", types: ["platinum", "gold", "silver", "institutional"] },
	{ id: "stand", types: ["platinum", "gold", "silver"] },
	{ id: "stage", types: ["platinum", "gold"] },
	{ id: "lab", types: ["platinum"] },
] as const;
