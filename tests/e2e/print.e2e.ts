import { expect, test } from "../support/browser.ts";
import { workshops } from "../support/summit/program.ts";
import { speakers } from "../support/summit/speakers.ts";
import { tiers } from "../support/summit/tiers.ts";

const HEADINGS = {
	en: "LATAM Nordics Summit 2025 · November 19–21, 2025 · Querétaro, Mexico",
	sv: "LATAM Nordics Summit 2025 · 19–21 november 2025 · Querétaro, Mexiko",
};

for (const [path, heading, cards] of [
	["/agenda", HEADINGS.en, 0],
	["/my-agenda?sessions=sowing-water,wednesday-morning-coffee", HEADINGS.en, 0],
	["/sv/tickets", HEADINGS.sv, tiers.length],
	["/news", HEADINGS.en, 8],
	["/sv/news/programme-announced", HEADINGS.sv, 0],
	["/workshops", HEADINGS.en, workshops.length],
	["/sv/speakers", HEADINGS.sv, speakers.length],
	["/venue", HEADINGS.en, 0],
	["/practical", HEADINGS.en, 0],
] as const) {
	test(`${path} prints completely: in ink alone, without interactive elements`, async ({ page, context, baseURL }) => {
		await context.addCookies([{ name: "theme", value: "dark", url: baseURL }]);
		await page.addInitScript(() => localStorage.setItem("ui-theme", "dark"));
		await page.goto(path);
		await page.emulateMedia({ media: "print" });
		await page.setViewportSize({ width: 703, height: 1000 });
		await expect(page.getByText(heading, { exact: true })).toBeVisible();
		const printed = await page.locator("body").evaluate((body) => {
			const shown = [...body.querySelectorAll("*")].filter((element) => element.checkVisibility());
			const words = (elements: Element[]) => elements.map((element) => element.textContent?.slice(0, 60));
			const lightness = (color: string) => {
				const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
				return alpha === 0 ? 255 : 0.3 * red + 0.6 * green + 0.1 * blue;
			};
			const texts = shown.filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()));
			return {
				clickable: words(shown.filter((element) => element.matches("nav, form, input, select, button:enabled, footer"))),
				dark: words(
					shown.filter((element) => !element.matches("[class*=sign-], .session-facts i") && lightness(getComputedStyle(element).backgroundColor) < 150),
				),
				faint: words(texts.filter((element) => lightness(getComputedStyle(element).color) > 130)),
				folded: words(
					[...body.querySelectorAll("main details:not(.no-print *) > :not(summary)")].filter((element) => element.getBoundingClientRect().height === 0),
				),
				clamped: words(shown.filter((element) => getComputedStyle(element).webkitLineClamp !== "none")),
				cards: shown.filter((element) => element.matches("main article") && getComputedStyle(element).breakInside === "avoid").length,
			};
		});
		expect(printed).toEqual({ clickable: [], dark: [], faint: [], folded: [], clamped: [], cards });
	});
}

test("at least three workshops print on a page", async ({ page }) => {
	await page.goto("/sv/workshops");
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize({ width: 703, height: 1032 });
	const heights = await page.locator("main article").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
	expect(heights.filter((height) => height > 1032 / 3 - 12)).toEqual([]);
});
