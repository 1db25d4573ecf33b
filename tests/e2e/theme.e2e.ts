import type { Page } from "playwright/test";
import { expect, test } from "../support/browser.ts";

const ground = "rgb(251, 246, 238)";
const darkGround = "rgb(10, 26, 44)";

const chosen = (page: Page) => page.getByRole("contentinfo").locator('button[aria-pressed="true"]');

test("light is the default; dark is remembered; system follows the device", async ({ page }) => {
	const background = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/speakers?q=a");
	expect(await background()).toBe(ground);
	await expect(chosen(page)).toHaveText(["Light"]);

	await page.getByRole("contentinfo").getByRole("button", { name: "Dark" }).click();
	await expect.poll(background).toBe(darkGround);
	await expect(page).toHaveURL("/speakers?q=a");
	await expect(chosen(page)).toHaveText(["Dark"]);
	await page.goto("/es/speakers");
	expect(await background()).toBe(darkGround);

	await page.getByRole("contentinfo").getByRole("button", { name: "Del sistema" }).click();
	await expect.poll(background).toBe(darkGround);
	await page.emulateMedia({ colorScheme: "light" });
	await expect.poll(background).toBe(ground);
});

test("the choice is stored under ui-theme and applied before the first paint", async ({ page, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "storage is JavaScript's");
	await page.goto("/speakers");
	await page.getByRole("contentinfo").getByRole("button", { name: "Dark" }).click();
	expect(await page.evaluate(() => localStorage.getItem("ui-theme"))).toBe("dark");
	await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
	await page.goto("/speakers");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(chosen(page)).toHaveText(["Dark"]);
	await page.getByRole("contentinfo").getByRole("button", { name: "System" }).click();
	await expect(chosen(page)).toHaveText(["System"]);
});
