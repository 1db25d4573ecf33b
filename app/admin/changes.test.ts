import { expect, test } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { logChanges, onContentChange } from "./changes.server.ts";

const change = (entityType: string) => ({ entityType, entityId: "1", name: "", before: {} });
const log = (...entityTypes: string[]) => db.transaction().execute((trx) => logChanges(trx, entityTypes.map(change), { username: "ana" }));

test("logging throws before listeners are set; then each listener runs once for a batch with one of its entities", async () => {
	await expect(log("question")).rejects.toThrow("no listeners of changes are set");
	const runs: string[] = [];
	onContentChange([
		{ entities: ["workshop", "session"], run: async (_, username) => runs.push(`workshops by ${username}`) },
		{ entities: ["question", "workshop"], run: async () => runs.push("search") },
	]);
	await log("question", "question");
	await log("session", "speaker");
	await log("workshop");
	await log("speaker");
	expect(runs).toEqual(["search", "workshops by ana", "workshops by ana", "search"]);
	expect(await db.selectFrom("change").select("entity_type").execute()).toHaveLength(6);
});
