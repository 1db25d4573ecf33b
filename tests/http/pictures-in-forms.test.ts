import { afterAll, describe, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { organizerOf, sql, visitorOf } from "../support/http.ts";
import { describe as describePicture, picture, transparentMark } from "../support/pictures.ts";
import { startSite } from "../support/running-site.ts";
import { ALT, file, idIn, uploadsOf } from "../support/uploads.ts";

// Cropping a picture takes seconds on a busy machine.

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const { save, bytesOf } = uploadsOf(organizer);
const errors = (document: Document) => texts(document, "[data-error-summary] a");

describe("in the form of another entry", () => {
	const path = "/admin/speakers/astrid-lindqvist";
	const workshop = "/admin/workshops/hear-the-leak";
	const photo = (alt: Record<string, string>) => Object.fromEntries(Object.entries(alt).map(([name, text]) => [`photo.${name}`, text]));

	test("a picture is uploaded and chosen in one step", async () => {
		const response = await save(path, { ...photo(ALT), "photo.file": await file(picture("webp", 301, 400), "Astrid.webp") });
		expect(response.status).toBe(303);
		const [{ id }] = sql(site, "SELECT id FROM picture WHERE name = 'Astrid'") as [{ id: string }];
		expect(sql(site, "SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'")).toEqual([{ photo: `/pictures/${id}` }]);
	});

	test("it is kept and chosen when another field is wrong, as browsers do not resend files", async () => {
		const response = await save(path, { ...photo(ALT), name: " ", "photo.file": await file(picture("webp", 302, 400), "Kept.webp") });
		const document = parse(await response.text());
		const [{ id }] = sql(site, "SELECT id FROM picture WHERE name = 'Kept'") as [{ id: string }];
		expect([response.status, errors(document)]).toEqual([422, ["Name: This field is required."]]);
		expect(document.querySelector('[name="photo"][checked]')?.getAttribute("value")).toBe(`/pictures/${id}`);
		expect((await organizer.post(path, { ...controlsOf(document), name: "Astrid Lindqvist" })).status).toBe(303);
		expect(sql(site, "SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'")).toEqual([{ photo: `/pictures/${id}` }]);
	});

	test("without its texts it is kept, and they stay required", async () => {
		const partly = { "image.alt.en": "Pipes", "image.alt.es": "", "image.alt.sv": "" };
		const response = await save(workshop, { ...partly, "image.file": await file(picture("webp", 303, 400), "Partly.webp") });
		const document = parse(await response.text());
		expect([response.status, errors(document)]).toEqual([
			422,
			["Picture: Alternative text (Spanish): This field is required.", "Picture: Alternative text (Swedish): This field is required."],
		]);
		expect(document.getElementById("editor-image.alt.en")?.getAttribute("value")).toBe("Pipes");
		expect(document.querySelector("details:has([name='image.file'])")?.hasAttribute("open")).toBe(true);
		expect(texts((await organizer.page("/admin/pictures?state=undescribed")).document, "main li > p")[1]).toBe(
			"Alternative text is missing: Spanish and Swedish",
		);

		const again = { ...controlsOf(document), "image.alt.es": "Tubos" };
		expect(errors(parse(await (await organizer.post(workshop, again)).text()))).toEqual(["Picture: Alternative text (Swedish): This field is required."]);
		expect((await organizer.post(workshop, { ...again, "image.alt.sv": "Rör" })).status).toBe(303);
		expect(sql(site, "SELECT alt FROM picture WHERE name = 'Partly'")).toEqual([{ alt: JSON.stringify({ en: "Pipes", es: "Tubos", sv: "Rör" }) }]);
	});

	test("a portrait needs no text beside the speaker's name, and only needs one when it is used elsewhere", async () => {
		expect((await organizer.page(path)).document.getElementById("editor-photo.alt.en")).toBeNull();
		const response = await save(path, { "photo.file": await file(picture("webp", 305, 400), "Portrait.webp") });
		const [{ id }] = sql(site, "SELECT id FROM picture WHERE name = 'Portrait'") as [{ id: string }];
		expect([response.status, sql(site, "SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'")]).toEqual([303, [{ photo: `/pictures/${id}` }]]);
		expect((await organizer.page("/admin/pictures?state=undescribed")).document.querySelector(`a[href="/admin/pictures/${id}"]`)).toBeNull();
		expect((await save(`/admin/pictures/${id}`, { name: "Astrid" })).status).toBe(303);
		expect(errors(parse(await (await save(workshop, { image: `/pictures/${id}` })).text())).length).toBe(3);
	});

	test("an invalid file changes nothing, and the input is kept", async () => {
		const before = sql(site, "SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'");
		const response = await save(path, { ...photo(ALT), company: "Norrsken", "photo.file": new File(["<svg/>"], "a.png") });
		const document = parse(await response.text());
		expect([response.status, errors(document)]).toEqual([422, ["Photo: This picture can’t be used. Choose a JPEG, PNG, WebP, AVIF or GIF file."]]);
		const controls = controlsOf(document);
		expect([controls.company, controls.photo]).toEqual(["Norrsken", before[0]?.photo]);
		expect(sql(site, "SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'")).toEqual(before);
	});

	test("a file that is too large gets its own error and status", async () => {
		const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.png");
		const words = Object.fromEntries(Object.entries(ALT).map(([name, text]) => [`image.${name}`, text]));
		const response = await save(workshop, { ...words, "image.file": large });
		const document = parse(await response.text());
		expect([response.status, errors(document)]).toEqual([413, ["Picture: This file is larger than 10 MB. Choose a smaller one."]]);
		expect(controlsOf(document)["image.alt.sv"]).toBe(ALT["alt.sv"]);
	});

	test("only existing pictures of this site can be chosen", async () => {
		for (const address of ["https://evil.example/a", "javascript:alert(1)", "//evil.example/a", "/images/../admin"])
			expect([address, (await save(path, { photo: address })).status]).toEqual([address, 422]);
		const gone = await save(path, { photo: `/pictures/${"0".repeat(24)}` });
		expect(errors(parse(await gone.text()))).toEqual(["Photo: This picture no longer exists. Choose another."]);
	});

	test("a partner's logo is shown whole, with its transparency, and needs no text beside the partner's name", async () => {
		const partner = "/admin/partners/solmar";
		expect((await organizer.page(partner)).document.getElementById("editor-logo.alt.en")).toBeNull();
		const { status } = await save(partner, { "logo.file": await file(transparentMark(600, 180), "Solmar.png") });
		expect(status).toBe(303);
		const [found] = (await visitor.api<{ id: string; logo: string }[]>("partners")).filter(({ id }) => id === "solmar");
		expect(found?.logo).toMatch(/^\/pictures\/[0-9a-f]{24}-mark\.webp$/);
		expect(await describePicture(await bytesOf(found?.logo ?? ""))).toMatchObject({ width: 480, height: 144, hasAlpha: true });
		const moved = idIn(await organizer.post(`/admin/pictures/${found?.logo.slice(10, 34)}/focus`, { part: "0.167 0.5" }));
		expect(sql(site, "SELECT logo FROM partner WHERE id = 'solmar'")).toEqual([{ logo: `/pictures/${moved}-mark.webp` }]);
		expect((await organizer.page("/admin/pictures?state=undescribed")).document.querySelector(`a[href="/admin/pictures/${moved}"]`)).toBeNull();
	});
});
