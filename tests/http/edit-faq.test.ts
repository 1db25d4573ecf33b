import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { organizerOf, type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { event } from "../support/summit/event.ts";

let site: RunningSite;
let organizer: Visitor;
let visitor: Visitor;
let [first, fourth] = ["", ""];

beforeAll(async () => {
	site = await startSite();
	[organizer, visitor] = [await organizerOf(site), visitorOf(site)];
	[first, , , fourth] = [...(await visitor.document("/tickets")).querySelectorAll("details[name=faq]")].map(({ id }) => id) as [string, string, string, string];
});
afterAll(() => site.stop());

const question = (en: string, answer: string) => ({ version: randomUUID(), "question.en": en, "answer.en": answer });
const asked = async (path: string) => texts(await visitor.document(path), "details[name=faq] h3");

test("a new question is last, at once and in every language, with its facts filled in", async () => {
	const answer = await organizer.post("/admin/faq/new", {
		...question("Is there parking?", "Yes, near {{venue}}, {{dates}}."),
		"question.sv": "Finns det parkering?",
	});
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/faq/is-there-parking"]);
	expect((await asked("/tickets")).at(-1)).toBe("Is there parking?");
	expect((await asked("/sv/tickets")).at(-1)).toBe("Finns det parkering?");
	const document = await visitor.document("/es/tickets");
	expect(texts(document, "#is-there-parking [lang=en]")).toEqual(["Is there parking?", `Yes, near ${event.venue}, November 19–21, 2025.`]);
});

test("the order is changed in the list, and visitors see it", async () => {
	const before = await asked("/tickets");
	expect(texts(await organizer.document("/admin/faq"), "tbody td:first-child")).toEqual(before);
	await organizer.post("/admin/faq/order", { id: fourth, direction: "up" });
	const [one, two, three, four, ...rest] = before as [string, string, string, string];
	expect(await asked("/tickets")).toEqual([one, two, four, three, ...rest]);
	expect(await asked("/sv/tickets")).toHaveLength(before.length);
});

test("an edit shows at once; an unknown fact is rejected, and the input is kept", async () => {
	const path = `/admin/faq/${fourth}`;
	const form = controlsOf(await organizer.document(path));
	expect((await organizer.post(path, { ...form, "answer.en": "From {{groupMinimum}} people on." })).status).toBe(303);
	expect(texts(await visitor.document("/tickets"), `#${fourth} p`)).toEqual(["From 5 people on."]);

	const refused = await organizer.post(path, { ...controlsOf(await organizer.document(path)), "answer.es": "Desde {{grupo}} personas." });
	expect(refused.status).toBe(422);
	const document = parse(await refused.text());
	expect(texts(document, "[data-error-summary] a")).toEqual(["Answer (Spanish): These placeholders don’t exist: {{grupo}}."]);
	expect(document.querySelector("[name='answer.es']")?.textContent).toBe("Desde {{grupo}} personas.");
});

test("two organizers at once: the second sees both versions; a concurrent reordering is no conflict", async () => {
	const path = `/admin/faq/${first}`;
	const form = controlsOf(await organizer.document(path));
	await organizer.post("/admin/faq/order", { id: first, direction: "down" });
	expect((await organizer.post(path, { ...form, "question.en": "When?" })).status).toBe(303);
	const refused = await organizer.post(path, { ...form, "question.en": "Where?" });
	expect(refused.status).toBe(409);
	expect(texts(parse(await refused.text()), "#editor > dl > div")).toEqual(["Question (English)Saved nowWhen?YoursWhere?"]);
});

test("a preview shows question and answer open, with the facts filled in", async () => {
	const answer = await organizer.post("/admin/faq/new", { ...question("Seen?", "In {{country}}."), preview: "sv" });
	const document = parse(await answer.text());
	expect(texts(document, "details[name=faq][open] h3, details[name=faq][open] p")).toEqual(["Seen?", "In Mexico."]);
	expect(await asked("/tickets")).not.toContain("Seen?");
});

test("a deleted question is gone at once", async () => {
	await organizer.post("/admin/faq/new", question("To be deleted?", "Yes."));
	expect(await asked("/tickets")).toContain("To be deleted?");
	expect((await organizer.post("/admin/faq/to-be-deleted/delete")).headers.get("location")).toBe("/admin/faq");
	expect(await asked("/tickets")).not.toContain("To be deleted?");
});
