import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { describe, gifWithScript, halfAt, photoWithPosition, picture, pngClaiming, SVG, transparentMark } from "../../../../tests/support/pictures.ts";
import { BrokenPicture, cutFiles, draw, normalize, TooManyPixels } from "./encode.server.ts";

// Cutting a picture takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const kept = async (bytes: Buffer) => describe(Buffer.from((await normalize(bytes)).bytes));
const cut = async (bytes: Buffer) => {
	const files = await cutFiles((await normalize(bytes)).bytes, { x: 0.5, y: 0.5 });
	return Object.fromEntries(files.map(({ name, bytes: file }) => [name, Buffer.from(file)]));
};

test.each(["jpeg", "png", "gif", "webp", "avif"] as const)("a %s is stored as WebP", async (type) => {
	expect(await kept(await picture(type, 120, 80))).toMatchObject({ type: "webp", width: 120, height: 80, metadata: false });
});

test("a photo is turned upright and loses its location and camera", async () => {
	const photo = await photoWithPosition(600, 400);
	expect(photo.includes("Telefon AB")).toBe(true);
	const { bytes, width, height } = await normalize(photo);
	expect([width, height, Buffer.from(bytes).includes("Telefon AB")]).toEqual([400, 600, false]);
	expect([await halfAt(Buffer.from(bytes), 0.5, 0.1), await halfAt(Buffer.from(bytes), 0.5, 0.9)]).toEqual(["left", "right"]);
});

test("a large picture is reduced to 2400 px a side, and print colors become screen colors", async () => {
	const large = await sharp({ create: { width: 2600, height: 130, channels: 3, background: "#b4472b" } })
		.toColourspace("cmyk")
		.jpeg()
		.toBuffer();
	expect((await sharp(large).metadata()).space).toBe("cmyk");
	expect(await kept(large)).toEqual({ type: "webp", width: 2400, height: 120, hasAlpha: false, metadata: false });
});

test("data after the end of a GIF is removed", async () => {
	expect(Buffer.from((await normalize(await gifWithScript())).bytes).includes("alert")).toBe(false);
});

test("every size is cut in both formats, without metadata", async () => {
	const files = await cut(await photoWithPosition(1200, 900));
	const described = Object.fromEntries(await Promise.all(Object.entries(files).map(async ([name, bytes]) => [name, await describe(bytes)] as const)));
	const crop = (type: string, width: number, height: number) => ({ type, width, height, hasAlpha: false, metadata: false });
	expect(described).toEqual({
		"160.avif": crop("avif", 160, 200),
		"160.webp": crop("webp", 160, 200),
		"320.avif": crop("avif", 320, 400),
		"320.webp": crop("webp", 320, 400),
		"640.avif": crop("avif", 640, 800),
		"640.webp": crop("webp", 640, 800),
		"480.avif": crop("avif", 480, 320),
		"480.webp": crop("webp", 480, 320),
		"960.avif": crop("avif", 960, 640),
		"960.webp": crop("webp", 960, 640),
		"mark.webp": crop("webp", 120, 160),
		"whole.webp": crop("webp", 480, 640),
	});
});

test("a mark keeps its transparency and size; crops of it have a paper background", async () => {
	const files = await cut(await transparentMark(300, 90));
	expect(await describe(files["mark.webp"] as Buffer)).toMatchObject({ width: 300, height: 90, hasAlpha: true });
	expect(await describe(files["960.avif"] as Buffer)).toMatchObject({ width: 960, height: 640, hasAlpha: false });
});

test("the same picture always gives the same bytes", async () => {
	const photo = await photoWithPosition();
	expect((await normalize(photo)).bytes).toEqual((await normalize(photo)).bytes);
});

test("rejects truncated pictures and types without a decoder", async () => {
	const whole = await Promise.all((["jpeg", "png", "gif", "webp", "avif"] as const).map((type) => picture(type, 240, 160)));
	const halfThere = whole.map((bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.6)));
	for (const bytes of [...halfThere, pngClaiming(30_000, 30_000), pngClaiming(6000, 4000), SVG, Buffer.from("GIF89a")])
		await expect(normalize(bytes)).rejects.toBeInstanceOf(BrokenPicture);
});

const drawing = (inside: string, attributes = 'viewBox="0 0 300 100"') =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`);
const HALVES = '<path fill="#b4472b" d="M0 0h150v100H0z"/><path fill="#3fe0a8" d="M150 0h150v100H150z"/>';

test.each([
	["of a viewBox", drawing(HALVES), 1200, 400],
	["of a tiny size", drawing(HALVES, 'viewBox="0 0 300 100" width="3" height="1"'), 1200, 400],
	["of a large size", drawing(HALVES, 'viewBox="0 0 300 100" width="9000" height="3000"'), 1200, 400],
])("a drawing %s becomes a picture that is large enough for every file", async (_, svg, width, height) => {
	const { bytes, ...size } = await draw(svg);
	expect([size, await halfAt(Buffer.from(bytes), 0.1, 0.5), await halfAt(Buffer.from(bytes), 0.9, 0.5)]).toEqual([{ width, height }, "left", "right"]);
});

test("rejects a drawing that is too large with TooManyPixels", async () => {
	await expect(draw(drawing(HALVES, 'width="9000" height="9000"'))).rejects.toBeInstanceOf(TooManyPixels);
});

test("a drawing loads nothing, runs no script and keeps its transparency", async () => {
	const outside = '<image href="http://127.0.0.1:1/a.png" width="300" height="100"/><image xlink:href="file:///etc/passwd" width="300" height="100"/>';
	const alive =
		'<script>throw 1</script><foreignObject width="300" height="100"><p>Hello</p></foreignObject><style>@import url(http://127.0.0.1:1/a.css);</style>';
	const { bytes } = await draw(drawing(outside + alive));
	const { channels } = await sharp(bytes).stats();
	expect(channels.map(({ max }) => max).at(-1)).toBe(0);
});

const doubled = (levels: number) =>
	Array.from({ length: levels }, (_, level) => `<g id="g${level + 1}"><use xlink:href="#g${level}"/><use xlink:href="#g${level}"/></g>`).join("");
const laughs = Array.from({ length: 12 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join("");
test.each([
	["claims to be larger than anything", drawing(HALVES, 'width="1000000" height="1000000"')],
	["has no area", drawing(HALVES, 'viewBox="0 0 0 0" width="0" height="0"')],
	[
		"laughs a billion times",
		Buffer.from(`<!DOCTYPE svg [<!ENTITY l0 "<path d='M0 0h1v1z'/>">${laughs}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">&l12;</svg>`),
	],
	["uses itself a billion times", drawing(`<defs><path id="g0" d="M0 0h1v1z"/>${doubled(30)}</defs><use xlink:href="#g30"/>`)],
	["is cut off", drawing(HALVES).subarray(0, -30)],
	["is a page", Buffer.from("<html><svg></svg></html>")],
])("rejects a drawing that %s", async (_, svg) => {
	await expect(draw(svg)).rejects.toBeInstanceOf(BrokenPicture);
});
