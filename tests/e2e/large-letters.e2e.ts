import { chromium, type Page } from "playwright/test";
import { expect, test } from "../support/browser.ts";
import { visitorOf } from "../support/http.ts";
import { oneIn } from "../support/length.ts";
import { orderBy } from "../support/orders.ts";
import { PAGES } from "./pages.ts";

/** 32 px is also equivalent to 400 % zoom on a wide screen. */
for (const { size, language } of oneIn(
	2,
	[
		{ size: 20, language: "/es" },
		{ size: 32, language: "/sv" },
	],
	1,
)) {
	test(`with letters of ${size} px every page fits a phone`, async ({ baseURL, launchOptions, javaScriptEnabled }) => {
		const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`] });
		try {
			const page = await browser.newPage({ baseURL, javaScriptEnabled, viewport: { width: 320, height: 640 } });
			const visitor = visitorOf({ origin: baseURL ?? "" });
			const order = (await orderBy(visitor, `${language}/tickets/order?standard=2`)).headers.get("location") ?? "";
			for (const address of oneIn(2, [...PAGES, order.replace(language, "")])) {
				await page.goto(language + address);
				expect([address, ...(await measured(page))]).toEqual([address, `${size}px`, 0, []]);
			}
		} finally {
			await browser.close();
		}
	});
}

function measured(page: Page) {
	return page.evaluate(() => {
		const root = document.documentElement;
		const cut = [...document.querySelectorAll<HTMLElement>("main *, body > header *")].filter(
			(element) =>
				element.checkVisibility() &&
				getComputedStyle(element).overflowX !== "visible" &&
				element.clientWidth > 1 &&
				element.scrollWidth > element.clientWidth + 1 &&
				!element.matches("input, select") &&
				// Elements with a scroll bar are not cut off, nor are the agenda grid's headings, which follow it.
				!element.closest(".hero-ground, dialog, [tabindex='0'], .timetable-heads") &&
				// A phone scrolls sideways through home's workshops.
				!element.matches(".workshop-row"),
		);
		return [getComputedStyle(root).fontSize, root.scrollWidth - root.clientWidth, cut.map((element) => element.outerHTML.slice(0, 80))];
	});
}
