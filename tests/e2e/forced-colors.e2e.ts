import type { Locator } from "playwright/test";
import { expect, test } from "../support/browser.ts";

test.use({ contextOptions: { forcedColors: "active" }, viewport: { width: 1280, height: 800 } });

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

test("with forced colors, selected items are distinguishable", async ({ page, javaScriptEnabled }) => {
	await page.goto("/agenda?type=Panel");
	const main = page.getByRole("main");
	const chosen = [
		[main.getByRole("link", { name: "List", exact: true }), main.getByRole("link", { name: "Grid", exact: true })],
		[main.getByRole("link", { name: /Day 1/ }), main.getByRole("link", { name: /Day 2/ })],
		[page.getByRole("banner").getByRole("link", { name: "English" }), page.getByRole("banner").getByRole("link", { name: "Svenska" })],
		[page.getByRole("banner").locator('a[href="/agenda"]:visible'), page.getByRole("banner").getByRole("link", { name: "Speakers" })],
	] as [Locator, Locator][];
	if (javaScriptEnabled) {
		const theme = page.getByRole("contentinfo").getByRole("button", { name: "Light" });
		await expect(theme).toHaveAttribute("aria-pressed", "true");
		chosen.push([theme, page.getByRole("contentinfo").getByRole("button", { name: "Dark" })]);
	}
	const highlight = await page.evaluate(() => {
		const probe = document.body.appendChild(document.createElement("i"));
		probe.style.setProperty("forced-color-adjust", "none");
		probe.style.setProperty("background", "Highlight");
		return getComputedStyle(probe).backgroundColor;
	});
	for (const [one, other] of chosen) expect([await ground(one), (await ground(other)) === highlight]).toEqual([highlight, false]);
	await page.goto("/tickets");
	const sign = page.locator("article li span[aria-hidden]").first();
	expect(await ground(sign)).not.toBe(await ground(page.locator("article").first()));
});
