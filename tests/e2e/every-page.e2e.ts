import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./visitor";

const LANGUAGES = ["", "/es", "/sv"];
const THEMES = ["light", "dark"] as const;
const WIDTHS = [320, 768, 1280];

/** One address for each kind of page, and each state of a page that looks different. */
const PAGES = [
	"/",
	"/about",
	"/regions",
	"/regions?tab=latam",
	"/agenda",
	"/agenda?day=2&type=Keynote",
	"/speakers",
	"/speakers?q=zzz",
	"/workshops",
	"/workshops?category=Leadership&level=advanced",
	"/tickets",
	"/news",
	"/news?q=zzz",
	"/news/programme-announced",
	"/venue",
	"/partners",
	"/contact",
	"/newsletter",
	"/terms",
	"/privacy",
	"/cookies",
];

for (const path of PAGES) {
	test(`${path} is accessible and fits, in three languages, two themes and three widths`, async ({ page, context, baseURL }) => {
		test.setTimeout(180_000);
		for (const language of LANGUAGES) {
			for (const theme of THEMES) {
				await context.addCookies([{ name: "theme", value: theme, url: baseURL as string }]);
				await page.goto(language + path);
				for (const width of WIDTHS) {
					await page.setViewportSize({ width, height: 800 });
					const place = `${language}${path} ${theme} ${width} px`;
					const { violations } = await new AxeBuilder({ page }).analyze();
					expect(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes.map(({ target }) => target).join(" | ")}`)).toEqual([]);
					expect([place, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([place, 0]);
				}
			}
		}
	});
}
