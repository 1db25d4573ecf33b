import { expect, test } from "vitest";
import { z } from "zod";
import type { Entity, Resource } from "#app/admin/resource.ts";
import { save } from "#app/admin/writing.server.ts";
import { encodeEntity, errorsOf } from "#app/http/form-codecs.ts";
import { nest, type Values } from "#app/http/form-values.ts";
import { db } from "#app/runtime/database.server.ts";
import { connectLayers } from "./connections.server.ts";
import { resourceOf } from "./resources.server.ts";

connectLayers();

const decoded = (resource: Resource, values: Values) => z.safeDecode(resource.schema, nest(values) as never);
const article = { "title.en": "Alone", publishedAt: "2025-05-05", author: "Ana", format: "plain" };
const session = { "title.en": "Alone", status: "draft", format: "plain" };

test.each([
	["speaker", { name: "Alone", status: "draft", format: "plain" }, ["title.en", "company", "country", "category", "bio.en"]],
	["session", session, ["type", "description.en"]],
	["workshop", session, ["description.en", "category", "level", "price", "maxAttendees"]],
	["article", article, ["content.en"]],
])("a draft of the type %s with its name alone is saved and read as it is, and says what publishing needs", async (type, typed, missing) => {
	const resource = resourceOf(type) as Resource;
	const edit = { id: undefined, version: "", confirmed: new Set<string>(), username: "ana" };
	const saved = await save(resource, { ...edit, fields: decoded(resource, typed).data as never });
	const found = (saved.kind === "saved" ? await resource.find(saved.id, db) : undefined) as Entity;
	expect(resource.missing?.(found)).toEqual(missing);
	const values = encodeEntity(resource.schema, found);
	expect({ ...found, ...decoded(resource, values).data }).toEqual(found);
	expect(Object.values(await resource.row(found, "sv"))).not.toContain(undefined);
	const published = type === "article" ? {} : errorsOf(decoded(resource, { ...values, status: "published" }).error as z.ZodError);
	const refused = { ...(await resource.check?.({ ...found, draft: false } as Entity, db)), ...published };
	expect(Object.keys(refused).sort()).toEqual([...missing].sort());
});
