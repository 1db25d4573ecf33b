import { expect, test } from "../support/browser.ts";
import { chooseFilter } from "./choose-filter.ts";

test.use({ timezoneId: "Europe/Helsinki" });

test("filters, grid and time zone are chosen one after the other, and are kept up to a session's page", async ({ page, javaScriptEnabled }) => {
	await page.goto("/agenda?day=2");
	await chooseFilter(page, "Language", "Spanish");
	await expect(page).toHaveURL(/language=es/);
	// The address changes before the links.
	await page.getByRole("navigation", { name: "View" }).locator("a[href*='language=es']", { hasText: "Grid" }).click();
	await expect(page.getByRole("columnheader", { name: "Main hall" })).toHaveCount(1);
	const device = page.getByRole("link", { name: "Show in Helsinki time" });
	await expect(device).toHaveCount(javaScriptEnabled ? 1 : 0);
	const menu = page.getByRole("main").locator("summary", { hasText: "More" });
	await menu.click();
	await page.locator("summary", { hasText: "Times in Querétaro (GMT-6)" }).click();
	await page.getByRole("combobox", { name: "Times in" }).selectOption({ label: "Helsinki" });
	await page.getByRole("button", { name: "Show times" }).click();
	await expect(page.getByRole("main").locator("span", { hasText: "Times in Helsinki (GMT+2)" })).toBeVisible();
	await expect(device).toHaveCount(0);
	expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ day: "2", language: "es", view: "grid", zone: "Europe/Helsinki" });
	const cell = page.getByRole("cell", { name: /From one sensor to ten thousand|Still standing/ }).first();
	await expect(cell).toContainText("in Querétaro");
	await cell.getByRole("link").click();
	await expect(page.locator("dl")).toContainText("in Querétaro");
	expect(new URL(page.url()).searchParams.get("zone")).toBe("Europe/Helsinki");
});

test("the link to the device's time and an empty agenda of one's own move nothing on a phone", async ({ page, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "only scripts would move something");
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/agenda");
	await expect(page.getByRole("link", { name: "Show in Helsinki time" })).toBeVisible();
	expect(await page.evaluate(shiftOfLayout)).toBeLessThan(0.01);
	await page.goto("/my-agenda");
	await page.locator("html[data-hydrated]").waitFor();
	await expect(page.getByRole("heading", { name: "Nothing chosen yet" })).toBeVisible();
	expect(await page.evaluate(shiftOfLayout)).toBeLessThan(0.01);
});

function shiftOfLayout(): Promise<number> {
	return new Promise((done) => {
		new PerformanceObserver((list) => done(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0))).observe({
			type: "layout-shift",
			buffered: true,
		});
		requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
	});
}
