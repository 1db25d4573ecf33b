import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql, visitorOf } from "../support/http.ts";
import { describe as describePicture, halfAt, picture } from "../support/pictures.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { speakers } from "../support/summit/speakers.ts";
import { ALT, file, idIn, pathOf, uploadsOf } from "../support/uploads.ts";

// Cropping a picture takes seconds on a busy machine.

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);

const { store, save, bytesOf } = uploadsOf(organizer);
const FOREVER = "public, max-age=31536000, immutable";
const listed = (document: Document) => texts(document, "main li > a > span");
const errors = (document: Document) => texts(document, "[data-error-summary] a");
const imageIn = (document: Document, id: string) => document.querySelector(`img[src^="/pictures/${id}"]`);

describe("a picture", () => {
	let id: string;
	const speaker = "/admin/speakers/astrid-lindqvist";
	const { name } = sample(speakers, "astrid-lindqvist");

	beforeAll(async () => {
		const response = await organizer.post("/admin/pictures/new", { ...ALT, file: await file(picture("png", 1000, 400)) });
		id = idIn(response);
		expect([response.status, pathOf(response)]).toEqual([303, `/admin/pictures/${id}`]);
	});

	test("is in the library, with its texts, not used yet", async () => {
		const { document } = await organizer.page("/admin/pictures");
		expect(listed(document)).toEqual(["arches"]);
		expect(texts(document, "main nav[aria-label] a")).toEqual(["All (1)", "Not used (1)", "No alternative text (0)"]);
		expect(texts(document, "main li > p")).toEqual(["Arches at night", "Not used anywhere."]);
	});

	test.each([
		["160.avif", "image/avif", "avif", 160, 200],
		["320.webp", "image/webp", "webp", 320, 400],
		["960.avif", "image/avif", "avif", 960, 640],
		["whole.webp", "image/webp", "webp", 640, 256],
	])("is served as %s to everybody, as immutable", async (name, contentType, type, width, height) => {
		const { response } = await visitor.page(`/pictures/${id}-${name}`);
		const header = (header: string) => response.headers.get(header);
		expect([response.status, header("Content-Type"), header("Cache-Control"), header("X-Content-Type-Options")]).toEqual([
			200,
			contentType,
			FOREVER,
			"nosniff",
		]);
		expect(await describePicture(await bytesOf(`/pictures/${id}-${name}`))).toMatchObject({ type, width, height });
	});

	test("is available under no other name, and accepts no form", async () => {
		for (const name of [`${id}-2400.avif`, id, `${id}-original`, `${id}-../960.webp`, `${"0".repeat(24)}-960.webp`, "..%2f..%2fetc%2fpasswd"])
			expect([name, (await visitor.page(`/pictures/${name}`)).response.status]).toEqual([name, 404]);
		expect((await organizer.post(`/pictures/${id}-960.webp`, {})).status).toBe(405);
	});

	test("can be chosen as a speaker's photo, and then shows on the site and in the API", async () => {
		const { document } = await organizer.page(speaker);
		const choices = [...document.querySelectorAll('[name="photo"]')].map((radio) => [radio.getAttribute("value"), radio.hasAttribute("checked")]);
		expect(choices).toEqual([
			["", false],
			["/images/speakers/astrid-lindqvist", true],
			[`/pictures/${id}`, false],
		]);
		expect((await save(speaker, { photo: `/pictures/${id}` })).status).toBe(303);
		expect(imageIn((await visitor.page(`/speakers?q=${encodeURIComponent(name)}`)).document, id)?.getAttribute("alt")).toBe(name);
		const astrid = (await visitor.api<{ id: string; photo: string }[]>("speakers")).find((one) => one.id === "astrid-lindqvist");
		expect(astrid?.photo).toBe(`/pictures/${id}-320.webp`);
		expect(texts((await organizer.page("/admin/pictures")).document, "main li li")).toEqual([`Speaker: ${name}`]);
	});

	test("a new crop replaces it everywhere, in one log entry that can be undone", async () => {
		expect(await halfAt(await bytesOf(`/pictures/${id}-160.webp`), 0.1, 0.5)).toBe("left");
		const { document } = await organizer.page(`/admin/pictures/${id}`);
		expect([...document.querySelectorAll('[name="part"][checked]')].map((radio) => radio.getAttribute("aria-label"))).toEqual(["Middle"]);
		const response = await organizer.post(`/admin/pictures/${id}/focus`, { part: "0.833 0.5", x: "0.5", y: "0.5" });
		const moved = idIn(response);
		expect([response.status, moved === id]).toEqual([303, false]);

		expect(await halfAt(await bytesOf(`/pictures/${moved}-160.webp`), 0.1, 0.5)).toBe("right");
		expect(sql(site, `SELECT photo FROM speaker WHERE photo LIKE '/pictures/%'`)).toEqual([{ photo: `/pictures/${moved}` }]);
		const old = (await visitor.page(`/pictures/${id}-160.webp`)).response;
		expect([old.status, pathOf(old), old.headers.get("Cache-Control")]).toEqual([302, `/pictures/${moved}-160.webp`, "no-cache"]);
		expect(listed((await organizer.page("/admin/pictures")).document)).toEqual(["arches"]);
		expect(pathOf((await organizer.page(`/admin/pictures/${id}`)).response)).toBe(`/admin/pictures/${moved}`);

		const [{ batch }] = sql(site, "SELECT batch FROM change ORDER BY id DESC LIMIT 1") as [{ batch: string }];
		expect(sql(site, `SELECT entity_type, entity_id FROM change WHERE batch = '${batch}'`)).toEqual([
			{ entity_type: "picture", entity_id: moved },
			{ entity_type: "speaker", entity_id: "astrid-lindqvist" },
		]);
		expect((await organizer.page("/admin/settings/activity")).response.status).toBe(200);
		expect((await organizer.post(`/admin/settings/activity/${batch}/undo`, {})).headers.getSetCookie()[0]).toMatch(/^toast=undone/);
		expect(sql(site, `SELECT photo FROM speaker WHERE photo LIKE '/pictures/%'`)).toEqual([{ photo: `/pictures/${id}` }]);
		expect((await visitor.page(`/pictures/${id}-160.webp`)).response.status).toBe(200);
		expect(pathOf((await visitor.page(`/pictures/${moved}-160.webp`)).response)).toBe(`/pictures/${id}-160.webp`);
	});

	test("a point is accepted as well as an area; anything else is rejected", async () => {
		for (const fields of [{ x: "1.2", y: "0.5" }, { x: "left", y: "0" }, { part: "0.5" }, {}] as Record<string, string>[])
			expect((await organizer.post(`/admin/pictures/${id}/focus`, fields)).status).toBe(400);
		const response = await organizer.post(`/admin/pictures/${id}/focus`, { x: "0", y: "0.25" });
		id = idIn(response);
		expect(sql(site, `SELECT focus_x, focus_y FROM picture WHERE id = '${id}'`)).toEqual([{ focus_x: 0, focus_y: 0.25 }]);
	});

	test("a form opened before the new crop saves the current picture", async () => {
		const path = "/admin/workshops/hear-the-leak";
		const form = await organizer.formOf(path);
		const moved = idIn(await organizer.post(`/admin/pictures/${id}/focus`, { part: "0.167 0.167" }));
		expect((await organizer.post(path, { ...form, image: `/pictures/${id}` })).status).toBe(303);
		expect(sql(site, "SELECT image FROM workshop WHERE image LIKE '/pictures/%'")).toEqual([{ image: `/pictures/${moved}` }]);
		id = moved;
		expect((await save(path, { image: "" })).status).toBe(303);
	});

	test("its texts can be changed, but none may be missing", async () => {
		const path = `/admin/pictures/${id}`;
		const workshop = "/admin/workshops/hear-the-leak";
		await save(workshop, { image: `/pictures/${id}` });
		const refused = await save(path, { name: "Arches", "alt.sv": " " });
		await save(workshop, { image: "" });
		expect([refused.status, errors(parse(await refused.text()))]).toEqual([422, ["Alternative text (Swedish): This field is required."]]);
		const described = await save(path, { name: "Arches", "alt.en": "The aqueduct’s arches at night" });
		expect([described.status, described.headers.getSetCookie()[0]]).toEqual([303, expect.stringMatching(/^toast=pictureSaved;/)]);
		expect(listed((await organizer.page("/admin/pictures?q=ARCHES%20noche")).document)).toEqual(["Arches"]);
		expect(listed((await organizer.page("/admin/pictures?q=dawn")).document)).toEqual([]);
	});

	test("a used picture cannot be deleted and names its uses; an unused one is deleted, and restored by undo", async () => {
		const question = (await organizer.page(`/admin/pictures/${id}/delete`)).document;
		expect(texts(question, "h1")).toEqual(["“Arches” is still in use"]);
		expect(texts(question, "main li a")).toContain(name);
		expect(question.querySelector("main form")).toBeNull();
		const refused = await organizer.post(`/admin/pictures/${id}/delete`, {});
		expect([pathOf(refused), refused.headers.getSetCookie()[0]?.split(";")[0]]).toEqual([`/admin/pictures/${id}`, "toast=pictureUsed"]);
		expect((await visitor.page(`/pictures/${id}-160.webp`)).response.status).toBe(200);

		expect((await save(speaker, { photo: "/images/speakers/astrid-lindqvist" })).status).toBe(303);
		expect(texts((await organizer.page(`/admin/pictures/${id}/delete`)).document, "main form button")).toEqual(["Delete"]);
		const deleted = await organizer.post(`/admin/pictures/${id}/delete`, {});
		expect(pathOf(deleted)).toBe("/admin/pictures");
		expect((await visitor.page(`/pictures/${id}-160.webp`)).response.status).toBe(404);
		expect(listed((await organizer.page("/admin/pictures")).document)).toEqual([]);
		expect((await organizer.page(`/admin/pictures/${id}`)).response.status).toBe(404);

		const said = (await organizer.follow(deleted)).document;
		expect(texts(said, ".toast p, .toast button")).toEqual(["Deleted", "You can restore it under Activity.", "Undo"]);
		const undone = await organizer.post(said.querySelector(".toast form")?.getAttribute("action") ?? "", { redirectTo: "/admin/pictures" });
		expect(pathOf(undone)).toBe("/admin/pictures");
		expect((await visitor.page(`/pictures/${id}-160.webp`)).response.status).toBe(200);
		expect(listed((await organizer.page("/admin/pictures")).document)).toEqual(["Arches"]);
	});
});

describe("the same picture uploaded again", () => {
	const bytes = () => picture("jpeg", 90, 60);
	const alts = (id: string) => sql(site, `SELECT alt ->> 'en' AS alt FROM picture WHERE id = '${id}'`)[0]?.alt;
	const filesOf = (id: string) => sql(site, `SELECT count(*) AS files FROM picture_file WHERE picture_id = '${id}'`)[0]?.files;
	let first: string;

	test("is reused, whatever its file is called, also concurrently", async () => {
		const [one, other] = await Promise.all([store(bytes(), "a.jpg"), store(bytes(), "b.jpg")]);
		expect([one, filesOf(one)]).toEqual([other, 12]);
		first = one;
		expect(await store(bytes(), "c.jpg")).toBe(first);
	});

	test("with other texts becomes an entry of its own, and the shared one keeps its texts, in every crop", async () => {
		const upload = async () => idIn(await organizer.post("/admin/pictures/new", { ...ALT, "alt.en": "A door", file: await file(bytes()) }));
		const second = await upload();
		expect([alts(first), alts(second), filesOf(second), await upload()]).toEqual([ALT["alt.en"], "A door", 12, second]);
		const moved = await Promise.all([first, second].map(async (id) => idIn(await organizer.post(`/admin/pictures/${id}/focus`, { part: "0.167 0.5" }))));
		expect(new Set(moved).size).toBe(2);
		expect(moved.map(alts)).toEqual([ALT["alt.en"], "A door"]);
	});
});

test("the crops of a portrait picture keep the head", async () => {
	const head = await sharp({ create: { width: 400, height: 600, channels: 3, background: "#3fe0a8" } })
		.composite([{ input: { create: { width: 100, height: 60, channels: 3, background: "#b4472b" } }, left: 150, top: 20 }])
		.png()
		.toBuffer();
	const id = await store(head, "Ana.png");
	for (const [name, y] of [
		["320.webp", 0.1],
		["480.webp", 0.19],
	] as const) {
		expect([name, await halfAt(await bytesOf(`/pictures/${id}-${name}`), 0.5, y)]).toEqual([name, "left"]);
	}
});

describe("visitors", () => {
	let id: string;
	beforeAll(async () => {
		id = await store(picture("jpeg", 600, 300), "Venue.jpg");
	});
	const head = (document: Document, property: string) => document.querySelector(`meta[property="${property}"]`)?.getAttribute("content");

	test("get an alternative text of an article's picture, in their language, and its share picture", async () => {
		const [article] = sql(site, "SELECT id FROM news_article WHERE slug = 'early-bird-tickets'");
		expect((await save(`/admin/news/${article?.id}`, { image: `/pictures/${id}` })).status).toBe(303);
		for (const [language, alt] of [
			["", ALT["alt.en"]],
			["/es", ALT["alt.es"]],
			["/sv", ALT["alt.sv"]],
		]) {
			const { document } = await visitor.page(`${language}/news/early-bird-tickets`);
			expect([language, imageIn(document, id)?.getAttribute("alt")]).toEqual([language, alt]);
			expect(head(document, "og:image")).toMatch(new RegExp(`^http://[^/]+/og${language}/news/early-bird-tickets\\.[0-9a-f]{16}\\.jpg$`));
		}
	});

	test("see the chosen picture of the venue, also when sharing it", async () => {
		expect(imageIn((await visitor.page("/venue")).document, id)).toBeNull();
		const before = head((await visitor.page("/agenda")).document, "og:image");
		expect((await save("/admin/settings/event", { image: `/pictures/${id}` })).status).toBe(303);
		for (const path of ["/venue", "/"]) expect([path, imageIn((await visitor.page(path)).document, id)?.getAttribute("alt")]).toEqual([path, ALT["alt.en"]]);
		expect(imageIn((await visitor.page("/es/venue")).document, id)?.getAttribute("alt")).toBe(ALT["alt.es"]);
		const home = (await visitor.page("/")).document;
		expect(home.querySelector('script[type="application/ld+json"]')?.textContent).toContain(head(home, "og:image"));
		expect(head((await visitor.page("/agenda")).document, "og:image")).not.toBe(before);
	});
});
