import { afterEach, expect, test } from "vitest";
import { listBatch, logChanges } from "#app/admin/changes.server.ts";
import { tryUndo, undo } from "#app/admin/undo.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { connectLayers } from "./connections.server.ts";
import { resourceOf, restorableOf } from "./resources.server.ts";

connectLayers();

afterEach(() => db.deleteFrom("change").execute());

/** Logs an earlier state of the first entity of a kind. Returns the batch. */
async function wasOnce(entityType: string, before: object): Promise<string> {
	const [first] = (await resourceOf(entityType)?.list(db)) ?? [];
	const after = await resourceOf(entityType)?.find(first?.id ?? "", db);
	if (!after) throw new Error(`no ${entityType}`);
	return logChanges(db, [{ entityType, entityId: after.id, name: "Something", before: { ...after, ...before }, after }], { username: "ana" });
}

test.each([
	["a text that is now too long", "speaker", { bio: { en: "Short", es: "x".repeat(2001) } }, "bio.es", "tooLong"],
	["a choice that no longer exists", "speaker", { category: "Astrology" }, "category", "choice"],
	["an empty field that is now required", "partner", { description: { en: " " } }, "description.en", "required"],
	["a field that no longer exists", "speaker", { motto: "Onwards" }, "motto", "noLongerKept"],
	["lists that contradict each other", "tier", { notIncluded: ["allSessions"], features: ["allSessions"] }, "notIncluded.allSessions", "alsoIncluded"],
	["a deleted person", "session", { speakerIds: ["nobody"] }, "speakerIds", "choice"],
	["a deleted picture", "speaker", { photo: `/pictures/${"0".repeat(24)}` }, "photo", "pictureMissing"],
])("an old state with %s is not restored, and the answer names field and reason", async (_, entityType, before, control, error) => {
	const batch = await wasOnce(entityType, before);
	const [change] = await listBatch(batch);
	const unfit = { texts: resourceOf(entityType)?.texts, control, error };
	expect(await tryUndo(batch, restorableOf)).toEqual({ kind: "unfit", unfit });
	expect(await undo(batch, "bo", restorableOf)).toEqual({ kind: "unfit", unfit });
	expect(await resourceOf(entityType)?.find(change?.entityId ?? "", db)).toEqual(change?.after);
	expect(await db.selectFrom("change").select("username").execute()).toEqual([{ username: "ana" }]);
});

test("an old state that still fits is restored", async () => {
	const batch = await wasOnce("partner", { name: "Former name" });
	expect(await tryUndo(batch, restorableOf)).toEqual({ kind: "undone" });
	expect(await undo(batch, "bo", restorableOf)).toEqual({ kind: "undone" });
	expect(await resourceOf("partner")?.list(db)).toContainEqual(expect.objectContaining({ name: "Former name" }));
});
