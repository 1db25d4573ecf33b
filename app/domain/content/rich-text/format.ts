import { oneOfOrFirst } from "#app/http/form-codecs.ts";

export const FORMATS = ["markdown", "plain"] as const;
export type Format = (typeof FORMATS)[number];

export const format = oneOfOrFirst(FORMATS);
