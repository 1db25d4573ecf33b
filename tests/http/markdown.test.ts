import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { asNew, organizerOf, visitorOf } from "../support/http.ts";
import { picture } from "../support/pictures.ts";
import { startSite } from "../support/running-site.ts";
import { uploadsOf } from "../support/uploads.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const { store, save } = uploadsOf(organizer);

const speaker = (bio: string, more: Record<string, string> = {}) =>
	asNew({ name: "Ana Berg", company: "Solmar", country: "MX", category: "Technology", "title.en": "Engineer", "bio.en": bio, ...more });

test("an article in Markdown is rendered with every element, and as plain text elsewhere", async () => {
	const id = await store(picture("png"));
	const content = `Wind **and** [water](/workshops).\n\n# Part\n\n- one\n- <b>two</b>\n\n![Arches](/pictures/${id})`;
	const written = { "title.en": "Marked", "content.en": content, publishedAt: "2025-05-05", author: "Ana", category: "business", format: "markdown" };
	expect((await organizer.post("/admin/news/new", asNew(written))).status).toBe(303);
	expect((await organizer.post("/admin/news/marked/publication", { when: "now" })).status).toBe(303);

	const { document } = await visitor.page("/sv/news/marked");
	const article = document.querySelector("main h2")?.parentElement;
	const shown = article?.querySelector("img");
	expect([...(article?.children ?? [])].map(({ localName, textContent }) => [localName, textContent])).toEqual([
		["p", "Wind and water."],
		["h2", "Part"],
		["ul", "one<b>two</b>"],
		["picture", ""],
	]);
	expect([shown?.alt, shown?.getAttribute("src"), article?.querySelector("a")?.getAttribute("href"), article?.getAttribute("lang")]).toEqual([
		"Arches",
		`/pictures/${id}-960.webp`,
		"/sv/workshops",
		"en",
	]);
	expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe("Wind and water. Part one <b>two</b>");
	const [inApi] = (await visitor.api<Record<string, string>[]>("news")).filter(({ slug }) => slug === "marked");
	expect(inApi).toMatchObject({ content, format: "markdown", excerpt: "Wind and water. Part one <b>two</b>" });
	expect(texts((await visitor.page("/news?q=and+water")).document, "main article h3")).toEqual(["Marked"]);

	expect(texts((await organizer.page(`/admin/pictures/${id}`)).document, "[aria-labelledby=uses-title] a").join()).toContain("Marked");
	const removal = await organizer.post(`/admin/pictures/${id}/delete`, {});
	expect([removal.status, (await visitor.page(`/pictures/${id}-960.webp`)).response.status]).not.toEqual([303, 404]);
});

test("rejected syntax is named beside its language, and all input is kept", async () => {
	const refused = async (bio: string, more: Record<string, string> = {}) => {
		const answer = await organizer.post("/admin/speakers/new", speaker(bio, more));
		const document = parse(await answer.text());
		const error = document.querySelector("[id^='editor-bio.'][id$='-error']");
		return [answer.status, error?.id, error?.textContent, document.querySelector<HTMLTextAreaElement>("[name='bio.en']")?.value === bio];
	};
	expect(await refused("See [this](javascript:alert(1)).")).toEqual([
		422,
		"editor-bio.en-error",
		"A link leads to “javascript:alert(1)”. Links begin with https://, http://, mailto:, tel:, or with / for a page of this website.",
		true,
	]);
	expect((await refused("Fine.", { "bio.es": "![x](https://evil.example/a.png)" })).slice(1, 3)).toEqual([
		"editor-bio.es-error",
		"“https://evil.example/a.png” isn’t a picture of the library. Insert one from there.",
	]);
	const gone = `/pictures/${"0".repeat(24)}`;
	expect((await refused(`![x](${gone})`))[2]).toBe(`The picture ${gone} is no longer in the library. Choose another.`);
	expect((await refused(`![](/pictures/${await store(picture("png"))})`))[2]).toContain("lacks a description");
});

test("earlier texts stay plain until Markdown is chosen", async () => {
	const path = "/admin/speakers/astrid-lindqvist";
	const before = await organizer.formOf(path);
	expect(before.format).toBe("plain");
	await save(path, { "bio.en": "Plain **stars** and [brackets](javascript:alert(1))." });
	const card = async () => (await visitor.page("/speakers?q=Astrid")).document.querySelector("#astrid-lindqvist h2 ~ div");
	expect((await card())?.innerHTML).toBe("<p>Plain **stars** and [brackets](javascript:alert(1)).</p>");
	expect((await visitor.api<Record<string, string>[]>("speakers")).find(({ id }) => id === "astrid-lindqvist")).not.toHaveProperty("format");

	await save(path, { format: "markdown", "bio.en": "Marked **stars**." });
	expect((await card())?.querySelector("p")?.innerHTML).toBe("Marked <strong>stars</strong>.");
	expect((await visitor.api<Record<string, string>[]>("speakers")).find(({ id }) => id === "astrid-lindqvist")).toMatchObject({
		bio: "Marked **stars**.",
		format: "markdown",
	});
});

test("organizers get a preview while typing, and nobody else can request one", async () => {
	const answer = await organizer.post("/admin/text-preview", { text: "# A\n\n[b](data:x)" });
	expect(await answer.json()).toEqual({ blocks: [{ kind: "heading", depth: 0, of: ["A"] }, "b"], error: "linkRefused: data:x" });
	const asked = await visitor.page("/admin/text-preview");
	expect(asked.response.status).toBe(302);
});
