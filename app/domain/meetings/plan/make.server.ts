import { worker } from "#app/workers/run.server.ts";
import type { PlannedMeeting } from "./plan.ts";
import type { PlanJob } from "./worker.ts";

/** Five hundred people take a few seconds. */
const LIMITS_MS = { timeout: 120_000, idleTimeout: 1000 };

/** Plans in a process of its own, so that pages are answered meanwhile. @throws WorkerEnded */
export const makePlan = worker<PlanJob, PlannedMeeting[]>(() => import("./worker.ts?bundle"), LIMITS_MS);
