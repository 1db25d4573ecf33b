import { expect, test } from "vitest";
import { LISTENERS } from "./connections.server.ts";
import { RESOURCES } from "./resources.server.ts";

test("a change of an entity calls the listeners that depend on it, and no others", () => {
	const called = (entity: string) => Object.entries(LISTENERS).flatMap(([name, { entities }]) => (entities.includes(entity) ? [name] : []));
	const more: Record<string, string[]> = {
		event: ["tickets", "workshops", "meetings"],
		tier: ["tickets"],
		workshop: ["workshops", "meetings"],
		session: ["workshops", "meetings"],
	};
	for (const { entityType } of RESOURCES) expect([entityType, called(entityType)]).toEqual([entityType, [...(more[entityType] ?? []), "search"]]);
	expect(["summit", "sales", "user"].map(called)).toEqual([["workshops", "meetings", "search"], ["search"], []]);
});
