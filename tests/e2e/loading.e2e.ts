import { expect, hold, test } from "../support/browser.ts";
import { chooseFilter } from "./choose-filter.ts";

/** See the specification, section 9. */
const WAITS = [
	{ path: "/", region: "#workshops", filter: ["Workshop category", "Innovation"], skeletons: 3 },
	{ path: "/", region: "#speakers", filter: ["Group", "Nordic"], skeletons: 4 },
	{ path: "/workshops", region: "main", filter: ["Category", "Innovation"], skeletons: 6 },
	{ path: "/speakers", region: "main", filter: ["Group", "Nordic"], skeletons: 8 },
] as const;

for (const {
	path,
	region,
	filter: [field, option],
	skeletons,
} of WAITS) {
	test(`${path} shows ${skeletons} skeletons in ${region} until the filtered list has loaded`, async ({ page }) => {
		await page.goto(path, { waitUntil: "networkidle" });
		const letGo = await hold(page, /\.data\?/);
		await chooseFilter(page, field, option);
		await expect(page.locator("[data-skeleton]")).toHaveCount(skeletons);
		await expect(page.locator(`${region} [data-skeleton]`)).toHaveCount(skeletons);
		await expect(page.locator(region).getByText("Loading…").first()).toBeAttached();
		letGo();
		await expect(page.locator("[data-skeleton]")).toHaveCount(0);
		await expect(page.locator(`${region} article`).first()).toBeVisible();
	});
}

/** Slow pages, with the number of skeletons of their list. */
const PAGES = { tickets: 3, workshops: 6, speakers: 8 };

for (const [name, skeletons] of Object.entries(PAGES)) {
	test(`a navigation to /${name} shows a bar first, and ${skeletons} skeletons if it takes long`, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/venue", { waitUntil: "networkidle" });
		const letGo = await hold(page, /\.data\?|\.data$/);
		await page
			.locator(`a[href="/${name}"]`)
			.first()
			.evaluate((anchor: HTMLElement) => {
				const { body } = document;
				new MutationObserver(() => {
					if (!body.dataset.first)
						body.dataset.first = body.querySelector("[data-loading-page]") ? "outlines" : body.querySelector("[data-pending]") ? "bar" : "";
				}).observe(body, { subtree: true, childList: true, attributeFilter: ["data-pending"] });
				anchor.click();
			});
		await expect(page.locator("[data-loading-page] [data-skeleton]")).toHaveCount(skeletons);
		await expect(page.locator("body")).toHaveAttribute("data-first", "bar");
		await expect(page.getByRole("status").filter({ hasText: "Loading…" }).first()).toBeAttached();
		letGo();
		await expect(page.locator("[data-loading-page]")).toHaveCount(0);
		await expect(page.locator("[data-pending]")).toHaveCount(0);
		await expect(page).toHaveURL(`/${name}`);
	});
}
