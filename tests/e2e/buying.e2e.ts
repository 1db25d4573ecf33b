import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../support/browser.ts";
import { sql } from "../support/http.ts";
import { addPaidTickets } from "../support/orders.ts";

// The browser logs responses with 409 and 422.
test.use({ ownSite: true, viewport: { width: 360, height: 640 }, provoked: /409|422|500|ERR_FAILED|NS_ERROR|NetworkError|SyntaxError|^Error \(/ });

async function openForm(page: Page, query = "standard=2"): Promise<void> {
	await page.goto(`/tickets/order?${query}`);
	await hydrated(page, "#order");
}

async function fill(page: Page, email = "ana@example.com"): Promise<void> {
	await page.getByLabel("Your name").fill("Ana Ruiz");
	await page.locator("[name=buyerEmail]").fill(email);
	await page.getByLabel("I accept the").check();
}

const openCode = (page: Page) => page.locator("#order summary", { hasText: "Discount code" }).click();

const order = (page: Page) => page.locator("#order button").last();

/** Must be true before any later task of the page. */
const focusOnceDrawn = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<boolean>((resolve) => {
				new MutationObserver(() => {
					const summary = document.querySelector("[data-error-summary]");
					if (summary) resolve(document.activeElement === summary);
				}).observe(document.body, { subtree: true, childList: true });
			}),
	);

const REFUSALS = {
	"somebody was faster": "UPDATE ticket_tier SET capacity = 1 WHERE id = 'standard'",
	"the price is new": "UPDATE ticket_tier SET price = price + 1000 WHERE id = 'standard'",
};

for (const [reason, change] of Object.entries(REFUSALS)) {
	test(`when an error is rendered (${reason}), its summary takes the focus: the next tap orders nothing`, async ({ page, site }) => {
		await openForm(page);
		await fill(page);
		sql(site, change);
		const isFocused = focusOnceDrawn(page);
		await order(page).click();
		expect(await isFocused).toBe(true);
		await expect(page.getByRole("alert")).toBeInViewport();
		sql(site, "UPDATE ticket_tier SET capacity = NULL, price = 29900 WHERE id = 'standard'");
	});
}

test("an order's page opens at its top, and an error of a second order from the same browser is in view", async ({ page }) => {
	await openForm(page);
	await fill(page);
	await order(page).click();
	await expect(page).toHaveURL(/\/orders\/\w{8}\/[\w-]{32}$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);

	await openForm(page);
	await fill(page);
	const isFocused = focusOnceDrawn(page);
	await order(page).click();
	expect(await isFocused).toBe(true);
	await expect(page.getByRole("alert")).toBeInViewport();
});

test("repricing and Enter in the code's field neither validate the other fields nor place the order", async ({ page, site }) => {
	sql(site, "INSERT OR IGNORE INTO discount_code (id, percent) VALUES ('FRIENDS', 35)");
	await openForm(page, "");
	await page.getByRole("button", { name: "One more: Business" }).click();
	await expect(order(page)).toHaveText("Reserve for $599.00 USD");
	await expect(order(page)).toBeInViewport({ ratio: 1 });
	await openCode(page);
	await page.getByLabel("Discount code").fill("FRIENDS");
	await page.getByLabel("Discount code").press("Enter");
	await expect(page.getByText("Code FRIENDS: 35% off each ticket.")).toBeInViewport();
	await expect(order(page)).toHaveText("Reserve for $389.35 USD");
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page).toHaveURL(/\/tickets\/order\??$/);
});

test("input stays after reading the terms, going back, a reload, another language, a failed price request, or an order that was not sent", async ({
	page,
	context,
}) => {
	const inLanguage = (language: string) => page.locator(`a[hreflang=${language}]`).first().dispatchEvent("click");
	await openForm(page, "business=2");
	await fill(page);
	await page.locator("[name='attendee.1.name']").fill("Bo Berg");
	const [terms] = await Promise.all([context.waitForEvent("page"), page.locator("#order").getByRole("link", { name: /terms/ }).click()]);
	await expect(terms).toHaveURL("/terms");
	await terms.close();
	await page.getByRole("banner").getByRole("link", { name: /LATAM/ }).first().click();
	await expect(page).toHaveURL("/");
	await page.goBack();
	await expect(page.getByLabel("Your name")).toHaveValue("Ana Ruiz");
	await expect(page.locator("[name='attendee.1.name']")).toHaveValue("Bo Berg");
	await expect(page.getByLabel("I accept the")).toBeChecked();
	for (const leave of [() => page.reload(), () => inLanguage("es"), () => inLanguage("en")]) {
		await leave();
		await expect(page.locator("[name=buyerName]")).toHaveValue("Ana Ruiz");
		await expect(page.locator("[name='attendee.1.name']")).toHaveValue("Bo Berg");
	}
	await page.route("**/tickets/order.data*", (route) => route.fulfill({ status: 500, body: "no database" }));
	await order(page).click();
	await expect(page.getByRole("alert").filter({ hasText: "Something went wrong on our side. What you typed is still here" })).toBeFocused();
	await page.unroute("**/tickets/order.data*");
	await page.route("**/*", (route) => route.abort("failed"));
	await page.getByRole("button", { name: "One more: Business" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "could not be reached" })).toBeInViewport();
	await order(page).click();
	await expect(page.getByRole("alert").filter({ hasText: "could not be reached" }).first()).toBeFocused();
	await expect(page.getByLabel("Your name")).toHaveValue("Ana Ruiz");
	await expect(page.locator("[name='attendee.1.name']")).toHaveValue("Bo Berg");
});

test("with one ticket, total and button are always in view on a phone, cover no focused field, and clashes are marked at once", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openForm(page, "business=1");
	const [name, bar] = [await page.getByLabel("Your name").boundingBox(), await page.locator(".order-bar").boundingBox()];
	expect((name?.y ?? 740) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
	await page.setViewportSize({ width: 360, height: 640 });
	for (const summary of await page.locator("#order summary").all()) await summary.click();
	await page.locator("#order input:not([type=hidden])").first().focus();
	const covered: string[] = [];
	for (let tabs = 0; tabs < 40; tabs++) {
		await page.keyboard.press("Tab");
		const name = await page.evaluate(() => {
			const focused = document.activeElement as HTMLInputElement;
			const bar = document.querySelector(".order-bar") as HTMLElement;
			const isBelow = focused.form?.id === "order" && !bar.contains(focused) && focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
			const isOut = focused.form?.id === "order" && bar.getBoundingClientRect().bottom > innerHeight;
			return isBelow || isOut ? focused.name : "";
		});
		if (name) covered.push(name);
	}
	expect(covered).toEqual([]);

	await page.route("**/tickets/order.data*", (route) => route.abort("failed"));
	const clashing = page.locator("#order li", { hasText: "At the same time as" });
	for (const workshop of ["hear-the-leak", "hands-in-the-soil"]) await page.locator(`#order [value=${workshop}]`).check();
	await expect(clashing).toHaveCount(2);
});

test("a misspelled email address is asked about, in view, and corrected with one tap", async ({ page, site }) => {
	await openForm(page, "business=1");
	await fill(page, "ana@gmial.con");
	const isFocused = focusOnceDrawn(page);
	await order(page).click();
	expect(await isFocused).toBe(true);
	await expect(page.getByText("did you mean ana@gmail.com?")).toBeInViewport();
	await page.getByRole("button", { name: "Correct" }).click();
	await expect(page).toHaveURL(/\/orders\/\w{8}\/[\w-]{32}$/);
	expect(sql(site, 'SELECT email FROM "order" ORDER BY id DESC LIMIT 1')).toEqual([{ email: "ana@gmail.com" }]);
});

test("registering for the last workshop of a long list keeps the result in view", async ({ page, site }) => {
	const secret = "abcdefgh".repeat(3).slice(0, 22);
	addPaidTickets(site, { code: "SPOTSSS3", attendees: ["Ana Ruiz"], secrets: [secret] });
	await page.goto(`/t/${secret}/workshops`);
	await hydrated(page, "main form >> nth=0");
	const take = page
		.getByRole("main")
		.getByRole("button", { name: /^Register/ })
		.last();
	await take.click();
	await expect(page).toHaveURL(/done=registered/);
	const notice = page.getByRole("main").getByRole("status");
	await expect(notice).toBeFocused();
	await expect(notice).toBeInViewport();
});

test.describe("with the service worker", () => {
	// The first visit renders every page of a language.
	test.setTimeout(90_000);
	test.use({ serviceWorkers: "allow", provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch|NS_ERROR|NetworkError/ });

	test("an order that was not sent keeps its input, and is placed once the network is back", async ({ page, context }) => {
		await openForm(page, "business=2");
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.reload();
		await hydrated(page, "#order");
		await fill(page);
		await openCode(page);
		await page.getByLabel("Discount code").fill("NONE");
		await context.setOffline(true);
		await order(page).click();
		await expect(page.locator("#order [data-error-summary]")).toBeFocused();
		await expect(page.getByLabel("Your name")).toHaveValue("Ana Ruiz");
		await context.setOffline(false);
		await page.getByLabel("Discount code").fill("");
		await order(page).click();
		await expect(page).toHaveURL(/\/orders\/\w{8}\/[\w-]{32}$/);
	});
});
