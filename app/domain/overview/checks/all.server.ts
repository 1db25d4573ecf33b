import type { Content } from "../content";
import { checkBookings } from "./bookings";
import { checkClaims } from "./claims.server";
import { checkLinks } from "./links";
import { PROBLEM_KINDS, type Problem, type ProblemKind } from "./problem";
import { checkDatesAnnounced, checkTimes, checkUnscheduled } from "./times.server";
import { checkPictureDescriptions, checkTranslations } from "./translations";
import { checkWorkshops } from "./workshops";

const KINDS = Object.keys(PROBLEM_KINDS) as ProblemKind[];
const CHECKS = [
	checkBookings,
	checkTimes,
	checkDatesAnnounced,
	checkUnscheduled,
	checkWorkshops,
	checkLinks,
	checkClaims,
	checkTranslations,
	checkPictureDescriptions,
];

/** Everything in the content that contradicts itself or is not finished, by kind, the gravest first. */
export function runChecks(content: Content): Problem[] {
	return CHECKS.flatMap((check) => check(content)).sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}
