import { expect, hold, test } from "../support/browser.ts";
import { sample } from "../support/sample.ts";
import { news } from "../support/summit/news.ts";
import { chooseFilter } from "./choose-filter.ts";

test("a visitor searches the news, narrows by category, and goes back", async ({ page }) => {
	await page.goto("/news");
	const rows = page.getByRole("region", { name: "All news" }).getByRole("article");
	const count = page.getByRole("main").getByText(/^\d+ articles?$/);
	await expect(rows).toHaveCount(6);
	await page.getByLabel("Search news").fill("NOBODY");
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL(/q=NOBODY/);
	await chooseFilter(page, "Category", "Announcements");
	await expect(page).toHaveURL(/q=NOBODY&category=announcements/);
	await expect(rows).toHaveCount(2);
	await expect(count).toHaveText("2 articles");
	await page.goBack();
	await expect(page).not.toHaveURL(/announcements/);
	await page.goto("/news?q=zzz");
	await expect(page.getByRole("main")).toContainText("No news found");
	await page.getByRole("link", { name: "Show all news" }).last().click();
	await expect(rows).toHaveCount(6);
	await expect(page.getByLabel("Search news")).toHaveValue("");
});

test("a spinner shows while a filter or an article is loading", async ({ page, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "the browser shows its own");
	await page.setViewportSize({ width: 800, height: 500 });
	await page.goto("/news", { waitUntil: "networkidle" });
	const spinner = page.getByRole("main").getByText("Loading…");
	const letListGo = await hold(page, /\/news.*\.data/);
	await chooseFilter(page, "Category", "Technology");
	await expect(spinner).toHaveCount(1);
	await expect(page.locator("[data-spinner] > [aria-hidden]")).toBeInViewport();
	letListGo();
	await expect(spinner).toHaveCount(0);
	const letArticleGo = await hold(page, /\/news.*\.data/);
	await page.getByRole("region", { name: "All news" }).getByRole("link").click();
	await expect(spinner).toHaveCount(1);
	letArticleGo();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Six robots, one old factory and nobody laid off");
	await expect(page).toHaveTitle("Six robots, one old factory and nobody laid off | LATAM Nordics Summit 2025");
});

test("an article is shared by the device, or its address is copied, and always by plain links", async ({ page, context, browserName, javaScriptEnabled }) => {
	test.skip(browserName === "firefox", "its driver grants no clipboard");
	await page.goto("/news/programme-announced");
	const block = page.getByRole("region", { name: "Share this article" });
	await expect(block.getByRole("link")).toHaveText(["LinkedIn", "X", "WhatsApp", "Email"]);
	const button = block.getByRole("button", { name: "Share" });
	if (!javaScriptEnabled) return expect(button).toBeHidden();

	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.evaluate(() => Object.assign(navigator, { share: undefined }));
	await button.click();
	await expect(block.getByRole("status")).toHaveText("Link copied.");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

	await page.evaluate(() => {
		Object.assign(navigator, { share: async (what: ShareData) => void document.body.setAttribute("data-shared", JSON.stringify(what)) });
	});
	await button.click();
	await expect(page.locator("body")).toHaveAttribute("data-shared", JSON.stringify({ title: sample(news, "programme-announced").title.en, url: page.url() }));
	await expect(block.getByRole("status")).toHaveText("");
});

test("an article that does not exist is reported, with a link back to the news", async ({ page, complaints, browserName }) => {
	await page.goto("/news/nothing");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("News article not found");
	// Firefox does not log it.
	expect(complaints.splice(0)).toEqual(browserName === "firefox" ? [] : [expect.stringContaining("status of 404")]);
	await page.getByRole("main").getByRole("link", { name: "Back to news" }).click();
	await expect(page).toHaveURL("/news");
});
