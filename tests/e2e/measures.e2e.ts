import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page } from "playwright/test";
import { expect, test } from "../support/browser.ts";
import { IS_LONG } from "../support/length.ts";
import { startSite } from "../support/running-site.ts";
import { startStripe } from "../support/stripe.ts";

/** Width and height of a window in pixels. */
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Pages with running text; the other public pages are measured in `npm run test:long`. */
const RUNNING_TEXT = [
	"/",
	"/agenda/what-the-first-year-costs",
	"/speakers/astrid-lindqvist",
	"/workshops",
	"/news/programme-announced",
	"/practical",
	"/terms",
];
const ALSO_RUNNING_TEXT = [
	"/about",
	"/regions",
	"/agenda",
	"/speakers",
	"/tickets",
	"/tickets/order?standard=2",
	"/news",
	"/venue",
	"/partners",
	"/partners/prospectus",
	"/contact",
	"/search?q=queretaro",
	"/privacy",
];
/** Pixels on a wide screen, besides the hero's. */
const TYPE_SIZES = [15, 17, 21, 26, 60];

interface Measure {
	name: string;
	measured: number;
	atMost: number;
}

/** `npm run measure` prints all of them. */
function keep(measures: Measure[]): void {
	if (process.env.npm_lifecycle_event === "measure") console.table(measures);
	expect(measures.filter(({ measured, atMost }) => !(measured <= atMost))).toEqual([]);
}

test("content begins early on the pages of lists", async ({ page }) => {
	const measures: Measure[] = [];
	for (const [path, wide, phone] of [
		["/agenda", 520, undefined],
		["/speakers", 560, 500],
		["/workshops", 560, 500],
		["/news", 560, 500],
	] as const) {
		await open(page, path, WIDE);
		measures.push({ name: `first entry on ${path}, y at ${WIDE.width}`, measured: await page.evaluate(topOfFirstEntry), atMost: wide });
		measures.push({ name: `head of ${path}, height at ${WIDE.width}`, measured: await heightOf(page, "main header"), atMost: 220 });
		if (!phone) continue;
		await open(page, path, PHONE);
		measures.push({ name: `first entry on ${path}, y at ${PHONE.width}`, measured: await page.evaluate(topOfFirstEntry), atMost: phone });
	}
	keep(measures);
});

test("the order form with one ticket takes few words", async ({ page }) => {
	const measures: Measure[] = [];
	for (const language of ["", "/es", "/sv"]) {
		const path = `${language}/tickets/order?standard=1`;
		await open(page, path, PHONE);
		measures.push({ name: `visible words on ${path}`, measured: await page.evaluate(countVisibleWords), atMost: 130 });
	}
	keep(measures);
});

test("the order form takes few words where cards and transfers are offered", async ({ page }) => {
	const stripe = await startStripe();
	const site = await startSite(stripe.environment);
	const measures: Measure[] = [];
	try {
		for (const language of ["", "/es", "/sv"]) {
			const path = `${language}/tickets/order?business=1`;
			await open(page, `${site.origin}${path}`, PHONE);
			await expect(page.locator("[name=method]")).toHaveCount(2);
			for (const method of ["card", "bank"]) {
				await page.locator(`[name=method][value=${method}]`).check();
				measures.push({ name: `visible words on ${path}, ${method}`, measured: await page.evaluate(countVisibleWords), atMost: 130 });
			}
		}
	} finally {
		await site.stop();
		await stripe.stop();
	}
	keep(measures);
});

test("pages are no longer than they need be", async ({ page }) => {
	const measures: Measure[] = [];
	for (const [path, part, wide, phone] of [
		["/", "html", 8500, 9500],
		["/workshops", "html", 4800, 6500],
		["/speakers", "html", 3600, 5500],
		["/contact", "body > footer, body > div > footer", 480, 900],
	] as const) {
		for (const [size, atMost] of [
			[WIDE, wide],
			[PHONE, phone],
		] as const) {
			await open(page, path, size);
			measures.push({ name: `${part === "html" ? path : "footer"}, height at ${size.width}`, measured: await heightOf(page, part), atMost });
		}
	}
	keep(measures);
});

test("text is set in few sizes, in lines that are easily read, and rarely in the color of actions", async ({ page }) => {
	const measures: Measure[] = [];
	for (const [path, atMost] of [
		["/agenda", 8],
		["/speakers", 6],
	] as const) {
		await open(page, path, WIDE);
		measures.push({ name: `terracotta elements on ${path}`, measured: await page.evaluate(countTerracotta), atMost });
	}
	for (const path of [...RUNNING_TEXT, ...(IS_LONG ? ALSO_RUNNING_TEXT : [])]) {
		await open(page, path, WIDE);
		const { sizes, longestLine } = await page.evaluate(measureText);
		measures.push({ name: `longest line on ${path}, characters`, measured: longestLine, atMost: 72 });
		expect({ path, sizes: sizes.filter((size) => !TYPE_SIZES.includes(size) && !(path === "/" && size > 120)) }).toEqual({ path, sizes: [] });
	}
	keep(measures);
});

test("pages load few bytes", async ({ page }) => {
	const measures: Measure[] = [];
	for (const [path, scripts, stylesheets] of [
		["/", 110, 13],
		["/agenda", 110, 13],
		["/speakers", 110, 13],
		["/agenda?view=grid", 110, 13],
	] as const) {
		const { script, stylesheet } = await weigh(page, path);
		measures.push({ name: `JavaScript of ${path}, KB gzip`, measured: script, atMost: scripts });
		measures.push({ name: `stylesheets of ${path}, KB gzip`, measured: stylesheet, atMost: stylesheets });
	}
	for (const [path, atMost] of [
		["/", 13],
		["/sv", 14],
	] as const) {
		const html = await (await page.request.get(path)).body();
		measures.push({ name: `HTML of ${path}, KB brotli`, measured: brotliCompressSync(html).length / 1000, atMost });
	}
	keep(measures);
});

async function open(page: Page, path: string, size: typeof WIDE): Promise<void> {
	await page.setViewportSize(size);
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready);
}

async function heightOf(page: Page, selector: string): Promise<number> {
	return (await page.locator(selector).first().boundingBox({ timeout: 10_000 }))?.height ?? 0;
}

/** Sizes of what a page loads, in thousands of bytes. */
async function weigh(page: Page, path: string): Promise<{ script: number; stylesheet: number }> {
	const sizes = { script: 0, stylesheet: 0 };
	const files: Promise<void>[] = [];
	page.on("response", (response) => {
		const type = response.request().resourceType();
		if (type !== "script" && type !== "stylesheet") return;
		files.push(
			response.body().then((body) => {
				sizes[type] += gzipSync(body, { level: 9 }).length / 1000;
			}),
		);
	});
	await page.goto("about:blank");
	await page.goto(path, { waitUntil: "networkidle" });
	await Promise.all(files);
	page.removeAllListeners("response");
	return sizes;
}

function topOfFirstEntry(): number {
	const entry = document.querySelector("main :is(article, li):has(h2, h3, h4)");
	return entry ? entry.getBoundingClientRect().top + scrollY : Number.POSITIVE_INFINITY;
}

function countTerracotta(): number {
	const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
	const shown = [...document.querySelectorAll("main *")].filter((element) => hasText(element) && element.checkVisibility());
	return shown.filter((element) => getComputedStyle(element).color === "rgb(180, 71, 43)").length;
}

/** Font sizes in pixels, and the longest line of a paragraph in characters. */
function measureText(): { sizes: number[]; longestLine: number } {
	const sizes = new Set<number>();
	const paragraphs = new Map<Element, Map<number, number>>();
	const range = document.createRange();
	const texts = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const text = texts.currentNode as Text;
		const parent = text.parentElement as Element;
		if (!text.data.trim() || !parent.checkVisibility() || parent.closest(".sr-only, option")) continue;
		sizes.add(Number.parseFloat(getComputedStyle(parent).fontSize));
		const paragraph = parent.closest("p, main li:not(:has(p, ul, ol))");
		if (!paragraph) continue;
		const lines = paragraphs.get(paragraph) ?? new Map<number, number>();
		paragraphs.set(paragraph, lines);
		for (const { 0: word, index } of text.data.matchAll(/\S+\s*/g)) {
			range.setStart(text, index);
			range.setEnd(text, index + word.trimEnd().length);
			const line = Math.round(range.getBoundingClientRect().bottom / 8);
			lines.set(line, (lines.get(line) ?? 0) + word.length);
		}
	}
	const lengths = [...paragraphs.values()].flatMap((lines) => [...lines.values()]);
	return { sizes: [...sizes], longestLine: Math.max(...lengths) - 1 };
}

/** Without folded parts. */
function countVisibleWords(): number {
	const walker = document.createTreeWalker(document.querySelector("main") as HTMLElement, NodeFilter.SHOW_TEXT);
	let words = 0;
	while (walker.nextNode()) if (walker.currentNode.parentElement?.checkVisibility()) words += walker.currentNode.textContent?.match(/\S+/g)?.length ?? 0;
	return words;
}
