import type { Page } from "playwright/test";
import { expect, hydrated, tabTo, test } from "../support/browser.ts";

test.use({ ownSite: true, signedIn: true, provoked: /status of (404|422)/ });

const englishOf = (page: Page, field: string) => page.getByRole("group", { name: field, exact: true }).getByLabel("English", { exact: true });

test("an article is written, read by its preview address, published and withdrawn", async ({ page, browser, baseURL }) => {
	const title = "Written by hand";
	await page.goto("/admin/news");
	await page.getByRole("link", { name: "Add New Article" }).click();
	await hydrated(page, "#editor");
	await englishOf(page, "Title").fill(title);
	const cutNote = page.getByText("Lists end with “", { exact: false });
	await englishOf(page, "Text").fill(`${"Nine words. ".repeat(8)}The end and more.`);
	await expect(cutNote).toHaveText("Lists end with “Nine words. Nine words. Nine words. The…”.");
	await englishOf(page, "Text").fill("The first paragraph.\n\nThe second.");
	await expect(cutNote).toHaveCount(0);
	await page.getByLabel("Category").selectOption({ label: "Technology" });
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(page.getByText("Not visible on the website yet.")).toBeVisible();

	const address = await page.locator("a[href*='/news/preview/']").innerText();
	const context = await browser.newContext({ baseURL });
	const reader = await context.newPage();
	await reader.goto(address);
	await expect(reader.getByText("Draft: not published.")).toBeVisible();
	await expect(reader.getByText("The second.", { exact: true })).toBeVisible();
	await reader.goto("/news");
	await expect(reader.getByRole("link", { name: title })).toHaveCount(0);

	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Published" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Make it a draft again" })).toBeVisible();
	await reader.goto(address);
	await expect(reader).toHaveURL("/news/written-by-hand");
	await expect(reader.getByText("Draft: not published.")).toHaveCount(0);

	await page.goto("/admin/news?status=published");
	await page.getByRole("button", { name: `Make it a draft again: ${title}` }).click();
	await expect(page).toHaveURL("/admin/news");
	await expect(page.getByRole("row").filter({ hasText: title }).getByText("Draft", { exact: true })).toBeVisible();
	await reader.reload();
	await expect(reader.getByRole("heading", { level: 1 })).toHaveText("News article not found");
	await context.close();
});

test("an article is written, previewed and published by keyboard alone", async ({ page }) => {
	const title = "Typed by hand";
	await page.goto("/admin/news/new");
	await hydrated(page, "#editor");
	await expect(englishOf(page, "Title")).toBeFocused();
	await page.keyboard.type(title);
	await tabTo(page, englishOf(page, "Text"));
	await page.keyboard.type("By hand.");
	await tabTo(page, page.getByRole("combobox", { name: "Category" }));
	await page.keyboard.press("ArrowDown");
	await tabTo(page, page.getByRole("button", { name: "English", exact: true }));
	await page.keyboard.press("Enter");
	const preview = page.getByRole("region", { name: "Preview: English" });
	await expect(preview.getByRole("heading", { level: 3 })).toHaveText(title);
	await expect(page.getByRole("heading", { name: "Preview: English" })).toBeFocused();
	await expect(page).toHaveURL("/admin/news/new");

	await page.getByRole("heading", { level: 1 }).focus();
	await tabTo(page, page.getByRole("button", { name: "Save", exact: true }));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/admin/news/typed-by-hand");
	await page.getByRole("heading", { level: 1 }).focus();
	await tabTo(page, page.getByRole("button", { name: "Publish now", exact: true }));
	await page.keyboard.press("Space");
	await expect(page.getByRole("button", { name: "Make it a draft again" })).toBeVisible();
});

test("with JavaScript a button copies the preview address, and leaving with unsaved changes asks for confirmation", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/admin/news/new");
	await hydrated(page, "#editor");
	await englishOf(page, "Title").fill("To be copied");
	await englishOf(page, "Text").fill("Words.");
	await page.getByLabel("Category").selectOption({ label: "Business" });
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("To be copied");
	await page.getByRole("button", { name: "Copy the address" }).click();
	await expect(page.getByText("Copied.")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.locator("a[href*='/news/preview/']").innerText());

	await englishOf(page, "Text").fill("Words, more of them.");
	const asked = page.waitForEvent("dialog");
	const press = page.getByRole("button", { name: "Publish now" }).click();
	const dialog = await asked;
	expect(dialog.message()).toContain("aren’t saved yet");
	await dialog.dismiss();
	await press;
	await expect(page.getByRole("button", { name: "Publish now" })).toBeVisible();
	await expect(englishOf(page, "Text")).toHaveValue("Words, more of them.");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Not visible on the website yet.")).toBeVisible();
});

test("a form shows one language, marks what is missing in the others, and remembers the choice; errors show their language", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/admin/news/programme-announced");
	await hydrated(page, "#editor");
	const group = page.getByRole("group", { name: "Text", exact: true });
	await expect(group.locator("textarea:visible")).toHaveCount(1);
	await expect(englishOf(page, "Text")).toBeInViewport();
	await expect(page.getByRole("button", { name: "Show Swedish" })).toHaveText("Show Swedish");
	await page.getByRole("button", { name: "Show Swedish" }).click();
	await group.getByLabel("Swedish", { exact: true }).fill("");
	await expect(page.getByRole("button", { name: "Show Swedish" })).toHaveText("Show Swedish1 missing or outdated");
	await page.reload();
	await hydrated(page, "#editor");
	await expect(group.getByLabel("Swedish", { exact: true })).toBeVisible();
	await page.locator("[name='title.en']").evaluate((field: HTMLTextAreaElement) => {
		field.value = "";
	});
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await page
		.getByRole("alert")
		.getByRole("link", { name: /^Title \(English\)/ })
		.click();
	await expect(englishOf(page, "Title")).toBeFocused();
	await page.getByRole("button", { name: "Show Side by side" }).click();
	await expect(group.locator("textarea:visible")).toHaveCount(3);
});
