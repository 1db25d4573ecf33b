import { oneOfOrFirst } from "#app/http/form-codecs.ts";

/** How the texts of a record are written. Those from before there was a choice are plain. */
export const FORMATS = ["markdown", "plain"] as const;
export type Format = (typeof FORMATS)[number];

/** Markdown where nothing else is chosen. */
export const format = oneOfOrFirst(FORMATS);
