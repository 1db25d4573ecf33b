import type { Content } from "~/domain/operations/dashboard/content";
import { checkBookings } from "~/domain/program/checks/bookings";
import { PROBLEM_KINDS, type Problem, type ProblemKind } from "~/domain/program/checks/problem";
import { checkWorkshops } from "~/domain/program/checks/workshops";
import { checkClaims } from "./claims.server";
import { checkLinks } from "./links";
import { checkDatesAnnounced, checkTimes, checkUnscheduled } from "./times.server";
import { checkPictureDescriptions, checkTranslations } from "./translations";

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
