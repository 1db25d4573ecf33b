import type { Page } from "playwright/test";
import { expect, test } from "../support/browser.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [path, wide, phone] of [
	["/workshops", 4800, 6500],
	["/speakers", 3600, 5500],
] as const) {
	test(`${path} is at most ${wide} px high on a wide screen and ${phone} px on a phone`, async ({ page }) => {
		await page.setViewportSize(WIDE);
		await page.goto(path);
		const heights = [await heightOf(page)];
		await page.setViewportSize(PHONE);
		heights.push(await heightOf(page));
		expect(
			heights.map((height, index) => height <= [wide, phone][index]!),
			heights.join(),
		).toEqual([true, true]);
	});
}

/** Font sizes of texts, in pixels; and the longest line of a paragraph, in characters. */
function measure(page: Page) {
	return page.evaluate(() => {
		const sizes = new Set<string>();
		const lines: string[] = [];
		const range = document.createRange();
		const walker = document.createTreeWalker(document.querySelector("main") as Node, NodeFilter.SHOW_TEXT);
		const paragraphs = new Map<Element, Map<number, string>>();
		while (walker.nextNode()) {
			const node = walker.currentNode as Text;
			const parent = node.parentElement as Element;
			if (!node.data.trim() || !parent.checkVisibility() || parent.closest(".sr-only, option")) continue;
			sizes.add(getComputedStyle(parent).fontSize);
			const paragraph = parent.closest("p, main li:not(:has(p, ul, ol))");
			if (!paragraph) continue;
			const byBottom = paragraphs.get(paragraph) ?? new Map<number, string>();
			paragraphs.set(paragraph, byBottom);
			for (let index = 0; index < node.data.length; index++) {
				range.setStart(node, index);
				range.setEnd(node, index + 1);
				const { bottom, width } = range.getBoundingClientRect();
				if (width > 0) byBottom.set(Math.round(bottom / 8), (byBottom.get(Math.round(bottom / 8)) ?? "") + node.data[index]);
			}
		}
		for (const byBottom of paragraphs.values()) lines.push(...byBottom.values());
		const longest = lines.sort((one, other) => other.length - one.length)[0]?.trim() ?? "";
		return { sizes: [...sizes].map(Number.parseFloat).sort((one, other) => one - other), longest };
	});
}

for (const path of [
	"/",
	"/about",
	"/regions",
	"/agenda",
	"/agenda/what-the-first-year-costs",
	"/speakers",
	"/speakers/astrid-lindqvist",
	"/workshops",
	"/tickets",
	"/tickets/order?standard=2",
	"/news",
	"/news/programme-announced",
	"/venue",
	"/practical",
	"/partners",
	"/contact",
	"/search?q=queretaro",
	"/terms",
	"/privacy",
]) {
	test(`${path} has texts of six sizes, and lines of at most 72 characters`, async ({ page }) => {
		await page.setViewportSize(WIDE);
		await page.goto(path);
		const { sizes, longest } = await measure(page);
		expect(sizes.filter((size) => ![15, 17, 21, 26, 60].includes(size) && !(path === "/" && size > 120))).toEqual([]);
		expect(longest.length, longest).toBeLessThanOrEqual(72);
	});
}

test("only actions are colored on the speakers page", async ({ page }) => {
	await page.setViewportSize(WIDE);
	await page.goto("/speakers");
	const colored = await page.locator("main *:visible").evaluateAll((elements) => {
		const probe = document.body.appendChild(document.createElement("i"));
		probe.style.color = "var(--color-action)";
		const { color } = getComputedStyle(probe);
		return elements.filter((element) => getComputedStyle(element).color === color).length;
	});
	expect(colored).toBeLessThanOrEqual(6);
});
