import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { databaseOf, organizerOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page } = visitorOf(site);
const organizer = await organizerOf(site);
const { post, formOf } = organizer;
const admin = organizer.page;

const newSpeaker = (name: string) => ({
	version: randomUUID(),
	name,
	company: "Nätverk AB",
	country: "SE",
	category: "Technology",
	"title.en": "Network engineer",
	"title.es": "Ingeniera de redes",
	"title.sv": "",
	"bio.en": "Lays cables under lakes.",
	"bio.es": "",
	"bio.sv": "",
});
const speakersOf = async (lng: string) => (await (await get(`/api/speakers?lng=${lng}`)).json()) as { id: string; title: string; name: string }[];

test("a new speaker is on the site and in the API at once, and shows what is missing", async () => {
	const answer = await post("/admin/speakers/new", newSpeaker("Åsa Öberg"));
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/speakers/asa-oberg"]);

	expect((await speakersOf("es")).find(({ id }) => id === "asa-oberg")).toEqual({
		format: "markdown",
		id: "asa-oberg",
		name: "Åsa Öberg",
		title: "Ingeniera de redes",
		company: "Nätverk AB",
		country: "Suecia",
		category: "Technology",
		bio: "Lays cables under lakes.",
		photo: "/images/speakers/placeholder-320.webp",
		featured: false,
	});
	const { document } = await page("/sv/speakers?q=nätverk");
	expect(texts(document, "#asa-oberg h2, #asa-oberg [lang]")).toEqual(["Åsa Öberg", "Network engineer", "Lays cables under lakes."]);

	const list = await admin("/admin/speakers?q=oberg+lays");
	expect(texts(list.document, "tbody td:last-child > span")).toEqual(["Spanish: 1 missing", "Swedish: 2 missing"]);
});

test("the same form sent twice creates one speaker, another one of that name gets another address", async () => {
	const form = newSpeaker("Twice Clicked");
	const answers = [
		await post("/admin/speakers/new", form),
		await post("/admin/speakers/new", form),
		await post("/admin/speakers/new", newSpeaker("Twice Clicked")),
	];
	expect(answers.map(({ headers }) => headers.get("location"))).toEqual([
		"/admin/speakers/twice-clicked",
		"/admin/speakers/twice-clicked",
		"/admin/speakers/twice-clicked-2",
	]);
	expect((await speakersOf("en")).filter(({ name }) => name === "Twice Clicked")).toHaveLength(2);
});

test("invalid input is named, and all input is kept", async () => {
	const typed = { ...newSpeaker(""), country: "XX", "bio.en": "B".repeat(2001), "title.sv": "Nätverksingenjör" };
	const answer = await post("/admin/speakers/new", typed);
	expect(answer.status).toBe(422);
	const document = parse(await answer.text());
	expect(document.title).toBe("Error: Add New Speaker | LATAM Nordics Summit 2025");
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Name: This field is required.",
		"Country: Choose one from the list.",
		"Bio (English): This is too long. Please shorten it.",
	]);
	expect(document.querySelector("#editor-title\\.sv")?.getAttribute("value")).toBe("Nätverksingenjör");
	expect(document.querySelector("#editor-bio\\.en")?.textContent).toHaveLength(2001);
});

test("a name is enough for a draft, which nobody sees until it has what publishing needs", async () => {
	const answer = await post("/admin/speakers/new", { version: randomUUID(), name: "Only Name", "title.es": "Jefa", status: "draft" });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/speakers/only-name"]);
	const path = "/admin/speakers/only-name";
	const isSeen = async (address: string) => /Only Name|only-name/.test(await (await get(address)).text());
	const places = ["/speakers", "/api/speakers", "/sitemap.xml"];
	expect([(await get("/speakers/only-name")).status, ...(await Promise.all(places.map(isSeen)))]).toEqual([404, false, false, false]);
	const list = await admin("/admin/speakers?q=only+name&status=draft");
	expect(texts(list.document, "tbody td:last-child > span")).toEqual(["To publish: Title, Company, Country, Category, and Bio"]);
	expect(texts((await admin("/admin?check=draftIncomplete")).document, "main li a")).toContain(
		"Speaker “Only Name” still lacks title, company, country, category, and bio.",
	);

	const bulk = await post("/admin/speakers/changes", { id: "only-name", status: "published" });
	expect(bulk.headers.getSetCookie()[0]).toMatch(/^toast=bulkIncomplete/);
	const refused = await post(path, { ...(await formOf(path)), company: "Typed AB", status: "published" });
	const document = parse(await refused.text());
	expect([refused.status, texts(document, "[data-error-summary] a"), document.querySelector("#editor-company")?.getAttribute("value")]).toEqual([
		422,
		[
			"Title (English): This field is required.",
			"Bio (English): This field is required.",
			"Country: Choose one from the list.",
			"Category: Choose one from the list.",
		],
		"Typed AB",
	]);
	const { version: _, ...whole } = newSpeaker("Only Name");
	expect((await post(path, { ...(await formOf(path)), ...whole, status: "published" })).status).toBe(303);
	expect((await speakersOf("en")).some(({ id }) => id === "only-name")).toBe(true);
});

test("a changed English text marks its translations as outdated until they are reviewed", async () => {
	await post("/admin/speakers/new", { ...newSpeaker("Stale Case"), "title.sv": "Nätverksingenjör" });
	const path = "/admin/speakers/stale-case";
	await post(path, { ...(await formOf(path)), "title.en": "Head of networks" });
	const marked = await admin(path);
	expect(texts(marked.document, "label:has([name^='fresh.'])")).toHaveLength(2);
	expect(texts((await admin("/admin/speakers?q=stale")).document, "tbody td:last-child > span")).toEqual([
		"Spanish: 1 missing",
		"Spanish: 1 outdated",
		"Swedish: 1 missing",
		"Swedish: 1 outdated",
	]);

	await post(path, { ...(await formOf(path)), "title.es": "Jefa de redes", "fresh.title.sv": "on" });
	expect(texts((await admin(path)).document, "label:has([name^='fresh.'])")).toEqual([]);
});

test("two organizers at once: the second sees both versions, and can overwrite", async () => {
	await post("/admin/speakers/new", newSpeaker("Edited Twice"));
	const path = "/admin/speakers/edited-twice";
	const [one, other] = [await formOf(path), await formOf(path)];
	expect((await post(path, { ...one, company: "First AB" })).status).toBe(303);

	expect((await post(path, { ...(await formOf(path)), "title.sv": "Nätchef", featured: "on" })).status).toBe(303);

	const refused = await post(path, { ...other, company: "Second AB", "bio.en": "Mine." });
	expect(refused.status).toBe(409);
	const document = parse(await refused.text());
	expect(texts(document, "[data-error-summary] h2")).toEqual(["Someone else has changed this in the meantime"]);
	expect(texts(document, "[data-error-summary] p")[0]).toContain("organizer saved this while you were editing.");
	expect(texts(document, "#editor > dl > div")).toEqual(["CompanySaved nowFirst ABYoursSecond AB", "Bio (English)Saved nowLays cables under lakes.YoursMine."]);
	expect(controlsOf(document)).toMatchObject({ company: "Second AB", "bio.en": "Mine.", "title.sv": "Nätchef", featured: "on" });

	expect((await post(path, controlsOf(document))).status).toBe(303);
	expect(await formOf(path)).toMatchObject({ company: "Second AB", "bio.en": "Mine.", "title.sv": "Nätchef", featured: "on" });
});

test("the same change sent twice is no conflict", async () => {
	await post("/admin/speakers/new", newSpeaker("Double Click"));
	const path = "/admin/speakers/double-click";
	const form = { ...(await formOf(path)), company: "Same AB" };
	expect([(await post(path, form)).status, (await post(path, form)).status]).toEqual([303, 303]);
});

test("an entry that was deleted while another user edited it can be restored from the form", async () => {
	await post("/admin/speakers/new", newSpeaker("Gone Meanwhile"));
	const path = "/admin/speakers/gone-meanwhile";
	const form = await formOf(path);
	expect((await post(`${path}/delete`, {})).headers.get("location")).toBe("/admin/speakers");
	expect((await organizer.get(path)).status).toBe(404);

	const refused = await post(path, { ...form, company: "Back AB" });
	expect(refused.status).toBe(409);
	const document = parse(await refused.text());
	expect(texts(document, "[data-error-summary] h2")).toEqual(["Someone else has deleted this in the meantime"]);
	const version = document.querySelector("[name=version]")?.getAttribute("value") ?? "";
	expect((await post(path, { ...form, company: "Back AB", version })).status).toBe(303);
	expect((await speakersOf("en")).find(({ id }) => id === "gone-meanwhile")).toMatchObject({ company: "Back AB" });
});

test("a preview shows the public card in the chosen language and saves nothing", async () => {
	const answer = await post("/admin/speakers/new", { ...newSpeaker("Only Seen"), preview: "es" });
	expect(answer.status).toBe(200);
	const document = parse(await answer.text());
	expect(texts(document, "[lang=es] article h3, [lang=es] article p")).toEqual([
		"Only Seen",
		"Ingeniera de redes, Nätverk AB",
		"Suecia · Tecnología",
		"Lays cables under lakes.",
	]);
	expect(document.querySelector("#editor-name")?.getAttribute("value")).toBe("Only Seen");
	expect((await speakersOf("en")).some(({ name }) => name === "Only Seen")).toBe(false);
});

test("every change is logged with before and after, and can be undone and redone", async () => {
	await post("/admin/speakers/new", newSpeaker("Logged Case"));
	const path = "/admin/speakers/logged-case";
	await post(path, { ...(await formOf(path)), company: "Changed AB" });
	await post(`${path}/delete`, {});
	const history = async () => (await admin("/admin/settings/activity?state=speaker&id=logged-case")).document;
	const log = await history();
	expect(texts(log, "h1")).toEqual(["Changes to “Logged Case”"]);
	expect(texts(log, "ol > li > ul > li > p")).toEqual(["Speaker Logged Case: deleted", "Speaker Logged Case: changed", "Speaker Logged Case: created"]);
	expect(texts(log, "ol > li:nth-child(2) dl > div")).toEqual(["CompanyBeforeNätverk ABAfterChanged AB"]);

	const batches = [...log.querySelectorAll("ol > li")].map((batch) => batch.querySelector("form")?.getAttribute("action") ?? undefined);
	expect(batches).toEqual([expect.stringMatching(/\/undo$/), undefined, undefined]);
	const inApi = async () => (await speakersOf("en")).find(({ id }) => id === "logged-case");
	const undoLatest = async (document: Document) => post(document.querySelector("ol > li form")?.getAttribute("action") ?? "", {});
	await undoLatest(log);
	expect(await inApi()).toMatchObject({ company: "Changed AB" });
	const restored = await history();
	expect(texts(restored, "ol > li form button")).toHaveLength(2);
	const change = restored.querySelectorAll("ol > li")[2]?.querySelector("form")?.getAttribute("action") ?? "";
	expect((await post(change, {})).headers.getSetCookie()[0]).toContain("toast=undone;");
	expect(await inApi()).toMatchObject({ company: "Nätverk AB" });
	expect(texts(await history(), "ol > li > p:last-child")).toEqual(expect.arrayContaining(["Undone"]));

	await post(path, { ...(await formOf(path)), company: "Later AB" });
	expect((await post(change, {})).headers.getSetCookie()[0]).toContain("toast=nothingToUndo;");
	const refused = await post(restored.querySelector("ol > li form")?.getAttribute("action") ?? "", {});
	expect(refused.headers.getSetCookie()[0]).toContain("toast=notUndone");
	expect(await inApi()).toMatchObject({ company: "Later AB" });
});

test("a missing entry is a 404 within the admin area, for reading and for deleting", async () => {
	for (const path of ["/admin/speakers/nobody", "/admin/speakers/nobody/delete", "/admin/nothing/x/delete"]) {
		const { response, document } = await admin(path);
		expect([path, response.status, texts(document, "h1")]).toEqual([path, 404, ["404 Page Not Found"]]);
	}
});

test("the log keeps whole entities", () => {
	const database_ = databaseOf(site);
	const rows = database_.prepare("SELECT before, after, username FROM change WHERE entity_type = 'speaker' AND entity_id = 'asa-oberg'").all();
	expect(rows).toEqual([{ before: null, after: expect.stringContaining('"company":"Nätverk AB"'), username: "organizer" }]);
});

test("an undo to a value that is invalid today is rejected; field and reason are in the reader's language", async () => {
	await post("/admin/speakers/new", newSpeaker("Once Longer"));
	const { after } = databaseOf(site).prepare("SELECT after FROM change WHERE entity_id = 'once-longer'").get() as { after: string };
	const before = JSON.stringify({ ...JSON.parse(after), title: { en: "Engineer", es: "x".repeat(121) } });
	const note =
		"INSERT INTO change (batch, username, entity_type, entity_id, name, before, after) VALUES ('longer', 'organizer', 'speaker', 'once-longer', 'Once Longer', ?, ?)";
	databaseOf(site).prepare(note).run(before, after);

	const swedish = { "Accept-Language": "sv" };
	const log = await organizer.page("/admin/settings/activity?state=speaker&id=once-longer", swedish);
	expect(texts(log.document, "ol > li:first-child > p:last-child")).toEqual(["Går inte längre att ångraTitel (spanska): Det är för långt. Korta ner det."]);

	const told = await organizer.follow(await post("/admin/settings/activity/longer/undo", { redirectTo: "/admin/speakers/once-longer" }), swedish);
	expect(texts(told.document, "[role=alert] p")).toEqual([
		"Inte ångrat",
		"Den tidigare versionen följer inte dagens regler. Titel (spanska): Det är för långt. Korta ner det.",
	]);
	expect(await formOf("/admin/speakers/once-longer")).toMatchObject({ "title.en": "Network engineer" });
});
