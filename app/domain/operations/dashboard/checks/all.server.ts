import type { Content } from "#app/domain/operations/dashboard/content.ts";
import { checkBookings } from "#app/domain/program/checks/bookings.ts";
import { PROBLEM_KINDS, type Problem, type ProblemKind } from "#app/domain/program/checks/problem.ts";
import { checkWorkshops } from "#app/domain/program/checks/workshops.ts";
import { checkAdvertisedFigures } from "./advertised-figures.server.ts";
import { checkLinks } from "./links.ts";
import { checkDatesAnnounced, checkTimes, checkUnscheduled } from "./times.server.ts";
import { checkPictureDescriptions, checkTranslations } from "./translations.ts";

const KINDS = Object.keys(PROBLEM_KINDS) as ProblemKind[];
const CHECKS = [
	checkBookings,
	checkTimes,
	checkDatesAnnounced,
	checkUnscheduled,
	checkWorkshops,
	checkLinks,
	checkAdvertisedFigures,
	checkTranslations,
	checkPictureDescriptions,
];

/** Returns all problems of the content, the gravest kinds first. */
export function runChecks(content: Content): Problem[] {
	return CHECKS.flatMap((check) => check(content)).sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}
