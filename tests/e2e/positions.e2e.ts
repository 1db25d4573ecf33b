import type { Page } from "playwright/test";
import { expect, hold, test } from "../support/browser.ts";

test.use({ ownSite: true, signedIn: true, provoked: /status of 422/ });

async function open(page: Page, path: string) {
	await page.goto(path);
	await expect(page.locator("[name=stay]").first()).toBeAttached();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
const firstColumn = (page: Page) => page.locator("tbody tr td:first-child");

test("a ticket is moved by keyboard; it keeps the focus", async ({ page }) => {
	await open(page, "/admin/tickets");
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await press(page, "Move up: VIP");
	await expect(firstColumn(page)).toHaveText(["Standard", "VIP", "Business", "Student & academic"]);
	await expect(page.getByRole("button", { name: "Move up: VIP" })).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: "is now in position" })).toHaveText("VIP is now in position 2 of 4.");
	expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
	await expect(page).toHaveURL("/admin/tickets");

	await press(page, "Move up: VIP");
	await expect(firstColumn(page)).toHaveText(["VIP", "Standard", "Business", "Student & academic"]);
	await expect(page.getByRole("button", { name: "Move up: VIP" })).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Move down: VIP" })).toBeFocused();
	await page.goto("/tickets");
	await expect(page.locator("#tickets article h3")).toHaveText(["VIP", "Standard", "Business", "Student & academic"]);
	await open(page, "/admin/tickets");
	for (const place of [1, 2]) {
		await press(page, "Move down: VIP");
		await expect(firstColumn(page).nth(place)).toHaveText("VIP");
	}
});

test("a double click moves by one position", async ({ page }) => {
	await open(page, "/admin/tickets");
	const letGo = await hold(page, /tickets\/order/);
	await page.getByRole("button", { name: "Move down: Standard" }).dblclick();
	letGo();
	await expect(firstColumn(page)).toHaveText(["Business", "Standard", "VIP", "Student & academic"]);
	await expect(page.getByRole("button", { name: "Move up: Standard" })).toHaveAttribute("aria-disabled", "false");
	await press(page, "Move up: Standard");
	await expect(firstColumn(page).first()).toHaveText("Standard");
});

test("featured speakers are ordered on a page of their own", async ({ page }) => {
	await page.goto("/admin/speakers");
	await page.getByRole("link", { name: "Order on the home page" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order on the home page");
	await expect(page.locator("[name=stay]").first()).toBeAttached();
	const names = page.locator("main ol a");
	const [first = "", second = "", third = ""] = await names.allTextContents();
	await press(page, `Move down: ${first}`);
	await expect(names.first()).toHaveText(second);
	await press(page, `Move down: ${first}`);
	await expect(names.nth(2)).toHaveText(first);
	await page.goto("/");
	await expect(page.locator("#speakers h3").first()).toHaveText(second);
	await expect(page.locator("#speakers h3").nth(1)).toHaveText(third);
	await open(page, "/admin/speakers/order");
	for (const place of [1, 0]) {
		await press(page, `Move up: ${first}`);
		await expect(names.nth(place)).toHaveText(first);
	}
});

test("a table is pasted, previewed, corrected and imported", async ({ page }) => {
	const company = "Pasted";
	await page.goto("/admin/speakers");
	await page.getByRole("link", { name: "Import CSV" }).click();
	await page.getByLabel("Or paste the table").fill(`id\tcompany\tcountry\naino-virtanen\t${company}\tXX`);
	await page.getByRole("button", { name: "Check" }).click();
	await expect(page.getByText("Country: “XX” is not one of the possible values.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "What would change" })).toBeFocused();
	await expect(page.getByRole("button", { name: "Import", exact: true })).toHaveCount(0);

	const table = page.getByLabel("Or paste the table");
	await table.fill((await table.inputValue()).replace("XX", "FI"));
	await page.getByRole("button", { name: "Check" }).click();
	await expect(page.getByText("1 changed")).toBeVisible();
	await page.getByRole("button", { name: "Import", exact: true }).click();
	await expect(page).toHaveURL("/admin/speakers");
	await expect(page.getByRole("status").filter({ hasText: "Imported" })).toBeVisible();
	await page.goto("/speakers?q=aino");
	await expect(page.getByText(company).first()).toBeVisible();
});
