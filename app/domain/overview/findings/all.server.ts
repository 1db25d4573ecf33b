import type { Content } from "../content.server";
import { findDoubleBookings } from "./bookings";
import { findBrokenClaims } from "./claims.server";
import { FINDING_KINDS, type Finding, type FindingKind } from "./finding";
import { findDeadLinks } from "./links";
import { findImpossibleTimes } from "./times.server";
import { findTextGaps, findUndescribedPictures } from "./translations";
import { findWorkshopTroubles } from "./workshops";

const KINDS = Object.keys(FINDING_KINDS) as FindingKind[];
const RULES = [findDoubleBookings, findImpossibleTimes, findWorkshopTroubles, findDeadLinks, findBrokenClaims, findTextGaps, findUndescribedPictures];

/** Everything in the content that contradicts itself or is not finished, by kind, the gravest first. */
export function listFindings(content: Content): Finding[] {
	return RULES.flatMap((rule) => rule(content)).sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}
