import { afterAll } from "vitest";
import { stopSites } from "./running-site.ts";

/** Also stops sites of files whose hook timed out before it returned them. */
afterAll(stopSites);
