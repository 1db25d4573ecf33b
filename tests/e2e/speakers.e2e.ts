import { expect, test } from "../support/browser.ts";
import { sample } from "../support/sample.ts";
import { sessions } from "../support/summit/program.ts";
import { speakers } from "../support/summit/speakers.ts";
import { chooseFilter } from "./choose-filter.ts";

test("a visitor searches, filters by group, and clears both", async ({ page, javaScriptEnabled }) => {
	await page.goto("/speakers");
	const cards = page.locator("main article");
	await expect(cards).toHaveCount(speakers.length);
	await page.getByLabel("Search speakers").fill("MEXICO");
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL(/q=MEXICO/);
	await expect(cards).toHaveCount(3);
	await expect(page.getByRole("main").getByRole("status")).toHaveText("3 speakers");
	if (javaScriptEnabled) await expect(page).toHaveURL("/speakers?q=MEXICO");

	await chooseFilter(page, "Group", "Technology");
	await expect(cards).toHaveCount(1);
	await expect(cards.getByRole("heading")).toHaveText("Valentina Ríos");
	await page.goBack();
	await expect(cards).toHaveCount(3);
	await expect(page.getByLabel("Group")).toHaveValue("");
	await page.getByRole("link", { name: "Clear filters" }).click();
	await expect(cards).toHaveCount(speakers.length);
	await expect(page.getByLabel("Search speakers")).toHaveValue("");
});

test("an empty result is reported, with a link back", async ({ page }) => {
	await page.goto("/speakers?q=zzz");
	await expect(page.getByRole("main")).toContainText("No speakers found");
	await page.getByRole("main").getByRole("link", { name: "Clear filters" }).last().click();
	await expect(page.locator("main article")).toHaveCount(speakers.length);
});

test("a link to a speaker opens that biography and focuses it", async ({ page, javaScriptEnabled }) => {
	const card = page.locator("#astrid-lindqvist");
	await page.goto("/speakers#astrid-lindqvist");
	await expect(card).toBeInViewport();
	if (!javaScriptEnabled) return;
	await expect(card.locator("details > p")).toBeVisible();
	await expect(card).toBeFocused();
});

test("a visitor goes from the agenda to a session, its speaker and another of their sessions", async ({ page }) => {
	await page.goto("/agenda");
	const main = page.getByRole("main");
	const { name: astrid } = sample(speakers, "astrid-lindqvist");
	await main.getByRole("link", { name: sample(sessions, "keep-the-old-machine").title.en }).click();
	await expect(page).toHaveURL("/agenda/keep-the-old-machine");
	await main.getByRole("link", { name: astrid }).first().click();
	await expect(page).toHaveURL("/speakers/astrid-lindqvist");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(astrid);
	await main.getByRole("link", { name: sample(sessions, "keep-the-old-machine").title.en }).click();
	await expect(page).toHaveURL("/agenda/keep-the-old-machine");
});

test("a long bio opens in place and closes again; a short one has nothing to open", async ({ page }) => {
	await page.goto("/speakers");
	const long = page.locator("#astrid-lindqvist");
	const bio = long.locator("details > p");
	await expect(bio).toBeHidden();
	await long.getByText("Read more").click();
	await expect(bio).toBeVisible();
	await expect(long.getByText("Read more")).toBeHidden();
	const end = await bio.evaluate((paragraph) => paragraph.getBoundingClientRect().bottom);
	expect((await long.getByText("Read less").boundingBox())?.y).toBeGreaterThanOrEqual(end);
	await long.getByText("Read less").click();
	await expect(bio).toBeHidden();
	await expect(page.locator("#erik-sandberg details")).toHaveCount(0);
});
