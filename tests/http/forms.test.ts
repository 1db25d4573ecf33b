import { afterAll, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Resource } from "#app/admin/resource.ts";
import { pathOf } from "#app/admin/sections.ts";
import { EVENT_PAGES, type EventPage, eventPagePath } from "#app/domain/content/event/pages.ts";
import { parse } from "../support/html.ts";
import { signIn, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { databaseFile } = site;
const { get } = visitorOf(site);

// The registry opens a database: here the running site's, not that of another file in this process.
vi.resetModules();
process.env.DATABASE_URL = `file:${databaseFile}`;
const { db } = await import("#app/runtime/database.server.ts");
const { insertPicture } = await import("#app/domain/content/picture/queries.server.ts");
const { RESOURCES } = await import("#app/domain/operations/registry/resources.server.ts");

/** Only import files say which session a workshop has; its form cannot change it. */
const WITHOUT_CONTROL = ["session.workshopId"];

const headers = { Cookie: await signIn(site) };
await insertPicture(db, { id: "0".repeat(24), name: "Sea", alt: {}, width: 640, height: 480, focus: { x: 0.5, y: 0.5 } }, new Uint8Array(1), []);

function controlsOf(schema: z.ZodType, name = ""): string[] {
	const { row } = (schema.meta() ?? {}) as { row?: z.ZodType };
	if (row) return controlsOf(row, `${name}.0`);
	if (schema instanceof z.ZodPipe) return controlsOf((name ? schema.in : schema.out) as z.ZodType, name);
	if (schema instanceof z.ZodOptional) return controlsOf(schema.unwrap() as z.ZodType, name);
	if (schema instanceof z.ZodArray) return controlsOf(schema.element as z.ZodType, `${name}.0`);
	if (schema instanceof z.ZodRecord) return [`${name}.own`];
	if (!(schema instanceof z.ZodObject)) return [name];
	return Object.entries(schema.shape).flatMap(([step, part]) => controlsOf(part as z.ZodType, name ? `${name}.${step}` : step));
}

const eventPages = Object.keys(EVENT_PAGES) as EventPage[];

async function formsOf({ entityType, section, insert, list }: Resource): Promise<Element[]> {
	const names = insert && entityType !== "picture" ? ["new"] : (await list(db)).map(({ id }) => id);
	const paths = entityType === "event" ? eventPages.map(eventPagePath) : names.map((name) => `${pathOf(section)}/${name}`);
	const pages = await Promise.all(paths.map(async (path) => parse(await (await get(path, headers)).text())));
	return pages.flatMap((page) => page.querySelector("#editor") ?? []);
}

const namesIn = (elements: Iterable<Element>) => [...elements].map((element) => element.getAttribute("name") ?? "");

test.each(RESOURCES)("$entityType: the form has a control for each field of its schema, and a new one focuses the first", async (resource) => {
	const forms = await formsOf(resource);
	const names = forms.flatMap((form) => namesIn(form.querySelectorAll("[name]")));
	const missing = controlsOf(resource.schema).filter((name) => !names.includes(name) && !WITHOUT_CONTROL.includes(`${resource.entityType}.${name}`));
	expect(missing).toEqual([]);
	const [first] = namesIn(forms[0]?.querySelectorAll(":is(input:not([type=hidden]), select, textarea)") ?? []);
	const isNew = resource.insert && resource.entityType !== "picture";
	expect(namesIn(forms[0]?.querySelectorAll("[autofocus]") ?? [])).toEqual(isNew ? [first] : []);
});
