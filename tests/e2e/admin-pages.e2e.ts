import type { Page } from "playwright/test";
import { expect, expectSound, hydrated, otherBrowser, overflow, test } from "../support/browser.ts";
import { sql, visitorOf } from "../support/http.ts";
import { IS_LONG, oneIn, times } from "../support/length.ts";
import { addOrder } from "../support/orders.ts";
import { picture } from "../support/pictures.ts";

test.use({ ownSite: true, signedIn: true, provoked: /status of (401|404|422)/ });

const KINDS = [
	"/admin",
	"/admin/nothing",
	"/admin/account",
	"/admin/agenda",
	"/admin/settings/event",
	"/admin/settings/event/texts",
	"/admin/orders/new",
	"/admin/settings/selling",
	"/admin/search?q=ana",
	"/admin/check-in",
	"/admin/write",
	"/admin/meetings",
	"/admin/pictures/new",
	"/admin/speakers/import",
	"/admin/tickets",
];
/** Built from the same parts; axe checks them in `npm run test:long` only. */
const ALIKE = [
	"/admin/messages?state=all&q=zzz",
	"/admin/pages/about",
	"/admin/speakers/order",
	"/admin/attendees",
	"/admin/agenda/what-the-first-year-costs",
	"/admin/settings/event/disruption/postponed",
	"/admin/settings/event/sales",
	"/admin/settings/event/practical",
	"/admin/settings/event/status",
	"/admin/account/second-factor",
	"/admin/agenda?q=coffee",
	"/admin/codes",
	"/admin/codes/new",
	"/admin/faq",
	"/admin/legal/terms",
	"/admin/mail",
	"/admin/news",
	"/admin/news/programme-announced",
	"/admin/orders",
	"/admin/payments/refunds",
	"/admin/payments/statement",
	"/admin/payments",
	"/admin/workshop-lists",
	"/admin/partners",
	"/admin/partners/new",
	"/admin/settings/privacy",
	"/admin/regions",
	"/admin/regions/nordic",
	"/admin/speakers/astrid-lindqvist",
	"/admin/tickets/new",
	"/admin/settings/team",
	"/admin/settings/team/new",
	"/admin/settings/team/second-factor",
	"/admin/workshops",
	"/admin/workshops/hear-the-leak",
];

async function openWhole(page: Page, path: string): Promise<void> {
	await page.goto(path);
	for (const summary of await page.locator("fieldset details > summary:visible").all()) await summary.click();
}

const LOOKED_AT = IS_LONG ? [...KINDS, ...ALIKE] : KINDS;
/** Several in each browser, as a new one has to load everything again. */
const PAGES_EACH = times(5, 1);

for (let first = 0; first < LOOKED_AT.length; first += PAGES_EACH) {
	const paths = LOOKED_AT.slice(first, first + PAGES_EACH);
	test(`pages are accessible and fit: ${paths.join(", ")}`, async ({ page }) => {
		for (const path of paths) {
			await openWhole(page, path);
			await expectSound(page, path);
		}
	});
}

/** At most so many words, with one option of each choice. */
const WORDS = {
	"/admin/orders/new": 150,
	"/admin/settings/selling": 120,
	"/admin/settings/team/new": 90,
	"/admin/settings/privacy": 100,
	"/admin/workshops/new": 150,
};

test("forms explain themselves in few words", async ({ page }) => {
	const long: [string, number][] = [];
	for (const [path, most] of Object.entries(WORDS)) {
		await page.goto(path);
		const words = await page.getByRole("main").evaluate((main) => {
			const wordsIn = (element: HTMLElement) => element.innerText.split(/\s+/).filter(Boolean).length;
			const others = [...main.querySelectorAll("select")].flatMap((select) => [...select.options].filter((option) => !option.selected));
			return wordsIn(main as HTMLElement) - others.reduce((sum, option) => sum + wordsIn(option), 0);
		});
		if (words > most) long.push([path, words]);
	}
	expect(long).toEqual([]);
});

test("pages made of the same parts fit a phone", async ({ page }) => {
	test.skip(IS_LONG, "each of them is looked at above");
	await page.setViewportSize({ width: 320, height: 800 });
	for (const path of oneIn(2, ALIKE)) {
		await openWhole(page, path);
		expect([path, await overflow(page)]).toEqual([path, 0]);
	}
});

test("on a phone without scripts, header and navigation take at most 112 px, and the drawer leads everywhere", async ({ browser, baseURL }) => {
	const phone = await otherBrowser(browser, baseURL);
	await phone.setViewportSize({ width: 390, height: 844 });
	const heightOf = async (selector: string) => (await phone.locator(selector).first().boundingBox())?.height ?? Number.NaN;
	expect((await heightOf("header")) + (await heightOf("nav[aria-label=Shortcuts]"))).toBeLessThanOrEqual(112);
	await phone.getByRole("button", { name: "Menu" }).click();
	const drawer = phone.locator("#admin-menu");
	await expect(drawer.getByRole("link")).toHaveCount(30);
	await drawer.getByRole("link", { name: "Legal texts" }).click();
	await expect(phone).toHaveURL("/admin/legal");
	await phone.close();
});

test("the login with an error is accessible and fits", async ({ page, context }) => {
	await context.clearCookies();
	await page.goto("/admin/login");
	await hydrated(page, "#login");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expectSound(page);
});

test("a user's page and the confirmation before disabling one are accessible and fit", async ({ page }) => {
	await page.goto("/admin/settings/team");
	await page.getByRole("main").getByRole("row").getByRole("link").first().click();
	await expect(page).toHaveURL(/team\/./);
	await expectSound(page);
	await page.goto(`${page.url()}/disabled`);
	await expectSound(page);
});

test("a discount code's page and the confirmation before canceling orders are accessible and fit", async ({ page, site }) => {
	sql(site, "INSERT INTO discount_code (id, percent, tiers) VALUES ('PRESS26', 100, '[]')");
	addOrder(site, { code: "ACDEFGHJ", attendees: ["Åsa Öberg"] });
	for (const path of ["/admin/codes/PRESS26", "/admin/orders/cancel?id=ACDEFGHJ"]) {
		await page.goto(path);
		await expect(page).toHaveURL(path);
		await expectSound(page, path);
	}
});

test("unassigned statement lines with long words, and the actions on them and on an underpaid order, are accessible and fit", async ({ page, site }) => {
	const code = "ACDEFGHK";
	addOrder(site, { code });
	sql(
		site,
		"INSERT INTO payment (order_id, method, state, amount, created_at) SELECT id, 'bank', 'pending', 100, '2025-01-01T00:00:00.000Z' FROM \"order\" WHERE code = ?",
		code,
	);
	sql(
		site,
		"INSERT INTO statement_line (id, hash, occurrence, state, date, currency, name, reference, taken_at) VALUES (7, 'h', 1, 'unassigned', '1/2/26', 'USD', ?, ?, '')",
		"Donaudampfschifffahrt".repeat(4),
		"Überweisung".repeat(20),
	);
	const lines = "/admin/payments";
	for (const path of ["/admin/payments/statement", lines, `${lines}/lines/7/assign`, `${lines}/lines/7/dismiss`, `/admin/orders/${code}/difference`]) {
		await page.goto(path);
		await expect(page.getByRole("main")).toContainText(path.includes(code) ? "$597.00 USD is missing." : "Donaudampfschifffahrt");
		await expectSound(page, path);
	}
	await page.goto(`/admin/orders/${code}`);
	await page.getByText("More actions").click();
	await expectSound(page, "an order and its menu");
});

test("messages and subscribers with long words are accessible and fit", async ({ page, baseURL }) => {
	const visitor = visitorOf({ origin: baseURL as string });
	await visitor.post("/contact", { name: "Åsa Öberg", email: "asa@example.com", subject: "Donaudampfschifffahrt".repeat(6), message: "Hej!" });
	await visitor.post("/newsletter", { email: `${"long".repeat(15)}@${"company".repeat(6)}.example.com` });
	for (const path of ["/admin/subscribers", "/admin/messages"]) {
		await page.goto(path);
		await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
		await expectSound(page);
	}
	await page.getByRole("link", { name: /^Donau/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Donau/);
	await expectSound(page, "a message");
	await page.getByRole("link", { name: "Delete…" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Delete/);
	await expectSound(page, "before it is deleted");
});

test("the library with a picture is accessible and fits", async ({ page }) => {
	// Cropping a picture takes seconds on a busy machine.
	await page.goto("/admin/pictures/new");
	await hydrated(page, "#upload");
	for (const language of ["English", "Spanish", "Swedish"]) await page.getByLabel(language).fill("Two colors");
	await page.getByLabel("File").setInputFiles({ name: "Checked.png", mimeType: "image/png", buffer: await picture("png", 500, 700) });
	await page.getByRole("main").getByRole("button", { name: "Upload", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checked");
	await expectSound(page, "a picture");
	for (const path of [`${page.url()}/delete`, "/admin/pictures"]) {
		await page.goto(path);
		await expectSound(page);
	}
});

test("the preview of a ticket is accessible and fits", async ({ page }) => {
	await page.goto("/admin/tickets/business");
	await hydrated(page, "#editor");
	await page.getByRole("button", { name: "Swedish", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Preview: Swedish" })).toBeFocused();
	await expectSound(page);
});

test("a table that cannot be imported is accessible and fits", async ({ page }) => {
	await page.goto("/admin/speakers/import");
	await page.getByLabel("Or paste the table").fill("id,company,what\naino-virtanen,Changed,x\nkilla-huaman,,x\nnew-one,New,x");
	await page.getByRole("button", { name: "Check" }).click();
	await expect(page.getByText("2 lines with errors")).toBeVisible();
	await expectSound(page);
});
