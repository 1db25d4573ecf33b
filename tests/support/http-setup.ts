import { afterAll } from "vitest";
import { stopSites } from "./running-site.ts";

/** Also stops the sites of a file whose hook ran out of time before it could name them. */
afterAll(stopSites);
