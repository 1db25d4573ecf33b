import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { z } from "zod";
import { nounTexts } from "#app/admin/noun.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { SECTIONS } from "#app/admin/sections.ts";
import { LOCALES } from "#app/i18n/config.ts";
import routes from "#app/routes.ts";
import { db } from "#app/runtime/database.server.ts";
import { contentSections, RESOURCES, sortingIn } from "./resources.server.ts";

/** The fields of a noun's form. */
function fieldsOf({ schema }: Pick<Resource, "schema">): string[] {
	const fields = schema instanceof z.ZodCodec ? schema.def.out : schema;
	return Object.keys((fields as unknown as z.ZodObject).shape);
}

/** Whose forms have a field for each text of theirs; those of pages are made from the pages' texts. */
const OWN_FORMS = RESOURCES.filter(({ noun }) => noun !== "page");

test("each noun is there once, with a section of its own", () => {
	for (const key of ["noun", "section", "texts"] as const) {
		const all = RESOURCES.map((resource) => resource[key]);
		expect(all).toEqual([...new Set(all)]);
	}
	expect(Object.keys(contentSections("en")).filter((section) => !(SECTIONS as readonly string[]).includes(section))).toEqual([]);
});

const paths = new Set(pathsIn(await routes));

function pathsIn(entries: readonly RouteConfigEntry[], parent = ""): string[] {
	return entries.flatMap(({ path, children = [] }) => {
		const own = [parent, path].filter(Boolean).join("/");
		return [own, ...pathsIn(children, own)];
	});
}

test.each(RESOURCES)("$noun: the table of routes has the addresses that its description asks for, and no other", ({ section, noun, insert, importable }) => {
	const wanted = {
		"": true,
		"/:id": true,
		"/new": insert !== undefined,
		"/changes": insert !== undefined && noun !== "picture",
		".csv": importable,
		"/import": importable,
		"/order": sortingIn(section) !== undefined || noun === "speaker",
	};
	expect(Object.fromEntries(Object.keys(wanted).map((end) => [end, paths.has(`admin/${section}${end}`)]))).toEqual(wanted);
});

test("no two calls of the API have one name", () => {
	const names = RESOURCES.flatMap(({ api }) => api?.name ?? []);
	expect(names).toEqual([...new Set(names)]);
});

test.each(OWN_FORMS)("$noun: every field has a label, every column of the list a heading, in each language", async (resource) => {
	const { fields, columns, title, one, add } = nounTexts(resource, "en");
	expect(fieldsOf(resource).filter((field) => !fields[field])).toEqual([]);
	expect([title, one, resource.insert && resource.noun !== "picture" ? add : "none is needed"]).not.toContain(undefined);
	const [entity] = await resource.list(db);
	for (const locale of LOCALES) expect(Object.keys(columns)).toEqual(expect.arrayContaining(Object.keys(entity ? resource.row(entity, locale) : {})));
});

test.each(OWN_FORMS)("$noun: what the form can hold is read back whole", async (resource) => {
	for (const { id } of await resource.list(db)) {
		const entity = await resource.find(id, db);
		const missing = fieldsOf(resource).filter((field) => !Object.hasOwn(entity ?? {}, field));
		expect([id, missing]).toEqual([id, []]);
	}
});
