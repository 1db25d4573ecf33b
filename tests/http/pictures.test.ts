import { beforeAll, describe, expect, test, vi } from "vitest";
import { parse, texts } from "../support/html";
import { controlsOf, type Fields, startOrganiser } from "../support/organiser";
import { describe as describePicture, halfAt, picture, transparentMark } from "../support/pictures";

// A picture takes seconds to cut where the machine is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const organiser = await startOrganiser();
const { open, visit, api, post, postFiles, formOf, rows } = organiser;

const ALT = { "alt.en": "Arches at night", "alt.es": "Arcos de noche", "alt.sv": "Valv om natten" };
const FOREVER = "public, max-age=31536000, immutable";
const pathOf = (response: Response) => response.headers.get("location") ?? "";
const idIn = (response: Response) => pathOf(response).split("/").at(-1) ?? "";
const file = async (bytes: Buffer | Promise<Buffer>, name = "arches.png") => new File([new Uint8Array(await bytes)], name);
const store = async (bytes: Buffer | Promise<Buffer>, name?: string) => idIn(await postFiles("/admin/pictures/new", { ...ALT, file: await file(bytes, name) }));
const bytesOf = async (path: string) => Buffer.from(await (await organiser.download(path)).arrayBuffer());
const listed = (document: Document) => texts(document, "main li > a > span");
const errors = (document: Document) => texts(document, "[data-error-summary] a");
const imageIn = (document: Document, id: string) => document.querySelector(`img[src^="/pictures/${id}"]`);

/** Saves an editor as it stands, with some controls changed. */
async function save(path: string, changes: Record<string, string | File>): Promise<Response> {
	return postFiles(path, { ...(await formOf(path)), ...changes });
}

describe("a picture", () => {
	let id: string;
	const speaker = "/admin/speakers/astrid-lindqvist";

	beforeAll(async () => {
		const response = await postFiles("/admin/pictures/new", { ...ALT, file: await file(picture("png", 1000, 400)) });
		id = idIn(response);
		expect([response.status, pathOf(response)]).toEqual([303, `/admin/pictures/${id}`]);
	});

	test("stands in the library, with its texts, used nowhere yet", async () => {
		const { document } = await open("/admin/pictures");
		expect(listed(document)).toEqual(["arches"]);
		expect(texts(document, "main nav[aria-label] a")).toEqual(["All (1)", "Not used (1)", "No alternative text (0)"]);
		expect(texts(document, "main li > p")).toEqual(["Arches at night", "Not used anywhere."]);
	});

	test.each([
		["160.avif", "image/avif", "avif", 160, 200],
		["320.webp", "image/webp", "webp", 320, 400],
		["960.avif", "image/avif", "avif", 960, 640],
		["whole.webp", "image/webp", "webp", 640, 256],
		["share.jpg", "image/jpeg", "jpeg", 1200, 630],
	])("is served as %s to everybody, for ever", async (name, contentType, type, width, height) => {
		const { response } = await visit(`/pictures/${id}-${name}`);
		const header = (header: string) => response.headers.get(header);
		expect([response.status, header("Content-Type"), header("Cache-Control"), header("X-Content-Type-Options")]).toEqual([
			200,
			contentType,
			FOREVER,
			"nosniff",
		]);
		expect(await describePicture(await bytesOf(`/pictures/${id}-${name}`))).toMatchObject({ type, width, height });
	});

	test("is not there under any other name, and takes no form", async () => {
		for (const name of [`${id}-2400.avif`, id, `${id}-original`, `${id}-../960.webp`, `${"0".repeat(24)}-960.webp`, "..%2f..%2fetc%2fpasswd"])
			expect([name, (await visit(`/pictures/${name}`)).response.status]).toEqual([name, 404]);
		expect((await post(`/pictures/${id}-960.webp`, {})).status).toBe(405);
	});

	test("can be chosen as a speaker's photo, and is then what visitors and the API get", async () => {
		const { document } = await open(speaker);
		const choices = [...document.querySelectorAll('[name="photo"]')].map((radio) => [radio.getAttribute("value"), radio.hasAttribute("checked")]);
		expect(choices).toEqual([
			["", false],
			["/images/speakers/astrid-lindqvist", true],
			[`/pictures/${id}`, false],
		]);
		expect((await save(speaker, { photo: `/pictures/${id}` })).status).toBe(303);
		expect(imageIn((await visit("/speakers?q=lindqvist")).document, id)?.getAttribute("alt")).toBe("Astrid Lindqvist");
		const astrid = (await api<{ id: string; photo: string }[]>("speakers")).find((one) => one.id === "astrid-lindqvist");
		expect(astrid?.photo).toBe(`/pictures/${id}-320.webp`);
		expect(texts((await open("/admin/pictures")).document, "main li li")).toEqual(["Speaker: Astrid Lindqvist"]);
	});

	test("cut anew, it takes its own place everywhere, in one entry of the log that can be undone", async () => {
		expect(await halfAt(await bytesOf(`/pictures/${id}-160.webp`), 0.1, 0.5)).toBe("left");
		const { document } = await open(`/admin/pictures/${id}`);
		expect([...document.querySelectorAll('[name="part"][checked]')].map((radio) => radio.getAttribute("aria-label"))).toEqual(["Middle"]);
		const response = await post(`/admin/pictures/${id}/focus`, { part: "0.833 0.5", x: "0.5", y: "0.5" });
		const moved = idIn(response);
		expect([response.status, moved === id]).toEqual([303, false]);

		expect(await halfAt(await bytesOf(`/pictures/${moved}-160.webp`), 0.1, 0.5)).toBe("right");
		expect(rows(`SELECT photo FROM speaker WHERE photo LIKE '/pictures/%'`)).toEqual([{ photo: `/pictures/${moved}` }]);
		const old = (await visit(`/pictures/${id}-160.webp`)).response;
		expect([old.status, pathOf(old), old.headers.get("Cache-Control")]).toEqual([302, `/pictures/${moved}-160.webp`, "no-cache"]);
		expect(listed((await open("/admin/pictures")).document)).toEqual(["arches"]);
		expect(pathOf((await open(`/admin/pictures/${id}`)).response)).toBe(`/admin/pictures/${moved}`);

		const [{ batch }] = rows("SELECT batch FROM change ORDER BY id DESC LIMIT 1") as [{ batch: string }];
		expect(rows(`SELECT noun, entity_id FROM change WHERE batch = '${batch}'`)).toEqual([
			{ noun: "picture", entity_id: moved },
			{ noun: "speaker", entity_id: "astrid-lindqvist" },
		]);
		expect((await open("/admin/activity")).response.status).toBe(200);
		expect((await post(`/admin/activity/${batch}/undo`, {})).headers.getSetCookie()[0]).toMatch(/^toast=undone/);
		expect(rows(`SELECT photo FROM speaker WHERE photo LIKE '/pictures/%'`)).toEqual([{ photo: `/pictures/${id}` }]);
		expect((await visit(`/pictures/${id}-160.webp`)).response.status).toBe(200);
		expect(pathOf((await visit(`/pictures/${moved}-160.webp`)).response)).toBe(`/pictures/${id}-160.webp`);
	});

	test("a point is taken as well as a part; what is neither is refused", async () => {
		for (const fields of [{ x: "1.2", y: "0.5" }, { x: "left", y: "0" }, { part: "0.5" }, {}] as Fields[])
			expect((await post(`/admin/pictures/${id}/focus`, fields)).status).toBe(400);
		const response = await post(`/admin/pictures/${id}/focus`, { x: "0", y: "0.25" });
		id = idIn(response);
		expect(rows(`SELECT focus_x, focus_y FROM picture WHERE id = '${id}'`)).toEqual([{ focus_x: 0, focus_y: 0.25 }]);
	});

	test("a form that was open before it was cut anew saves the picture that it is now", async () => {
		const path = "/admin/workshops/hear-the-leak";
		const form = await formOf(path);
		const moved = idIn(await post(`/admin/pictures/${id}/focus`, { part: "0.167 0.167" }));
		expect((await postFiles(path, { ...form, image: `/pictures/${id}` })).status).toBe(303);
		expect(rows("SELECT image FROM workshop WHERE image LIKE '/pictures/%'")).toEqual([{ image: `/pictures/${moved}` }]);
		id = moved;
		expect((await save(path, { image: "" })).status).toBe(303);
	});

	test("its texts can be changed, but none may be missing", async () => {
		const path = `/admin/pictures/${id}`;
		const refused = await save(path, { name: "Arches", "alt.sv": " " });
		expect([refused.status, errors(parse(await refused.text()))]).toEqual([422, ["What the picture shows (Swedish): This field is required."]]);
		expect((await save(path, { name: "Arches", "alt.en": "The aqueduct’s arches at night" })).status).toBe(303);
		expect(listed((await open("/admin/pictures?q=ARCHES%20noche")).document)).toEqual(["Arches"]);
		expect(listed((await open("/admin/pictures?q=dawn")).document)).toEqual([]);
	});

	test("used, it is not deleted and says where; unused, it goes, and comes back by undoing", async () => {
		const question = (await open(`/admin/pictures/${id}/delete`)).document;
		expect(texts(question, "h1")).toEqual(["“Arches” is still used"]);
		expect(texts(question, "main li a")).toContain("Astrid Lindqvist");
		expect(question.querySelector("main form")).toBeNull();
		const refused = await post(`/admin/pictures/${id}/delete`, {});
		expect([pathOf(refused), refused.headers.getSetCookie()[0]?.split(";")[0]]).toEqual([`/admin/pictures/${id}`, "toast=pictureUsed"]);
		expect((await visit(`/pictures/${id}-160.webp`)).response.status).toBe(200);

		expect((await save(speaker, { photo: "/images/speakers/astrid-lindqvist" })).status).toBe(303);
		expect(texts((await open(`/admin/pictures/${id}/delete`)).document, "main form button")).toEqual(["Delete"]);
		expect(pathOf(await post(`/admin/pictures/${id}/delete`, {}))).toBe("/admin/pictures");
		expect((await visit(`/pictures/${id}-160.webp`)).response.status).toBe(404);
		expect(listed((await open("/admin/pictures")).document)).toEqual([]);
		expect((await open(`/admin/pictures/${id}`)).response.status).toBe(404);

		const [{ batch }] = rows("SELECT batch FROM change ORDER BY id DESC LIMIT 1") as [{ batch: string }];
		await post(`/admin/activity/${batch}/undo`, {});
		expect((await visit(`/pictures/${id}-160.webp`)).response.status).toBe(200);
		expect(listed((await open("/admin/pictures")).document)).toEqual(["Arches"]);
	});
});

test("the same picture uploaded twice is one, described as the second time", async () => {
	const [first, second] = await Promise.all([store(picture("jpeg", 90, 60), "a.jpg"), store(picture("jpeg", 90, 60), "b.jpg")]);
	expect(first).toBe(second);
	expect(rows(`SELECT count(*) AS files FROM picture_file WHERE picture_id = '${first}'`)).toEqual([{ files: 13 }]);
	await postFiles("/admin/pictures/new", { ...ALT, "alt.en": "A door", file: await file(picture("jpeg", 90, 60)) });
	expect(rows(`SELECT alt ->> 'en' AS alt FROM picture WHERE id = '${first}'`)).toEqual([{ alt: "A door" }]);
});

describe("with the form of something else", () => {
	const path = "/admin/speakers/astrid-lindqvist";
	const photo = (alt: Fields) => Object.fromEntries(Object.entries(alt).map(([name, text]) => [`photo.${name}`, text]));

	test("a picture is uploaded and chosen in one step", async () => {
		const response = await save(path, { ...photo(ALT), "photo.file": await file(picture("webp", 301, 400), "Astrid.webp") });
		expect(response.status).toBe(303);
		const [{ id }] = rows("SELECT id FROM picture WHERE name = 'Astrid'") as [{ id: string }];
		expect(rows("SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'")).toEqual([{ photo: `/pictures/${id}` }]);
	});

	test("it is kept and chosen where another field is wrong, for no browser sends a file twice", async () => {
		const response = await save(path, { ...photo(ALT), name: " ", "photo.file": await file(picture("webp", 302, 400), "Kept.webp") });
		const document = parse(await response.text());
		const [{ id }] = rows("SELECT id FROM picture WHERE name = 'Kept'") as [{ id: string }];
		expect([response.status, errors(document)]).toEqual([422, ["Name: This field is required."]]);
		expect(document.querySelector('[name="photo"][checked]')?.getAttribute("value")).toBe(`/pictures/${id}`);
		expect((await postFiles(path, { ...controlsOf(document), name: "Astrid Lindqvist" })).status).toBe(303);
		expect(rows("SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'")).toEqual([{ photo: `/pictures/${id}` }]);
	});

	test("without its texts it is kept, and they are asked for until they are there", async () => {
		const partly = photo({ "alt.en": "Astrid", "alt.es": "", "alt.sv": "" });
		const response = await save(path, { ...partly, "photo.file": await file(picture("webp", 303, 400), "Partly.webp") });
		const document = parse(await response.text());
		expect([response.status, errors(document)]).toEqual([422, ["Photo (Spanish): This field is required.", "Photo (Swedish): This field is required."]]);
		expect(document.getElementById("editor-photo.alt.en")?.getAttribute("value")).toBe("Astrid");
		expect(document.querySelector("details:has([name='photo.file'])")?.hasAttribute("open")).toBe(true);
		expect(texts((await open("/admin/pictures?state=undescribed")).document, "main li > p")[1]).toBe("Alternative text is missing: Spanish and Swedish");

		const again = { ...controlsOf(document), "photo.alt.es": "Astrid sonríe" };
		expect(errors(parse(await (await postFiles(path, again)).text()))).toEqual(["Photo (Swedish): This field is required."]);
		expect((await postFiles(path, { ...again, "photo.alt.sv": "Astrid ler" })).status).toBe(303);
		expect(rows("SELECT alt FROM picture WHERE name = 'Partly'")).toEqual([{ alt: JSON.stringify({ en: "Astrid", es: "Astrid sonríe", sv: "Astrid ler" }) }]);
	});

	test("a bad file changes nothing, and what was typed stays", async () => {
		const before = rows("SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'");
		const response = await save(path, { ...photo(ALT), company: "Norrsken", "photo.file": new File(["<svg/>"], "a.png") });
		const document = parse(await response.text());
		expect([response.status, errors(document)]).toEqual([422, ["Photo: This is not a picture that can be used. Choose a JPEG, PNG, WebP, AVIF or GIF file."]]);
		const controls = controlsOf(document);
		expect([controls.company, controls["photo.alt.es"], controls.photo]).toEqual(["Norrsken", ALT["alt.es"], before[0]?.photo]);
		expect(rows("SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'")).toEqual(before);
	});

	test("a file that is too large is named so, with its own status", async () => {
		const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.png");
		const response = await save(path, { ...photo(ALT), "photo.file": large });
		const document = parse(await response.text());
		expect([response.status, errors(document)]).toEqual([413, ["Photo: This file is larger than 10 MB. Choose a smaller one."]]);
		expect(controlsOf(document)["photo.alt.sv"]).toBe(ALT["alt.sv"]);
	});

	test("only pictures of this site can be chosen, and only those that are there", async () => {
		for (const address of ["https://evil.example/a", "javascript:alert(1)", "//evil.example/a", "/images/../admin"])
			expect([address, (await save(path, { photo: address })).status]).toEqual([address, 422]);
		const gone = await save(path, { photo: `/pictures/${"0".repeat(24)}` });
		expect(errors(parse(await gone.text()))).toEqual(["Photo: This picture is not there anymore. Choose another."]);
	});

	test("a partner's mark is shown whole, with its transparency", async () => {
		const partner = "/admin/partners/solmar";
		const logo = Object.fromEntries(Object.entries(ALT).map(([name, text]) => [`logo.${name}`, text]));
		const { status } = await save(partner, { ...logo, "logo.file": await file(transparentMark(600, 180), "Solmar.png") });
		expect(status).toBe(303);
		const [found] = (await api<{ id: string; logo: string }[]>("partners")).filter(({ id }) => id === "solmar");
		expect(found?.logo).toMatch(/^\/pictures\/[0-9a-f]{24}-mark\.webp$/);
		expect(await describePicture(await bytesOf(found?.logo ?? ""))).toMatchObject({ width: 480, height: 144, hasAlpha: true });
		const moved = idIn(await post(`/admin/pictures/${found?.logo.slice(10, 34)}/focus`, { part: "0.167 0.5" }));
		expect(rows("SELECT logo FROM partner WHERE id = 'solmar'")).toEqual([{ logo: `/pictures/${moved}-mark.webp` }]);
	});
});

describe("visitors", () => {
	let id: string;
	beforeAll(async () => {
		id = await store(picture("jpeg", 600, 300), "Venue.jpg");
	});
	const head = (document: Document, property: string) => document.querySelector(`meta[property="${property}"]`)?.getAttribute("content");

	test("who do not see an article's picture are told what it shows, in their language; who share it, share it", async () => {
		const [article] = rows("SELECT id FROM news_article WHERE slug = 'early-bird-tickets'");
		expect((await save(`/admin/news/${article?.id}`, { image: `/pictures/${id}` })).status).toBe(303);
		for (const [language, alt] of [
			["", ALT["alt.en"]],
			["/es", ALT["alt.es"]],
			["/sv", ALT["alt.sv"]],
		]) {
			const { document } = await visit(`${language}/news/early-bird-tickets`);
			expect([language, imageIn(document, id)?.getAttribute("alt")]).toEqual([language, alt]);
			expect(head(document, "og:image")).toMatch(new RegExp(`^http://[^/]+/pictures/${id}-share\\.jpg$`));
		}
		expect(head((await visit("/news/student-scholarships")).document, "og:image")).toMatch(/\/images\/og\/news\.jpg$/);
	});

	test("see the venue as organisers chose it, and share the summit by it", async () => {
		expect(imageIn((await visit("/venue")).document, id)).toBeNull();
		const [event] = rows("SELECT id FROM event");
		expect((await save(`/admin/event/${event?.id}`, { image: `/pictures/${id}` })).status).toBe(303);
		for (const path of ["/venue", "/"]) expect([path, imageIn((await visit(path)).document, id)?.getAttribute("alt")]).toEqual([path, ALT["alt.en"]]);
		expect(imageIn((await visit("/es/venue")).document, id)?.getAttribute("alt")).toBe(ALT["alt.es"]);
		const home = (await visit("/")).document;
		expect(head(home, "og:image")).toMatch(new RegExp(`/pictures/${id}-share\\.jpg$`));
		expect(home.querySelector('script[type="application/ld+json"]')?.textContent).toContain(`/pictures/${id}-share.jpg`);
		expect(head((await visit("/agenda")).document, "og:image")).toMatch(/\/images\/og\/agenda\.jpg$/);
	});
});
