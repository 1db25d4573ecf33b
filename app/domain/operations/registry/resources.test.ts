import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { z } from "zod";
import { entityTexts } from "#app/admin/entity-texts.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { SECTIONS } from "#app/admin/sections.ts";
import { PAGES } from "#app/domain/content/page/editable.ts";
import { LEGAL_PAGE_IDS } from "#app/domain/operations/legal/schema.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { listRoutes, readFacts } from "#app/routes/route-list.ts";
import routes from "#app/routes.ts";
import { db } from "#app/runtime/database.server.ts";
import { contentSections, RESOURCES, sortingIn } from "./resources.server.ts";

function fieldsOf({ schema }: Pick<Resource, "schema">): string[] {
	const fields = schema instanceof z.ZodCodec ? schema.def.out : schema;
	return Object.keys((fields as unknown as z.ZodObject).shape);
}

const OWN_FORMS = RESOURCES.filter(({ entityType }) => entityType !== "page");

test("each entity is registered once, with its own section", () => {
	for (const key of ["entityType", "section", "texts"] as const) {
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

test.each(RESOURCES)("$entityType: the route table has exactly the addresses that its description needs", ({ section, entityType, insert, importable }) => {
	const wanted = {
		"": true,
		"/:id": true,
		"/new": insert !== undefined,
		"/changes": insert !== undefined && entityType !== "picture",
		".csv": importable,
		"/import": importable,
		"/order": sortingIn(section) !== undefined || entityType === "speaker",
	};
	expect(Object.fromEntries(Object.keys(wanted).map((end) => [end, paths.has(`admin/${section}${end}`)]))).toEqual(wanted);
});

const layout = (await routes).find(({ file }) => file === "routes/site/layout.tsx");
const standAlone = (layout?.children?.[0]?.children ?? []).flatMap(({ path }) => (path && !/[:*]/.test(path) ? [`/${path}`] : []));

test("each entity page lies below its list, with its share picture, and only page texts and legal texts have standalone pages", async () => {
	for (const { entityType, pages, entityPages } of RESOURCES) {
		const lists = new Set((await pages()).map(({ path }) => path.slice(0, path.lastIndexOf("/"))));
		const standAlone = ["page", "legalPage"].includes(entityType);
		expect([entityType, standAlone || [...lists]]).toEqual([entityType, standAlone || (entityPages ? [entityPages.below] : [])]);
		const [first] = entityPages ? await pages() : [];
		const picture = await entityPages?.sharePicture(first?.path.split("/").at(-1) ?? "", "sv");
		expect([entityType, picture?.page]).toEqual([entityType, first && { locale: "sv", path: first.path }]);
	}
});

test("the API has every field under its own or another name, or leaves it out explicitly", () => {
	for (const resource of RESOURCES) {
		if (!resource.api) continue;
		const { entry, renamed = {}, leftOut } = resource.api;
		const [fields, told] = [fieldsOf(resource), fieldsOf({ schema: entry })];
		const named = (field: string) => [told.includes(field), told.includes(renamed[field] as string), leftOut.includes(field)].filter(Boolean).length;
		expect([resource.entityType, fields.filter((field) => named(field) !== 1)]).toEqual([resource.entityType, []]);
		expect([resource.entityType, [...Object.keys(renamed), ...leftOut].filter((field) => !fields.includes(field))]).toEqual([resource.entityType, []]);
	}
});

test("the sample has some of each, except discount codes and pictures", async () => {
	const lists = await Promise.all(RESOURCES.map(async ({ entityType, list }) => ({ entityType, count: (await list(db)).length })));
	expect(lists.flatMap(({ entityType, count }) => (count === 0 ? [entityType] : []))).toEqual(["discountCode", "picture"]);
});

test("everything public records its changes, which date the pages", async () => {
	const traced = (await db.selectFrom("entity_revision").select("entity_type").distinct().execute()).map(({ entity_type: entityType }) => entityType);
	expect(RESOURCES.map(({ entityType }) => entityType).filter((entityType) => !traced.includes(entityType))).toEqual(["page", "discountCode", "picture"]);
});

test("the facts of a page name every entity that pages show, except the event, which dates them all", async () => {
	const shown = new Set<string>((await listRoutes()).flatMap(({ file }) => readFacts(file).shows?.entries ?? []));
	expect(RESOURCES.map(({ entityType }) => entityType).filter((entityType) => !shown.has(entityType))).toEqual([
		"event",
		"legalPage",
		"page",
		"discountCode",
		"picture",
	]);
});

test("every standalone page of the route table has texts that organizers edit, except these", () => {
	const edited = ["/", ...Object.values(PAGES).map(({ path }) => path), ...LEGAL_PAGE_IDS.map((id) => `/${id}`)];
	const without = ["/newsletter/confirm", "/newsletter/unsubscribe", "/orders", "/search", "/tickets/order"];
	expect(standAlone.filter((path) => !edited.includes(path)).sort()).toEqual(without);
	expect(edited.filter((path) => !["/", ...standAlone].includes(path))).toEqual([]);
});

test("the glossary has the name of each in three languages", () => {
	const rows = readFileSync("docs/glossary.md", "utf8").toLowerCase().split("\n");
	const names = RESOURCES.map((resource) => LOCALES.map((locale) => entityTexts(resource, locale).one.toLowerCase()));
	const wordsOf = (cell = "") => cell.split(/[,;¹²³]/).map((word) => word.trim());
	const isTranslated = (row: string, name: string[]) => name.every((word, column) => wordsOf(row.split("|")[column + 2]).includes(word));
	expect(names.filter((name) => !rows.some((row) => isTranslated(row, name)))).toEqual([]);
});

test("names of API calls are unique", () => {
	const names = RESOURCES.flatMap(({ api }) => api?.name ?? []);
	expect(names).toEqual([...new Set(names)]);
});

test.each(OWN_FORMS)("$entityType: every field has a label and every list column a heading, in each language", async (resource) => {
	const { fields, columns, title, one, add } = entityTexts(resource, "en");
	expect(fieldsOf(resource).filter((field) => !fields[field])).toEqual([]);
	expect([title, one, resource.insert && resource.entityType !== "picture" ? add : "none is needed"]).not.toContain(undefined);
	const [entity] = await resource.list(db);
	for (const locale of LOCALES) expect(Object.keys(columns)).toEqual(expect.arrayContaining(Object.keys(entity ? resource.row(entity, locale) : {})));
});

test.each(OWN_FORMS)("$entityType: the form returns everything it can hold", async (resource) => {
	for (const { id } of await resource.list(db)) {
		const entity = await resource.find(id, db);
		const missing = fieldsOf(resource).filter((field) => !Object.hasOwn(entity ?? {}, field));
		expect([id, missing]).toEqual([id, []]);
	}
});
