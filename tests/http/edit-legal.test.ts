import { afterAll, beforeAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { organizerOf, type Visitor, visitorOf } from "../support/http.ts";
import { picture } from "../support/pictures.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { uploadsOf } from "../support/uploads.ts";

let site: RunningSite;
let organizer: Visitor;
let visitor: Visitor;

beforeAll(async () => {
	site = await startSite();
	[organizer, visitor] = [await organizerOf(site), visitorOf(site)];
});
afterAll(() => site.stop());

const form = async (path: string) => controlsOf(await organizer.document(path));

test("the three pages are listed; none can be added or deleted", async () => {
	const document = await organizer.document("/admin/legal");
	expect(texts(document, "tbody tr > td:nth-child(-n+3)")).toEqual(
		[
			["Terms of service", "/terms", "November 10"],
			["Privacy policy", "/privacy", "November 10"],
			["Cookies", "/cookies", "November 10"],
		].flatMap(([name, address, day]) => [name, `Address: ${address}`, `Last updated: ${day}, 2025`]),
	);
	expect(texts(document, "main header a")).toEqual([]);
	expect((await organizer.get("/admin/legal/new")).status).toBe(404);
	expect((await organizer.post("/admin/legal/terms/delete")).status).toBe(404);
	expect((await organizer.get("/admin/legal/terms/delete")).status).toBe(404);
});

test("headings, lists and facts show on the page at once", async () => {
	const path = "/admin/legal/terms";
	const body = "Written on {{dates}}, ask {{email}}.\n\n## First of all\n\n- one\n- two";
	const answer = await organizer.post(path, { ...(await form(path)), "body.en": body, "title.en": "Terms", updatedOn: "2025-10-10" });
	expect(answer.status).toBe(303);
	const document = await visitor.document("/terms");
	expect(texts(document, "h1, main section h2, main section p, main section li, main div > p:last-child")).toEqual(
		expect.arrayContaining([
			"Terms",
			"Written on November 19–21, 2025, ask hello@latamnordics.example.",
			"First of all",
			"one",
			"two",
			"Last updated on October 10, 2025",
		]),
	);
	expect(document.querySelector("main .max-w-measure a")?.getAttribute("href")).toBe("mailto:hello@latamnordics.example");
	expect(texts(await visitor.document("/es/terms"), "h1")).toEqual(["Términos y condiciones"]);
	expect(texts(await organizer.document(path), "label:has([name^='fresh.'])")).toHaveLength(4);
});

test("a legal page accepts all of Markdown, and its table of contents shows plain text", async () => {
	const id = await uploadsOf(organizer).store(picture("png"));
	const path = "/admin/legal/terms";
	const body = `Ask **{{email}}**.\n\n# *First* part\n\n1. one\n\n### Below\n\n[Tickets](/tickets)\n\n![Arches](/pictures/${id})\n\n# Second\n\n<b>`;
	expect((await organizer.post(path, { ...(await form(path)), format: "markdown", "body.sv": body })).status).toBe(303);
	const document = await visitor.document("/sv/terms");
	expect(texts(document, "main .max-w-measure :is(h2, h3, strong, em, ol li)")).toEqual([
		"hello@latamnordics.example",
		"First part",
		"First",
		"one",
		"Below",
		"Second",
	]);
	expect(texts(document, "main nav li")).toEqual(["First part", "Second"]);
	expect([...document.querySelectorAll("main .max-w-measure a")].map((link) => link.getAttribute("href"))).toEqual([
		"mailto:hello@latamnordics.example",
		"/sv/tickets",
	]);
	expect(document.querySelector("main .max-w-measure img")?.getAttribute("alt")).toBe("Arches");
	expect(texts(await organizer.document(`/admin/pictures/${id}`), "[aria-labelledby=uses-title] a").join()).toContain("Terms");
	const refused = await organizer.post(path, { ...(await form(path)), "body.es": "[x](javascript:y)" });
	expect([refused.status, texts(parse(await refused.text()), "[data-error-summary] a")]).toEqual([
		422,
		["Text (Spanish): A link leads to “javascript:y”. Links begin with https://, http://, mailto:, tel:, or with / for a page of this website."],
	]);
});

test("a plain text keeps its two marks, and everything else is literal", async () => {
	const path = "/admin/legal/terms";
	await organizer.post(path, { ...(await form(path)), format: "plain", "body.sv": "**Som skrivet**\n\n## *Del*\n\n- [a](/b)" });
	expect(texts(await visitor.document("/sv/terms"), "main .max-w-measure :is(p, h2, li)").slice(0, 3)).toEqual(["**Som skrivet**", "*Del*", "[a](/b)"]);
});

test("errors are named, and the input is kept", async () => {
	const path = "/admin/legal/cookies";
	const refused = await organizer.post(path, { ...(await form(path)), "summary.en": "", "body.sv": "Vi {{inte}}.", updatedOn: "2025-02-30" });
	expect(refused.status).toBe(422);
	const document = parse(await refused.text());
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Summary (English): This field is required.",
		"Text (Swedish): These placeholders don’t exist: {{inte}}.",
		"Last updated on: Choose a date from the calendar, with day, month and year.",
	]);
	expect(document.querySelector("[name='body.sv']")?.textContent).toBe("Vi {{inte}}.");
});

test("two organizers at once: the second sees both versions", async () => {
	const path = "/admin/legal/privacy";
	const seen = await form(path);
	await organizer.post(path, { ...seen, "title.sv": "Ett" });
	const answer = await organizer.post(path, { ...seen, "title.sv": "Två" });
	expect(answer.status).toBe(409);
	expect(texts(parse(await answer.text()), "#editor > dl > div")).toEqual(["Title (Swedish)Saved nowEttYoursTvå"]);
});

test("a preview shows the page as visitors will read it, and saves nothing", async () => {
	const path = "/admin/legal/cookies";
	const answer = await organizer.post(path, {
		...(await form(path)),
		"title.es": "Solo vista",
		"body.es": "Uno.\n\n## Dos\n\n- tres {{email}}",
		preview: "es",
	});
	const document = parse(await answer.text());
	expect(texts(document, "[lang=es] :is(h3, h4, li)")).toEqual(["Solo vista", "Dos", "tres hello@latamnordics.example", "Qué puede guardarse en tu navegador"]);
	expect(texts(await visitor.document("/es/cookies"), "h1")).not.toContain("Solo vista");
});
