import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

/** Schemas of configuration, responses and stored data, which is validated on input; so are those called records. */
const NOT_SENT = /env\.server|translated|view\.server|http\/api\.server|session\/media\.server|auth\/status\.server/;

const BUILDS_A_SCHEMA = /\bz\s*\.\s*(?:object|looseObject|string|record|array|codec|enum|iso)\b/;
const files = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test.") && !NOT_SENT.test(file));
const builders = files.filter((file) => BUILDS_A_SCHEMA.test(readFileSync(file, "utf8")));

function endless(schema: z.ZodType, place: string): string[] {
	if (schema instanceof z.ZodPipe) {
		const sent = schema.in as z.ZodType;
		// A catchall schema defers to a later one.
		const isOpen = sent instanceof z.ZodObject && sent.def.catchall !== undefined;
		return [...endless(sent, place), ...(isOpen ? endless(schema.out as z.ZodType, place) : [])];
	}
	const { row } = (schema.meta() ?? {}) as { row?: z.ZodType };
	if (row) return endless(row, `${place}[]`);
	if (schema instanceof z.ZodCatch) return endless(schema.unwrap() as z.ZodType, place);
	if (schema instanceof z.ZodOptional) return endless(schema.unwrap() as z.ZodType, place);
	if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, field]) => endless(field as z.ZodType, `${place}.${name}`));
	if (schema instanceof z.ZodArray) return endless(schema.element as z.ZodType, `${place}[]`);
	if (schema instanceof z.ZodRecord) return [...endless(schema.keyType as z.ZodType, `${place}.*`), ...endless(schema.valueType as z.ZodType, `${place}.*`)];
	if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => endless(option as z.ZodType, place));
	if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return [];
	const longest = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? schema.maxLength : null;
	return longest === null ? [place] : [];
}

test.each(builders)("every text that %s accepts has a maximum length", async (file) => {
	const exported: Record<string, unknown> = await import(path.resolve(file));
	const schemas = Object.entries(exported).filter((pair): pair is [string, z.ZodType] => pair[1] instanceof z.ZodType && !pair[0].endsWith("Record"));
	expect(schemas.length).toBeGreaterThan(0);
	expect(schemas.flatMap(([name, schema]) => endless(schema, name))).toEqual([]);
});

test("unlimited texts are found at any depth", () => {
	const any = z.string();
	const codec = z.codec(any, z.string().max(1), { decode: String, encode: String });
	const schema = z.object({ plain: any, short: any.max(1), codec, rows: z.array(z.unknown()).meta({ row: z.object({ any }) }), maybe: any.optional() });
	expect(endless(schema, "form")).toEqual(["form.plain", "form.codec", "form.rows[].any", "form.maybe"]);
	expect(builders.length).toBeGreaterThan(10);
});
