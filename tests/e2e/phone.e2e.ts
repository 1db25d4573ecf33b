import { expect, test } from "../support/browser.ts";
import { chooseFilter } from "./choose-filter.ts";

test.use({ viewport: { width: 360, height: 640 } });

for (const address of ["/agenda", "/workshops", "/speakers", "/news"]) {
	test(`the list of ${address} begins on a phone's first screen, below its collapsed filters`, async ({ page }) => {
		for (const language of ["", "/es", "/sv"]) {
			await page.goto(language + address);
			const first = page.getByRole("main").locator("article, ol > li").first();
			await expect(first).toBeInViewport();
		}
	});
}

test("filters open below their button, stay closed once chosen, and are removed by a tap", async ({ page }) => {
	await page.goto("/workshops");
	const main = page.getByRole("main");
	const category = main.getByLabel("Category");
	await expect(category).toBeHidden();
	await chooseFilter(page, "Category", "Business");
	await expect(page).toHaveURL(/category=Business/);
	await expect(category).toBeHidden();
	await expect(main.getByRole("article").first()).toBeInViewport();
	await main.getByRole("link", { name: "Remove filter: Business" }).click();
	await expect(page).toHaveURL("/workshops");
});

test("the focus is never below the row of controls", async ({ page }) => {
	await page.goto("/agenda");
	const row = page.locator(".control-row");
	const last = page.getByRole("main").locator("ol > li[id] button").last();
	await last.focus();
	for (let step = 0; step < 12; step++) {
		await page.keyboard.press("Shift+Tab");
		const hidden = await row.evaluate((element) => {
			const focused = document.activeElement?.getBoundingClientRect();
			return !focused || focused.top < element.getBoundingClientRect().bottom;
		});
		expect(hidden).toBe(false);
	}
});

test("in every language the header holds the tickets button in one line, and the summit's name in two where there is room", async ({ page }) => {
	const lines = (text: Element) => {
		const range = document.createRange();
		range.selectNodeContents(text);
		return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
	};
	for (const address of ["/contact", "/es/contact", "/sv/contact"]) {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(address);
		const banner = page.getByRole("banner");
		await expect(banner.getByText("LATAM Nordics Summit")).toBeHidden();
		expect(await banner.locator('a[href$="/tickets"]:visible').evaluate(lines)).toBe(1);
		await page.setViewportSize({ width: 400, height: 740 });
		expect(await banner.getByText("LATAM Nordics Summit").evaluate(lines)).toBe(2);
		expect(await banner.locator('a[href$="/tickets"]:visible').evaluate(lines)).toBe(1);
	}
});

test("the tickets are one tap away in the header, at every width", async ({ page }) => {
	for (const width of [320, 360, 768]) {
		await page.setViewportSize({ width, height: 640 });
		for (const address of ["/es/contact", "/"]) {
			await page.goto(address);
			const tickets = page.getByRole("banner").locator('a[href$="/tickets"]:visible');
			await expect(tickets).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole("banner").getByRole("button")).toBeInViewport({ ratio: 1 });
		}
	}
	await page.getByRole("banner").locator('a[href$="/tickets"]:visible').click();
	await expect(page).toHaveURL("/tickets");
});

test("a long word in a heading breaks at the edge of the screen", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const address of ["/sv", "/sv/about", "/sv/tickets", "/sv/venue"]) {
		await page.goto(address);
		const tooWide = await page.evaluate(() => {
			for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) heading.textContent = "Hållbarhetsredovisningsförordningens";
			return document.documentElement.scrollWidth - document.documentElement.clientWidth;
		});
		expect([address, tooWide]).toEqual([address, 0]);
	}
});
