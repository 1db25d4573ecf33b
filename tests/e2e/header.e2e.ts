import type { Locator } from "playwright/test";
import { expect, hydrated, test } from "../support/browser.ts";
import { sql } from "../support/http.ts";

test.describe("on a wide screen", () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test("one submenu is open at a time, and the current page's opens by itself", async ({ page }) => {
		await page.goto("/speakers");
		const header = page.getByRole("banner");
		await expect(header.getByRole("link", { name: "Workshops" })).toBeVisible();
		await expect(header.getByRole("link", { name: "Regions" })).toBeHidden();
		await header.locator("summary", { hasText: "About" }).click();
		await expect(header.getByRole("link", { name: "Regions" })).toBeVisible();
		await expect(header.getByRole("link", { name: "Workshops" })).toBeHidden();
		await header.getByRole("link", { name: "About the summit" }).click();
		await expect(page).toHaveURL("/about");
		await expect(header.getByRole("link", { name: "Regions" })).toBeVisible();
		await expect(header.getByRole("link", { name: "About the summit" })).toHaveAttribute("aria-current", "page");
	});

	test("a submenu that the visitor opened closes on a click elsewhere and on Escape", async ({ page, javaScriptEnabled }) => {
		test.skip(!javaScriptEnabled, "then its own summary closes it");
		await page.goto("/news");
		await hydrated(page, "body");
		const header = page.getByRole("banner");
		const regions = header.getByRole("link", { name: "Regions" });
		await header.locator("summary", { hasText: "About" }).click();
		await expect(regions).toBeVisible();
		await page.getByRole("heading", { level: 1 }).click();
		await expect(regions).toBeHidden();
		await header.locator("summary", { hasText: "About" }).click();
		await expect(regions).toBeVisible();
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		await page.keyboard.press("Escape");
		await expect(regions).toBeHidden();

		await page.goto("/speakers");
		await hydrated(page, "body");
		await page.getByRole("heading", { level: 1 }).click();
		await expect(header.getByRole("link", { name: "Workshops" })).toBeVisible();
	});

	test("the submenu of the current page does not stay above what is read", async ({ page, javaScriptEnabled }) => {
		await page.goto("/speakers");
		if (javaScriptEnabled) await hydrated(page, "body");
		const workshops = page.getByRole("banner").getByRole("link", { name: "Workshops" });
		await expect(workshops).toBeInViewport();
		await page.evaluate(() => window.scrollTo(0, 1000));
		await expect(workshops).not.toBeInViewport();
		// The filters stick right below the header, or at the top where it has scrolled away.
		const filters = page.locator("details", { has: page.getByText("Filters", { exact: true }) });
		await expect.poll(() => filters.evaluate((row) => row.closest(".control-row")?.getBoundingClientRect().top)).toBe(javaScriptEnabled ? 64 : 0);
		test.skip(!javaScriptEnabled, "then the header has scrolled away, too");
		await page.getByRole("banner").locator("summary", { hasText: "Agenda" }).click();
		await page.evaluate(() => window.scrollTo(0, 1100));
		await expect(workshops).toBeInViewport();
	});

	test("after a navigation only the submenu of that page is open", async ({ page, javaScriptEnabled }) => {
		await page.goto("/speakers");
		const header = page.getByRole("banner");
		if (javaScriptEnabled) await hydrated(page, "body");
		for (const [link, about, program] of [
			["About the summit", true, false],
			["News", false, false],
			["Speakers", false, true],
		] as const) {
			await page.getByRole("contentinfo").getByRole("link", { name: link }).first().click();
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(header.getByRole("link", { name: "Regions" })).toBeVisible({ visible: about });
			await expect(header.getByRole("link", { name: "Workshops" })).toBeVisible({ visible: program });
		}
	});

	test("on home the bar is transparent until 50 px of scrolling, elsewhere solid", async ({ page }) => {
		const ground = () => page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
		await page.goto("/");
		await page.evaluate(() => document.fonts.ready);
		// Not by the wheel, as its steps depend on the driver.
		const scrollTo = (y: number) => page.evaluate((place) => window.scrollTo(0, place), y);
		await scrollTo(50);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
		await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
		await scrollTo(52);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(52);
		await expect.poll(ground).toBe("rgb(10, 26, 44)");
		await page.goto("/speakers");
		expect(await ground()).toBe("rgb(10, 26, 44)");
	});

	test("language links lead to this page in the other language and back; with scripts, / remembers the choice", async ({ page, javaScriptEnabled }) => {
		await page.goto("/speakers?q=energ");
		await page.waitForLoadState("networkidle");
		const [response] = await Promise.all([
			page.waitForResponse(/\/es\/speakers\?q=energ$/),
			page.getByRole("banner").getByRole("link", { name: "Español" }).click(),
		]);
		expect(response.request().redirectedFrom()).toBeNull();
		await expect(page).toHaveURL("/es/speakers?q=energ");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ponentes");
		await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
		await expect(page).toHaveURL("/speakers?q=energ");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");

		await page.waitForLoadState("networkidle");
		await page.getByRole("banner").getByRole("link", { name: "Svenska" }).click();
		await expect(page).toHaveURL("/sv/speakers?q=energ");
		if (javaScriptEnabled) await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("lng");
		await page.goto("/");
		await expect(page).toHaveURL(javaScriptEnabled ? "/sv" : "/");
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("the drawer holds every link, the tickets and the languages, and closes", async ({ page }) => {
		await page.goto("/sv");
		const open = page.getByRole("button", { name: "Öppna menyn" });
		await open.click();
		const drawer = page.getByRole("dialog", { name: "Meny" });
		await expect(drawer).toBeVisible();
		expect(await drawer.getByRole("link").allInnerTexts()).toEqual([
			"Nyheter",
			"Om toppmötet",
			"Regioner",
			"Hela programmet",
			"Talare",
			"Workshoppar",
			"Lokalen",
			"Praktisk information",
			"Partner",
			"Kontakta oss",
			"Mitt program",
			"Hitta din beställning",
			"Köp biljett",
			"English",
			"Español",
			"Svenska",
		]);
		await page.keyboard.press("Escape");
		await expect(drawer).toBeHidden();
		await expect(open).toBeFocused();
		await open.click();
		await drawer.getByRole("button", { name: "Stäng menyn" }).click();
		await expect(drawer).toBeHidden();
		await open.click();
		await drawer.getByRole("link", { name: "Talare" }).click();
		await expect(page).toHaveURL("/sv/speakers");
		await expect(drawer).toBeHidden();
	});
});

test.describe("while the summit is postponed", () => {
	test.use({ ownSite: true, viewport: { width: 360, height: 740 } });

	test("home shows a notice above its header, overlapping nothing", async ({ page, site }) => {
		sql(site, "UPDATE event SET status = 'postponed'");
		await page.goto("/");
		const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
		const notices = page.getByRole("region", { name: "Notices" });
		const tops = async () => [await boxOf(notices), await boxOf(page.getByRole("banner")), await boxOf(page.locator("main section").first())] as const;
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 740 });
			const [notice, header, hero] = await tops();
			expect([notice.y, header.y, hero.y]).toEqual([0, notice.height, notice.height]);
		}
		await page.evaluate(() => window.scrollTo(0, 400));
		await expect.poll(async () => (await tops())[1].y).toBe(0);
	});
});
