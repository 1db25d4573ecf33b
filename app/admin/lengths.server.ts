import { z } from "zod";
import { inputSchema } from "./csv-columns.server.ts";
import type { Resource } from "./resource.ts";

/** Returns the maximum length of each control in characters, by its name; without rows of lists. */
export function lengthsOf({ schema }: Pick<Resource, "schema">): Record<string, number> {
	return Object.fromEntries(lengthsIn(schema, ""));
}

function lengthsIn(schema: z.ZodType, name: string): [string, number][] {
	const typed = inputSchema(schema);
	if (typed instanceof z.ZodString) return typed.maxLength === null ? [] : [[name, typed.maxLength]];
	if (!(typed instanceof z.ZodObject)) return [];
	return Object.entries(typed.shape as Record<string, z.ZodType>).flatMap(([step, part]) => lengthsIn(part, name ? `${name}.${step}` : step));
}
