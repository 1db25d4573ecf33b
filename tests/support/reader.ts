import { type Visitor, visitorOf } from "./http.ts";

/** The site of test files that only read. It runs before they start, and shows the tests' own summit. */
export const sharedSite = { origin: process.env.SHARED_SITE as string };

/** A visitor of that site, who sends nothing that could change it. */
export const reader: Pick<Visitor, "get" | "page" | "document" | "api"> = visitorOf(sharedSite);
