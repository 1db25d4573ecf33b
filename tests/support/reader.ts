import { type Visitor, visitorOf } from "./http.ts";

/** A site started before all tests, for files that only read. */
export const sharedSite = { origin: process.env.SHARED_SITE as string };

export const reader: Pick<Visitor, "get" | "page" | "document" | "api"> = visitorOf(sharedSite);
