import type { Browser, Page } from "playwright/test";
import { expect, overflow, setTheme, test, violations } from "../support/browser.ts";
import { IS_LONG, times } from "../support/length.ts";
import { PAGES } from "./pages.ts";

const LANGUAGES = ["", "/es", "/sv"];
const WITHOUT_SCRIPTS = "/sv";
const THEMES = ["light", "dark"] as const;
const WIDTHS = [320, 768, 1280];

/** All combinations in `npm run test:long`, else one for every second page, different for each. */
const isChecked = (page: number, theme: number, width: number) =>
	IS_LONG || (page % 2 === 0 && width === page % WIDTHS.length && theme === (page / 2) % THEMES.length);

/** Scripts change no text or color, so each language is tested with or without them. Themes change no widths. */
const isVisited = (page: number, language: number, hasScripts: boolean) =>
	IS_LONG ? hasScripts === (LANGUAGES[language] !== WITHOUT_SCRIPTS) : language === page % LANGUAGES.length;

async function expectAccessible(page: Page, pageIndex: number, hasScripts: boolean): Promise<void> {
	const path = PAGES[pageIndex];
	for (const [languageIndex, language] of LANGUAGES.entries()) {
		if (!isVisited(pageIndex, languageIndex, hasScripts)) continue;
		await page.goto(language + path);
		for (const [widthIndex, width] of WIDTHS.entries()) {
			await page.setViewportSize({ width, height: 800 });
			const place = `${language}${path} ${width} px`;
			expect([place, await overflow(page)]).toEqual([place, 0]);
			for (const [themeIndex, theme] of THEMES.entries()) {
				if (!isChecked(pageIndex, themeIndex, widthIndex)) continue;
				await setTheme(page, theme);
				expect([place, theme, ...(await violations(page))]).toEqual([place, theme]);
			}
		}
	}
}

/** Several in each browser, as a new one has to load everything again. */
const PAGES_EACH = times(6, 1);

for (let first = 0; first < PAGES.length; first += PAGES_EACH) {
	const indexes = [...PAGES.keys()].slice(first, first + PAGES_EACH);
	const paths = indexes.map((index) => PAGES[index]).join(", ");
	test(`pages are accessible and fit, in three languages, two themes and three widths: ${paths}`, async ({
		page: watched,
		browser,
		baseURL,
		javaScriptEnabled,
	}) => {
		const page = javaScriptEnabled ? watched : await pageWithoutScripts(browser, baseURL);
		for (const index of indexes) await expectAccessible(page, index, javaScriptEnabled);
	});
}

test("open menus are accessible", async ({ page: watched, browser, baseURL, javaScriptEnabled }) => {
	const page = javaScriptEnabled ? watched : await pageWithoutScripts(browser, baseURL);
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto("/");
	await page.getByRole("banner").locator("summary", { hasText: "About" }).click();
	expect(await violations(page)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 640 });
	await page.getByRole("button", { name: "Open the menu" }).click();
	expect(await violations(page)).toEqual([]);
});

/** axe itself is a script, so scripts stay enabled, but the site's own are blocked. */
async function pageWithoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: true });
	await context.route("**/assets/*.js", (route) => route.abort());
	return context.newPage();
}
