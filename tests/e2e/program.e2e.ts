import { expect, hold, test } from "../support/browser.ts";
import { sessions, workshops } from "../support/summit/program.ts";
import { chooseFilter } from "./choose-filter.ts";

test("the agenda's day, type and track combine and survive reload and Back", async ({ page }) => {
	await page.goto("/agenda");
	const main = page.getByRole("main");
	const rows = main.locator("ol > li[id]");
	await expect(main.getByRole("status")).toHaveText("19 sessions");
	for (const part of ["Morning", "Afternoon", "Evening"]) await expect(main.getByRole("heading", { name: part })).toBeVisible();

	await chooseFilter(page, "Session type", "Panel");
	await expect(rows).toHaveCount(2);
	await main.getByRole("link", { name: /Day 2/ }).click();
	await expect(page).toHaveURL(/day=2/);
	await expect(page).toHaveURL(/type=Panel/);
	await expect(rows.getByRole("heading")).toHaveText(["Still standing after five years", "Who gets paid, and when?"]);
	await chooseFilter(page, "Track", "Sustainability");
	await expect(rows).toHaveCount(1);
	await page.reload();
	await expect(rows.getByRole("heading")).toHaveText("Still standing after five years");
	await page.goBack();
	await expect(rows).toHaveCount(2);
	await main.getByRole("link", { name: "Remove filter: Panel" }).click();
	await expect(page).toHaveURL("/agenda?day=2");
});

test("Back works even if the scripts of a page never load", async ({ page }) => {
	await page.goto("/agenda");
	const rows = page.getByRole("main").locator("ol > li[id]");
	await chooseFilter(page, "Session type", "Panel");
	await expect(rows).toHaveCount(2);
	await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
	await page.reload();
	await page.goBack();
	await expect(rows).toHaveCount(19);
});

test("print view shows both days at once, and the button prints where scripts run", async ({ page, javaScriptEnabled }) => {
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute("data-printed", "");
	});
	await page.goto("/agenda?view=print");
	await expect(page.getByRole("main").locator("ol > li[id]")).toHaveCount(sessions.length);
	await page.goto("/agenda");
	const button = page.getByRole("button", { name: "Print" });
	if (!javaScriptEnabled) return expect(button).toBeHidden();
	await button.click();
	await expect(page.locator("html")).toHaveAttribute("data-printed", "");
});

test("workshops are filtered by category and level, and an empty result leads back", async ({ page }) => {
	await page.goto("/workshops");
	const main = page.getByRole("main");
	const cards = main.getByRole("article");
	await expect(cards).toHaveCount(workshops.length);
	await chooseFilter(page, "Category", "Leadership");
	await expect(cards).toHaveCount(2);
	await chooseFilter(page, "Level", "Beginner");
	await expect(page).toHaveURL(/category=Leadership&level=beginner/);
	await expect(cards).toHaveCount(0);
	await main.getByRole("link", { name: "Clear filters" }).last().click();
	await expect(cards).toHaveCount(workshops.length);
});

test("regions are two tabs, each with its own address", async ({ page }) => {
	await page.goto("/regions");
	const main = page.getByRole("main");
	await expect(main).toContainText("Iceland");
	await main.getByRole("link", { name: "Latin America", exact: true }).click();
	await expect(page).toHaveURL("/regions?tab=latam");
	await expect(main).toContainText("Argentina");
	await expect(main).not.toContainText("Reykjavík");
});

test("a page keeps its stylesheet until that of the next page has loaded", async ({ page, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "Without scripts, each page loads anew.");
	await page.goto("/");
	await page.waitForFunction(() => "__remixRouter" in window);
	const active = () =>
		page.evaluate(() => [...document.styleSheets].filter(({ media }) => !media.mediaText).map(({ href }) => /(\w+)-[^/]+$/.exec(href ?? "")?.[1]));
	const letGo = await hold(page, /\/program-[^/]+\.css$/);
	await page.evaluate(() => document.querySelector<HTMLAnchorElement>("main a[href='/agenda']")?.click());
	await expect(page.getByRole("heading", { level: 1, name: "Agenda" })).toBeVisible();
	expect(await active()).toEqual(["home"]);
	letGo();
	await expect.poll(active).toEqual(["program"]);
	await page.goBack();
	await expect.poll(active).toEqual(["home"]);
});

test("all hours of the grid are equally high, and a link leads to each room", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	// The page's own stylesheet comes along.
	await page.evaluate(() => document.querySelector<HTMLAnchorElement>("main a[href='/agenda']")?.click());
	await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Grid" }).click();
	const tops = () => page.locator("tr.timetable-full-hour").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
	await expect.poll(async () => (await tops()).length).toBeGreaterThan(5);
	const heights = (await tops()).map((top, index, all) => Math.round((all[index + 1] ?? top) - top)).slice(0, -1);
	expect(new Set(heights)).toEqual(new Set([120]));
	const rooms = page.getByRole("navigation", { name: "Rooms" }).getByRole("link");
	await rooms.last().click();
	const edges = () =>
		page.evaluate(() => {
			const [frame, column] = ["[data-scroller]", "thead th:last-child"].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
			return Math.abs(Math.round((frame?.right ?? 0) - (column?.right ?? 0)));
		});
	await expect.poll(edges).toBe(0);
	await rooms.first().click();
	await expect.poll(() => page.locator("[data-scroller]").evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test("the grid scrolls with the page, and the room names stay above their columns", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/agenda?view=grid");
	const grid = page.getByRole("region", { name: "Agenda as a grid" });
	expect(await grid.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
	await grid.evaluate((element) => element.scrollTo({ left: 200, behavior: "instant" }));
	await page.evaluate(() => window.scrollTo({ top: 1400, behavior: "instant" }));
	const placed = () =>
		page.evaluate(() => {
			const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
			const columns = boxes("thead th");
			const names = boxes("[data-room]");
			return {
				apart: names.map(({ left }, index) => Math.abs(Math.round(left - (columns[index]?.left ?? 0)))),
				isInView: names.every(({ top }) => top >= (boxes("header")[0]?.bottom ?? 0) && top < 200),
			};
		});
	await expect.poll(placed).toEqual({ apart: Array(await page.locator("thead th").count()).fill(0), isInView: true });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("in the grid's narrow columns, the dot stands for the track", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/agenda?view=grid");
	const tracks = await page
		.locator("main td p > span")
		.evaluateAll((names) => names.map((name) => ({ isNarrow: (name.closest("td")?.clientWidth ?? 0) < 144, isShown: name.getBoundingClientRect().width > 1 })));
	expect(new Set(tracks.map(({ isNarrow }) => isNarrow))).toEqual(new Set([true, false]));
	expect(tracks.filter(({ isNarrow, isShown }) => isNarrow === isShown)).toEqual([]);
});
