import { afterAll, beforeAll, expect, test } from "vitest";
import { keysOf, PAGE_IDS, PAGES } from "#app/domain/content/page/editable.ts";
import { NEEDED } from "#app/domain/content/page/rules.ts";
import { controlsOf, parse, texts } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { readPdf } from "../support/pdf.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { event } from "../support/summit/event.ts";

let site: RunningSite;
let organizer: Visitor;
let visitor: Visitor;

beforeAll(async () => {
	site = await startSite();
	[organizer, visitor] = [await organizerOf(site), visitorOf(site)];
});
afterAll(() => site.stop());

const form = async (path: string) => controlsOf(await organizer.document(path));
const edit = async (path: string, fields: Record<string, string>) => organizer.post(path, { ...(await form(path)), ...fields });
async function toastOf(answer: Response) {
	const toast = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("toast="));
	const document = await organizer.document(answer.headers.get("location") as string, { Cookie: `${organizer.cookie}; ${toast?.split(";")[0]}` });
	return { words: texts(document, ".toast p"), undo: document.querySelector(".toast form")?.getAttribute("action") ?? "" };
}
const undoLast = async () => {
	const document = await organizer.document("/admin/settings/activity");
	return organizer.post(document.querySelector("main form[action$='/undo']")?.getAttribute("action") ?? "", { redirectTo: "/admin/settings/activity" });
};

test("every page is listed with its number of edits; none can be added or deleted", async () => {
	const rows = async (language: string) => texts(await organizer.document("/admin/pages", { "Accept-Language": language }), "tbody tr");
	const english = await rows("en");
	expect(english.length).toBe(PAGE_IDS.length);
	expect(english[0]).toBe("HomeAddress: /Changed texts: All originalTranslations: Complete");
	expect((await rows("sv"))[3]).toBe("LokalenAdress: /venueÄndrade texter: Alla i originalÖversättningar: Fullständiga");
	expect((await organizer.get("/admin/pages/new")).status).toBe(404);
	expect((await organizer.get("/admin/pages/nothing")).status).toBe(404);
	expect((await organizer.get("/admin/pages/about/delete")).status).toBe(404);
});

test("the form holds the texts of the page, section by section", async () => {
	const document = await organizer.document("/admin/pages/about");
	expect(texts(document, "#editor summary h2")).toEqual([
		"Search results and browser tabs",
		"Top of the page",
		"Story",
		"Topics",
		"What makes it unique",
		"Call at the end",
	]);
	expect(texts(document, "#section-story fieldset fieldset > legend")).toEqual(["Title of the story", "First paragraph", "Second paragraph"]);
	const values = await form("/admin/pages/about");
	expect(values["about/title.sv"]).toBe(texts(await visitor.document("/sv/about"), "h1")[0]);
	expect(values["about/callLead.en"]).toBe("{{dates}}, {{venue}}.");
});

test("a section is open when it has edits or errors", async () => {
	const open = (document: Document) => texts(document, "#editor details[open] summary h2");
	expect(open(await organizer.document("/admin/pages/regions"))).toEqual([]);
	const refused = await edit("/admin/pages/regions", { "regions/title.es": "{{nada}}" });
	expect(open(parse(await refused.text()))).toEqual(["Top of the page"]);
	await edit("/admin/pages/regions", { "regions/callTitle.sv": "Kom med" });
	const document = await organizer.document("/admin/pages/regions");
	expect([open(document), texts(document, "#section-call summary > span:first-child > :not(h2)")[0]]).toEqual([["Call at the end"], "1 changed"]);
});

test("an edited text shows on the next page, in its language only, and escaped", async () => {
	const before = await Promise.all(["/about", "/es/about", "/sv/about"].map((path) => visitor.get(path)));
	const spanish = await before[1]?.text();
	const answer = await edit("/admin/pages/about", {
		"about/lead.en": "From {{dates}}: <script>alert(1)</script> & $t(about.title)",
		"about/meta/title.en": "All about it",
	});
	expect(answer.status).toBe(303);
	const document = await visitor.document("/about");
	expect(texts(document, "h1 ~ p, title")).toEqual(["All about it", "From November 19–21, 2025: <script>alert(1)</script> & $t(about.title)"]);
	const again = await visitor.get("/es/about");
	expect(await again.text()).toBe(spanish);
	expect(texts(await organizer.document("/admin/pages"), "tbody tr")[1]).toMatch(/2 changed.*Spanish: 2 outdatedSwedish: 2 outdated$/);
	expect(texts(await organizer.document("/admin"), "main li a")).toContainEqual(
		expect.stringMatching(/about the summit: Introduction \(Spanish and Swedish\)/),
	);
});

test("paragraphs accept Markdown, inline or block as there is room; headlines are plain", async () => {
	const answer = await edit("/admin/pages/prospectus", {
		"prospectus/title.en": "*Pack*",
		"prospectus/lead.en": "# For **{{year}}**: [tickets](/tickets)",
		"prospectus/summit.en": "## Two regions\n\n- one\n- two",
	});
	expect(answer.status).toBe(303);
	const document = await visitor.document("/partners/prospectus");
	expect(texts(document, "h1, h1 ~ .lead, .lead strong, .lead a[href='/tickets']")).toEqual(["*Pack*", "# For 2025: tickets", "2025", "tickets"]);
	expect(texts(document, "[aria-labelledby=summit-title] :is(h3, li)")).toEqual(["Two regions", "one", "two"]);

	const refused = await edit("/admin/pages/prospectus", {
		"prospectus/lead.en": "[x](javascript:x)",
		"prospectus/steps/talk.sv": "![x](/pictures/0123456789abcdef01234567)",
	});
	expect([refused.status, texts(parse(await refused.text()), "[data-error-summary] a")]).toEqual([
		422,
		[
			"Sponsorship pack: Introduction (English): A link leads to “javascript:x”. Links begin with https://, http://, mailto:, tel:, or with / for a page of this website.",
			"Sponsorship pack: Steps: Talk (Swedish): There is no room for a picture here: “/pictures/0123456789abcdef01234567”.",
		],
	]);
	const preview = await organizer.post("/admin/text-preview", { text: "# In {{year}}", place: "line", locale: "en" });
	expect(await preview.json()).toEqual({ blocks: [{ kind: "paragraph", of: ["# In 2025"] }] });
});

test("paragraphs of home accept emphasis and links, and stay on one line", async () => {
	const keys = ["home/about/paragraphs/first", "tickets/home/group", "workshops/home/lead", "home/call/lead"];
	const answer = await edit("/admin/pages/home", Object.fromEntries(keys.map((key) => [`${key}.es`, `**${key}** [aquí](/about) # {{groupMinimum}}`])));
	expect(answer.status).toBe(303);
	const document = await visitor.document("/es");
	const lines = [...document.querySelectorAll("main p:has(strong)")].map((line) => [
		line.querySelector("strong")?.textContent,
		line.querySelector("a")?.getAttribute("href"),
	]);
	expect(lines).toEqual(keys.map((key) => [key, "/es/about"]));
	expect((await undoLast()).status).toBe(303);
});

test("an emptied field restores the original, and stores nothing", async () => {
	await edit("/admin/pages/venue", { "venue/title.es": "Otra cosa" });
	expect(texts(await visitor.document("/es/venue"), "#house-title")).toEqual(["Otra cosa"]);
	const document = await organizer.document("/admin/pages/venue");
	expect(texts(document, "#editor button[type=button].link")).toContain("Restore the original");
	await edit("/admin/pages/venue", { "venue/title.es": " " });
	expect(texts(await visitor.document("/es/venue"), "#house-title")).toEqual(["Un taller de ideas"]);
	expect(texts(await organizer.document("/admin/pages"), "tbody tr")[3]).toContain("All original");
});

test("all originals of a page are restored at once, after a confirmation, and undo brings the edits back", async () => {
	await edit("/admin/pages/tickets", { "tickets/title.en": "Seats", "tickets/lead.sv": "Kom in." });
	expect(texts(await organizer.document("/admin/pages/tickets/originals"), "h1, h1 + p")).toEqual([
		"Restore the originals of “Tickets”?",
		"2 changed texts become the originals again, in every language. You can undo this under Activity.",
	]);
	const answer = await organizer.post("/admin/pages/tickets/originals");
	expect(texts(await visitor.document("/tickets"), "h1")).toEqual(["Tickets"]);
	const { words, undo } = await toastOf(answer);
	expect(words).toEqual(["Originals restored", "Live on the website."]);
	await organizer.post(undo, { redirectTo: "/admin/pages/tickets" });
	expect(texts(await visitor.document("/tickets"), "h1")).toEqual(["Seats"]);
	expect(texts(await visitor.document("/sv/tickets"), "h1 ~ p")).toEqual(["Kom in."]);
});

test("an edit is logged with the name of its text, and can be undone there", async () => {
	await edit("/admin/pages/partners", { "partners/offers/stage/title.en": "Take the floor" });
	expect(texts(await organizer.document("/admin/settings/activity"), "main ol > li:first-child dl > div")).toEqual([
		"Partners: Stage: Title (English)BeforeA place on the agendaAfterTake the floor",
	]);
	await undoLast();
	expect(texts(await visitor.document("/partners"), "#prospectus h3")[0]).toBe("A place on the agenda");
});

test("misspelt, unknown or missing facts are named beside their field, and all input is kept", async () => {
	const refused = await edit("/admin/pages/tickets", {
		"tickets/title.en": "Tickets for {{price}} until {dates}",
		"tickets/group/lead.es": "Vengan juntos.",
		"tickets/group/lead.sv": "Är ni {{ groupMinimum }}?",
		"tickets/lead.sv": "{{dates",
	});
	expect(refused.status).toBe(422);
	const document = parse(await refused.text());
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Tickets: Title (English): These placeholders don’t exist: {{price}} {dates}.",
		"Tickets: Introduction (Swedish): These placeholders don’t exist: {{.",
		"Tickets: Group discount: Introduction (Spanish): A placeholder is missing here. Add {{groupMinimum}}.",
	]);
	expect(document.querySelector("[name='tickets/group/lead.es']")?.textContent).toBe("Vengan juntos.");
	expect(texts(document, "details dl dd")).toContain("20Minutes from the airport");
});

test("a price in a text follows the tickets; while nothing is on sale the original shows", async () => {
	await edit("/admin/pages/about", { "about/callLead.sv": "Biljetter från {{ticketsFrom}}." });
	const lead = async () => texts(await visitor.document("/sv/about"), "main > section:last-child .lead");
	sql(site, "UPDATE ticket_tier SET price = 14900");
	expect(await lead()).toEqual(["Biljetter från 149,00 USD."]);
	sql(site, "UPDATE ticket_tier SET price = 4950 WHERE id = 'student-academic'");
	expect(await lead()).toEqual(["Biljetter från 49,50 USD."]);
	sql(site, "UPDATE ticket_tier SET available = 0");
	expect(await lead()).toEqual([`19–21 november 2025, ${event.venue}.`]);
});

test("a text may be three times as long as its original, and no longer", async () => {
	const refused = await edit("/admin/pages/about", { "about/title.en": "x".repeat(81) });
	expect(texts(parse(await refused.text()), "[data-error-summary] a")).toEqual(["About the summit: Title (English): This is too long. Please shorten it."]);
});

test("two organizers at once: the second sees both versions", async () => {
	const path = "/admin/pages/newsletter";
	const seen = await form(path);
	await organizer.post(path, { ...seen, "newsletter/lead.sv": "Ett" });
	const answer = await organizer.post(path, { ...seen, "newsletter/lead.sv": "Två" });
	expect(answer.status).toBe(409);
	expect(texts(parse(await answer.text()), "#editor > dl > div")).toEqual(["Newsletter: Introduction (Swedish)Saved nowEttYoursTvå"]);
});

const MORE_VIEWS: Partial<Record<(typeof PAGE_IDS)[number], string[]>> = {
	regions: ["/regions?tab=latam", "/guides/nordics.pdf", "/guides/latin-america.pdf"],
};

test.each(PAGE_IDS)("every editable text of %s shows on the page", async (id) => {
	const path = `/admin/pages/${id}`;
	const marks = keysOf(id).map((key) => [key, [`«${key}»`, ...(NEEDED[key] ?? []).map((fact) => `{{${fact}}}`)].join(" ")] as const);
	const answer = await edit(path, Object.fromEntries(marks.map(([key, mark]) => [`${key}.en`, mark])));
	expect(answer.status).toBe(303);
	const read = () => Promise.all([PAGES[id].path, ...(MORE_VIEWS[id] ?? [])].map(readAsText));
	const views = await read();
	if (id === "tickets") {
		sql(site, "UPDATE event SET sales = 'contact'");
		views.push(...(await read()));
		sql(site, "UPDATE event SET sales = 'here'");
	}
	expect(keysOf(id).filter((key) => !views.join().includes(`«${key}»`))).toEqual([]);
});

/** Returns a PDF's text without spaces, as long names are broken between lines. */
async function readAsText(path: string): Promise<string> {
	const answer = await visitor.get(path);
	if (!path.endsWith(".pdf")) return answer.text();
	return readPdf(new Uint8Array(await answer.arrayBuffer())).text.replaceAll(/\s/g, "");
}
