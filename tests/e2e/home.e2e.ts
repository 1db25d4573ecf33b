import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../support/browser.ts";
import { chooseFilter } from "./choose-filter.ts";

const SECTIONS = ["about", "tickets", "workshops", "agenda", "speakers", "venue", "partners"];

test("home's sections come in order, each under its anchor", async ({ page }) => {
	await page.goto("/");
	await expect(page).toHaveTitle("LATAM NORDICS SUMMIT 2025");
	expect(await page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(SECTIONS);
});

test("an address with a fragment opens at that section", async ({ page }) => {
	await page.goto("/#venue");
	await expect.poll(() => page.locator("#venue").evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBeLessThan(120);
});

async function noteScrolling(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const places: number[] = [];
		Object.assign(window, { places });
		const look = () => {
			places.push(Math.round(scrollY));
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
}

const notedPlaces = (page: Page) => page.evaluate(() => [...new Set((window as unknown as { places: number[] }).places)]);

test("with JavaScript an address with a fragment scrolls there once the page has loaded", async ({ page }) => {
	await noteScrolling(page);
	await page.goto("/#venue");
	const top = () => page.locator("#venue").evaluate((section) => Math.round(section.getBoundingClientRect().top));
	await expect.poll(top).toBeLessThan(120);
	await stillness(page);
	const places = await notedPlaces(page);
	expect(places[0]).toBe(0);
	expect(places.length).toBeGreaterThan(2);
	await expect(page).toHaveURL("/#venue");
	await page.mouse.wheel(0, 200);
	await expect.poll(top).toBeLessThan(0);
	await page.reload();
	await expect.poll(top).toBeLessThan(0);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test(`with JavaScript the link below the hero scrolls to the next section, smoothly unless reduced motion is preferred (${reducedMotion})`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await noteScrolling(page);
		await page.goto("/");
		await hydrated(page, "body");
		const link = page.getByRole("link", { name: "Discover the summit" });
		await link.scrollIntoViewIfNeeded();
		await stillness(page);
		const from = await page.evaluate(() => Math.round(scrollY));
		await link.click();
		const top = () => page.locator("#about").evaluate((section) => Math.round(section.getBoundingClientRect().top));
		await expect.poll(top).toBeLessThan(120);
		await stillness(page);
		const places = (await notedPlaces(page)).filter((place) => place >= from);
		const longestStep = Math.max(...places.slice(1).map((place, index) => place - (places[index] as number)));
		expect(longestStep < 0.8 * (Math.max(...places) - from)).toBe(reducedMotion === "no-preference");
		await expect(page).toHaveURL("/#about");
	});
}

async function stillness(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise<void>((done) => {
				let frames = 0;
				let place = scrollY;
				const look = () => {
					frames = scrollY === place ? frames + 1 : 0;
					place = scrollY;
					if (frames < 10) requestAnimationFrame(look);
					else done();
				};
				look();
			}),
	);
}

test("a speaker group is chosen, shared by its address, and Back undoes it", async ({ page }) => {
	await page.goto("/");
	const names = page.locator("#speakers article h3");
	const featured = await names.allInnerTexts();
	await chooseFilter(page, "Group", "Latin America");
	await expect(page).toHaveURL("/?group=Latin+American#speakers");
	await expect(names).toHaveCount(12);
	await page.reload();
	await expect(names).toHaveCount(12);
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect(names).toHaveText(featured);
});

test("optional scripts are fetched after the page is shown", async ({ page }) => {
	await page.goto("/");
	const programs = () =>
		page.evaluate(() =>
			performance
				.getEntriesByType("resource")
				.filter(({ name }) => name.endsWith(".js"))
				.map(({ startTime }) => startTime),
		);
	await expect.poll(async () => (await programs()).length).toBeGreaterThan(5);
	const shown = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
	expect(Math.min(...(await programs()))).toBeGreaterThan(shown as number);
});

test("clicks during hydration break nothing", async ({ page }) => {
	await page.addInitScript(() => setInterval(() => document.querySelector("h1")?.click()));
	await page.goto("/contact");
	await expect(page.locator("#contact")).toHaveAttribute("novalidate");
});

test.describe("the hero on a wide screen", () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test("plays its video, which can be paused, and moves at half the speed of the page", async ({ page, javaScriptEnabled }) => {
		await page.goto("/");
		const video = page.locator("video");
		await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused && /\/video\/hero\b.*\.webm$/.test(element.currentSrc))).toBe(true);
		await page.mouse.wheel(0, 200);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
		expect(await page.locator(".hero-ground").evaluate((ground) => Math.round(ground.getBoundingClientRect().top))).toBe(-100);
		await page.getByRole("checkbox", { name: "Pause the background" }).press("Space");
		await expect(video).toHaveCSS("visibility", "hidden");
		expect(await page.evaluate(() => scrollY)).toBe(200);
		if (javaScriptEnabled) await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
	});

	test("does not move with reduced motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/");
		await expect(page.locator("video")).toBeHidden();
		await page.mouse.wheel(0, 200);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
		expect(await page.locator(".hero-ground").evaluate((ground) => Math.round(ground.getBoundingClientRect().top))).toBe(-200);
	});
});

test("a phone gets the still picture and no video", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	const videos: string[] = [];
	page.on("request", (request) => request.url().includes("/video/") && videos.push(request.url()));
	await page.goto("/");
	await expect(page.locator("video")).toBeHidden();
	await expect.poll(() => page.locator(".hero-ground img").evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("/images/hero-tall-");
	expect(videos).toEqual([]);
});
