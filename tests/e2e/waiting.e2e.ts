import { expect, test } from "../support/browser";

/** What stands in place of a list while its filter is under way (specification, section 9). */
const WAITS = [
	{ path: "/", region: "#workshops", link: "Innovation", skeletons: 3 },
	{ path: "/", region: "#speakers", link: "Nordic", skeletons: 4 },
	{ path: "/workshops", region: "main", link: "Innovation", skeletons: 6 },
	{ path: "/speakers", region: "main", option: "Nordic", skeletons: 8 },
];

for (const { path, region, link, option, skeletons } of WAITS) {
	test(`${path} shows ${skeletons} skeletons in ${region} until the filtered list is there`, async ({ page }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.goto(path, { waitUntil: "networkidle" });
		await page.route(/\.data\?/, async (route) => {
			await held;
			await route.continue();
		});
		if (link) await page.locator(region).getByRole("link", { name: link, exact: true }).click();
		else await page.getByLabel("Group").selectOption(option as string);
		await expect(page.locator("[data-skeleton]")).toHaveCount(skeletons);
		await expect(page.locator(`${region} [data-skeleton]`)).toHaveCount(skeletons);
		await expect(page.locator(region).getByText("Loading…").first()).toBeAttached();
		release();
		await expect(page.locator("[data-skeleton]")).toHaveCount(0);
		await expect(page.locator(`${region} article`).first()).toBeVisible();
	});
}

/** Another page that is long on its way, and how many outlines stand for its list. */
const PAGES = { tickets: 3, workshops: 6, speakers: 8 };

for (const [name, skeletons] of Object.entries(PAGES)) {
	test(`a step to /${name} shows a sign of life at once, and ${skeletons} skeletons while it takes long`, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/venue", { waitUntil: "networkidle" });
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\.data\?|\.data$/, async (route) => {
			await held;
			await route.continue();
		});
		await page
			.locator(`a[href="/${name}"]`)
			.first()
			.evaluate((anchor: HTMLElement) => {
				anchor.click();
				setTimeout(() => document.body.setAttribute("data-after-100-ms", String(document.querySelector("[data-pending]") !== null)), 100);
			});
		await expect(page.locator("body")).toHaveAttribute("data-after-100-ms", "true");
		await expect(page.locator("[data-waiting-page] [data-skeleton]")).toHaveCount(skeletons);
		await expect(page.getByRole("status").filter({ hasText: "Loading…" }).first()).toBeAttached();
		release();
		await expect(page.locator("[data-waiting-page]")).toHaveCount(0);
		await expect(page.locator("[data-pending]")).toHaveCount(0);
		await expect(page).toHaveURL(`/${name}`);
	});
}
