import { afterEach, expect, test } from "vitest";
import { formVersionOf, save } from "#app/admin/writing.server.ts";
import { faqResource } from "#app/domain/content/faq/admin.server.ts";
import { roomResource } from "#app/domain/program/room/admin.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { connectLayers } from "./connections.server.ts";

connectLayers();

afterEach(async () => {
	await db.deleteFrom("change").execute();
	await db.deleteFrom("faq_entry").where("id", "like", "is-it%").execute();
});

const FORM = "5d6b3bb6-6c2d-4f37-a9d5-3c6f3b2f9f10";
const question = (answer: string, version = FORM, username = "ana") =>
	save(faqResource, {
		id: undefined,
		fields: { question: { en: "Is it warm?" }, answer: { en: answer }, order: 0 },
		version,
		confirmed: new Set(),
		username,
	});
const answers = async () => (await faqResource.list(db)).filter(({ id }) => id.startsWith("is-it-warm")).map(({ id, answer }) => `${id}: ${answer.en}`);

test("submitting a new entry's form twice creates one entry; other content or another user creates another one", async () => {
	const [first, second] = [await question("Yes."), await question("Yes.")];
	expect(second).toEqual({ kind: "saved", id: "is-it-warm" });
	expect(first).toMatchObject(second);
	expect(await question("No.")).toMatchObject({ kind: "saved", id: "is-it-warm-2" });
	expect(await question("Yes.", FORM, "bo")).toMatchObject({ kind: "saved", id: "is-it-warm-3" });
	expect(await answers()).toEqual(["is-it-warm: Yes.", "is-it-warm-2: No.", "is-it-warm-3: Yes."]);

	const fields = { name: { en: "Is it warm?" }, stepFree: false, hearingLoop: false };
	expect(await save(roomResource as never, { id: undefined, fields, version: FORM, confirmed: new Set(), username: "ana" } as never)).toMatchObject({
		kind: "saved",
		id: "is-it-warm",
	});
});

test("a form without an id creates an entry each time", async () => {
	await question("Yes.", "");
	await question("Yes.", "");
	expect(await answers()).toEqual(["is-it-warm: Yes.", "is-it-warm-2: Yes."]);
});

test("translations are marked while their English differs, and not once it is restored", async () => {
	const answer = { en: "Yes.", es: "Sí.", sv: "Ja." };
	await save(faqResource, {
		id: undefined,
		fields: { question: { en: "Is it warm?" }, answer, order: 0 },
		version: FORM,
		confirmed: new Set(),
		username: "ana",
	});
	const marksWith = async (en: string) => {
		const before = (await faqResource.find("is-it-warm", db)) as NonNullable<Awaited<ReturnType<typeof faqResource.find>>>;
		const { id, ...fields } = { ...before, answer: { ...answer, en } };
		await save(faqResource, { id, fields, version: formVersionOf(faqResource, before), confirmed: new Set(), username: "ana" });
		return (await faqResource.find(id, db))?.answer.stale;
	};
	expect([await marksWith("No."), await marksWith("Maybe."), await marksWith("Yes.")]).toEqual([["es", "sv"], ["es", "sv"], undefined]);
});
