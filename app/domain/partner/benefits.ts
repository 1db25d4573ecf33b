import type { PartnerType } from "./schema";

/** The kinds of partnership that the prospectus offers: the organizers are no kind to become. */
export const OFFERED_TYPES = ["platinum", "gold", "silver", "supporting", "institutional"] as const satisfies readonly PartnerType[];
type OfferedType = (typeof OFFERED_TYPES)[number];

/** What each kind of partner gets. */
export const BENEFITS = {
	mark: OFFERED_TYPES,
	tickets: OFFERED_TYPES,
	meetings: ["platinum", "gold", "silver", "institutional"],
	stand: ["platinum", "gold", "silver"],
	stage: ["platinum", "gold"],
	lab: ["platinum"],
} as const satisfies Record<string, readonly OfferedType[]>;
