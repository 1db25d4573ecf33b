import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql } from "../support/http.ts";
import { describe as describePicture, gifWithScript, HTML, photoWithPosition, picture, pngClaiming, SVG } from "../support/pictures.ts";
import { startSite } from "../support/running-site.ts";

const ALT = { "alt.en": "Arches <at> night", "alt.es": "Arcos de noche", "alt.sv": "Valv om natten" };
const words = {
	type: "Files: This picture can’t be used. Choose a JPEG, PNG, WebP, AVIF or GIF file.",
	broken: "Files: This file is damaged or incomplete. Save the picture again and try once more.",
	pixels: "Files: This picture is too large: at most 12,000 pixels a side and 50 megapixels in all.",
	large: "Files: This file is larger than 10 MB. Choose a smaller one.",
};
const TOO_LARGE_BYTES = 10 * 1024 * 1024 + 1;

// Cropping a picture takes seconds on a busy machine.

const site = await startSite();
afterAll(site.stop);
const organizer = await organizerOf(site);

const upload = (file: Buffer, name: string, type = "image/png", fields: Record<string, string> = ALT) =>
	organizer.post("/admin/pictures/new", { ...fields, file: new File([new Uint8Array(file)], name, { type }) });

const stored = () => ["picture", "picture_file", "change"].map((table) => sql(site, `SELECT count(*) AS count FROM ${table}`)[0]?.count);

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

test.each<[string, () => Promise<Buffer> | Buffer, string, string, string]>([
	["an HTML page named .png", () => HTML, "page.png", "image/png", words.type],
	["an SVG", () => SVG, "drawing.svg", "image/svg+xml", words.type],
	["an SVG that calls itself PNG", () => SVG, "drawing.png", "image/png", words.type],
	["a program", () => Buffer.from("\x7fELF\x02\x01\x01"), "photo.jpg", "image/jpeg", words.type],
	["a PNG of 30,000 × 30,000 pixels", () => pngClaiming(30_000, 30_000), "bomb.png", "image/png", words.pixels],
	["a PNG with one endless side", () => pngClaiming(12_001, 10), "line.png", "image/png", words.pixels],
	["a PNG of 51 megapixels", () => pngClaiming(10_200, 5_000), "wall.png", "image/png", words.pixels],
	["a PNG that promises more rows than it has", () => pngClaiming(6_000, 4_000), "short.png", "image/png", words.broken],
	["half a JPEG", async () => half(await picture("jpeg", 120, 80)), "half.jpg", "image/jpeg", words.broken],
	["half a PNG", async () => half(await picture("png", 120, 80)), "half.png", "image/png", words.broken],
	["half a WebP", async () => half(await picture("webp", 120, 80)), "half.webp", "image/webp", words.broken],
	["half an AVIF", async () => half(await picture("avif", 120, 80)), "half.avif", "image/avif", words.broken],
	["half a GIF", async () => half(await picture("gif", 120, 80)), "half.gif", "image/gif", words.broken],
	["the first bytes of a JPEG", async () => (await picture("jpeg")).subarray(0, 12), "start.jpg", "image/jpeg", words.broken],
])("%s is rejected without storing anything, and the input is kept", async (_, make, name, type, error) => {
	const before = stored();
	const response = await upload(await make(), name, type);
	const document = parse(await response.text());
	expect(response.status).toBe(422);
	expect(document.title).toMatch(/^Error: Add New Picture \|/);
	expect(texts(document, "[data-error-summary] a")).toEqual([error]);
	expect(["en", "es", "sv"].map((language) => document.getElementById(`upload-alt.${language}`)?.textContent)).toEqual(Object.values(ALT));
	expect(stored()).toEqual(before);
});

test("of several files the pictures are kept, without texts until somebody writes them; the others are named", async () => {
	const form = new FormData();
	const files = [await picture("png", 301, 100), HTML, await picture("png", 302, 100)];
	for (const [index, bytes] of files.entries()) form.append("file", new File([new Uint8Array(bytes)], `several-${index}.png`, { type: "image/png" }));
	const refused = await organizer.post("/admin/pictures/new", form);
	const document = parse(await refused.text());
	expect([refused.status, texts(document, "#upload-file-error"), texts(document, "#upload [role=status]")]).toEqual([
		422,
		["several-1.png: This picture can’t be used. Choose a JPEG, PNG, WebP, AVIF or GIF file."],
		["The other pictures are in the library: Pictures"],
	]);
	const list = async () => texts(await organizer.document("/admin/pictures?state=undescribed&q=several"), "main li p.text-gold");
	expect(await list()).toEqual(Array(2).fill("Alternative text is missing: English, Spanish, and Swedish"));
	const [first] = sql(site, "SELECT id FROM picture WHERE name = 'several-0'");
	const path = `/admin/pictures/${first?.id}`;
	expect((await organizer.post(path, { ...(await organizer.formOf(path)), name: "Named several" })).status).toBe(303);
	expect((await organizer.post(path, { ...(await organizer.formOf(path)), ...ALT })).status).toBe(303);
	expect(await list()).toHaveLength(1);
	const again = new FormData();
	for (const index of [0, 2]) again.append("file", new File([new Uint8Array(files[index] as Buffer)], "again.png", { type: "image/png" }));
	const known = await organizer.follow(await organizer.post("/admin/pictures/new", again));
	expect(texts(known.document, ".toast p")).toEqual(["Already in the library", "2 pictures."]);
});

test("a file of more than 10 MB is rejected, however large; the fields after it still arrive", async () => {
	const before = stored();
	for (const size of [TOO_LARGE_BYTES, 3 * TOO_LARGE_BYTES]) {
		const padded = Buffer.concat([await picture("png"), Buffer.alloc(size)]).subarray(0, size);
		const form = new FormData();
		form.set("file", new File([new Uint8Array(padded)], "large.png", { type: "image/png" }));
		for (const [name, value] of Object.entries(ALT)) form.append(name, value);
		const response = await organizer.post("/admin/pictures/new", form);
		const document = parse(await response.text());
		expect(response.status).toBe(413);
		expect(texts(document, "[data-error-summary] a")).toEqual([words.large]);
		expect(document.getElementById("upload-alt.sv")?.textContent).toBe(ALT["alt.sv"]);
	}
	expect(stored()).toEqual(before);
});

test("its size is counted while it is read, whatever the client declares", async () => {
	const boundary = "x";
	const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="endless.png"\r\nContent-Type: image/png\r\n\r\n`;
	const chunk = new Uint8Array(256 * 1024);
	let sent = 0;
	const body = new ReadableStream({
		pull(controller) {
			if (sent === 0) controller.enqueue(new TextEncoder().encode(head));
			controller.enqueue(chunk);
			sent += chunk.length;
			if (sent < TOO_LARGE_BYTES) return;
			controller.enqueue(new TextEncoder().encode(`\r\n--${boundary}--\r\n`));
			controller.close();
		},
	});
	const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
	const response = await organizer.post("/admin/pictures/new", body, headers);
	expect(response.status).toBe(413);
	expect(texts(parse(await response.text()), "[data-error-summary] a")).toEqual([words.large]);
	expect((await organizer.post("/admin/pictures/new", "--x\r\nno form at all", headers)).status).toBe(400);
});

test("a text that is too long and a missing file are named", async () => {
	const response = await upload(await picture("png"), "arches.png", "image/png", { ...ALT, "alt.es": "A".repeat(251) });
	expect([response.status, texts(parse(await response.text()), "[data-error-summary] a")]).toEqual([
		422,
		["Alternative text (Spanish): This is too long. Please shorten it."],
	]);
	const none = await upload(Buffer.alloc(0), "", "application/octet-stream");
	expect(texts(parse(await none.text()), "[data-error-summary] a")).toEqual(["Files: This field is required."]);
});

test("a file name with a path is reduced to its last part", async () => {
	const path = (await upload(await picture("png", 50, 30), "../../../etc/passwd.png")).headers.get("location") ?? "";
	expect(path).toMatch(/^\/admin\/pictures\/[0-9a-f]{24}$/);
	const { document } = await organizer.page(path);
	expect(document.getElementById("editor-name")?.getAttribute("value")).toBe("passwd");
});

test("location and author are stripped from a photo, and its orientation is applied", async () => {
	const photo = await photoWithPosition(600, 400);
	expect((await describePicture(photo)).metadata).toBe(true);
	const id = (await upload(photo, "IMG_0001.jpg", "image/jpeg")).headers.get("location")?.split("/").at(-1) ?? "";
	const [{ original }] = sql(site, `SELECT original FROM picture WHERE id = '${id}'`) as [{ original: Buffer }];
	const files = sql(site, `SELECT bytes FROM picture_file WHERE picture_id = '${id}'`) as { bytes: Buffer }[];
	expect(files).toHaveLength(12);
	for (const bytes of [original, ...files.map((file) => file.bytes)]) {
		expect((await describePicture(bytes)).metadata).toBe(false);
		expect(/Exif|GPS|Telefon AB|Copyright/.test(bytes.toString("latin1"))).toBe(false);
	}
	expect(await describePicture(original)).toMatchObject({ type: "webp", width: 400, height: 600 });
});

test("a GIF with an appended script becomes a picture without it", async () => {
	const id = (await upload(await gifWithScript(), "moving.gif", "image/gif")).headers.get("location")?.split("/").at(-1);
	for (const name of ["960.webp", "320.avif", "whole.webp"]) {
		const response = await organizer.get(`/pictures/${id}-${name}`);
		expect([response.status, (await response.text()).includes("alert")]).toEqual([200, false]);
	}
});

test("uploads require a session and the same origin", async () => {
	const before = stored();
	const form = new FormData();
	for (const [name, value] of Object.entries(ALT)) form.append(name, value);
	form.append("file", new File([new Uint8Array(await picture("png"))], "a.png"));
	expect((await organizer.post("/admin/pictures/new", form, { Cookie: "" })).status).toBe(401);
	expect((await organizer.post("/admin/pictures/new", form, { Origin: "https://evil.example" })).status).toBe(403);
	expect(stored()).toEqual(before);
});
