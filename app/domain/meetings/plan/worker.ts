import { setPriority } from "node:os";
import { answerJobs } from "#app/workers/answer.ts";
import { type Participant, pairsOf, type Rule, type Wish } from "./pairs.ts";
import { type PlanInput, type PlannedMeeting, plan } from "./plan.ts";

/** Runs in its own process, bundled by `app/workers/bundle.ts`. */
export interface PlanJob extends Omit<PlanInput, "pairs"> {
	participants: Participant[];
	wishes: Wish[];
	rules: Rule[];
}

/** Lower than the site's, which may share its core. */
const NICENESS = 10;

setPriority(NICENESS);
answerJobs(
	async ({ participants, wishes, rules, ...input }: PlanJob): Promise<PlannedMeeting[]> => plan({ ...input, pairs: pairsOf(participants, wishes, rules) }),
);
