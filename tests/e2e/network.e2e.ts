import type { Locator, Page } from "playwright/test";
import { expect, hydrated, signIn, test } from "../support/browser.ts";
import { oneIn } from "../support/length.ts";
import { ADMIN } from "../support/running-site.ts";
import { event } from "../support/summit/event.ts";

test.use({ provoked: /ERR_FAILED|NS_ERROR|Failed to fetch|status of (422|500)|SyntaxError/ });

const UNSENT = "The site could not be reached. What you typed is still here.";

const loseNetwork = (page: Page) => page.route("**/*", (route) => route.abort("failed"));

test("a message that could not be sent keeps its input, and is sent once the network is back", async ({ page }) => {
	await page.goto("/contact?tier=business");
	await expect(page.locator("#contact")).toHaveAttribute("novalidate");
	await page.getByLabel("Name").fill("Ana");
	await page.getByRole("main").getByLabel("Email address", { exact: true }).fill("ana@example.com");
	await loseNetwork(page);
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("alert")).toContainText(UNSENT);
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("Name")).toHaveValue("Ana");
	await expect(page.getByLabel("Subject")).toHaveValue("Ticket: Business");
	await page.unroute("**/*");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page).toHaveURL("/contact?sent=1");
});

test("a subscription that could not be sent keeps its input, on any page", async ({ page }) => {
	await page.goto("/venue");
	await expect(page.locator("#footer-newsletter")).toHaveAttribute("novalidate");
	const footer = page.getByRole("contentinfo");
	await footer.getByLabel("Email address").fill("lost@example.com");
	await loseNetwork(page);
	await footer.getByRole("button", { name: "Subscribe" }).click();
	await expect(footer.getByRole("alert")).toHaveText(UNSENT);
	await expect(footer.getByLabel("Email address")).toHaveValue("lost@example.com");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.venue ?? "");
});

test("a failed sign-in without network keeps name and password", async ({ page }) => {
	await page.goto("/admin/login");
	await expect(page.locator("#login")).toHaveAttribute("novalidate");
	await page.getByLabel("Username").fill(ADMIN.username);
	await page.getByLabel("Password").fill(ADMIN.password);
	await loseNetwork(page);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toContainText(UNSENT);
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.locator(".toast p")).toHaveText(["Login failed", UNSENT]);
	await expect(page.getByLabel("Password")).toHaveValue(ADMIN.password);
});

test("an entry that could not be saved keeps its input and messages, and is saved once the network is back", async ({ page }) => {
	await signIn(page, ADMIN);
	await expect(page).toHaveURL("/admin");
	await page.goto("/admin/speakers/new");
	await hydrated(page, "#editor");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("alert")).toContainText("Name: This field is required.");
	await page.getByLabel("Name").fill("Ana Ruiz");
	await page.getByText("Upload a new picture").click();
	const file = page.getByRole("button", { name: "File", exact: true });
	await file.setInputFiles({ name: "ana.png", mimeType: "image/png", buffer: Buffer.from("a picture") });
	await loseNetwork(page);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("alert")).toContainText(UNSENT);
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("Name")).toHaveValue("Ana Ruiz");
	expect(await file.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe("ana.png");
	await page.unroute("**/*");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("alert")).toContainText("Company: This field is required.");
	await expect(page.getByRole("alert")).not.toContainText(UNSENT);
});

test("a failed sign-out without network shows an error and stays on the page", async ({ page }) => {
	await signIn(page, ADMIN);
	await expect(page).toHaveURL("/admin");
	await page.goto("/admin/speakers");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await hydrated(page, "body");
	await loseNetwork(page);
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page.getByRole("alert")).toContainText("Logout failed");
	await expect(page.getByRole("alert")).toContainText("Failed to logout. Please try again.");
	await expect(page).toHaveURL("/admin/speakers");
	await page.unroute("**/*");
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL("/admin/login");
	await expect(page.getByRole("status").filter({ hasText: "Logged out" })).toBeVisible();
});

async function filter(main: Locator, summary: string, name: string, label: string) {
	await main.locator("summary", { hasText: summary }).click();
	await main.getByRole("combobox", { name, exact: true }).selectOption({ label });
}

const LISTS: [address: string, choose: (main: Locator) => Promise<void>, words: string][] = [
	["/workshops", (main) => filter(main, "Filters", "Category", "Business"), "Failed to fetch workshops"],
	["/agenda", (main) => main.getByRole("link", { name: /^Day 2/ }).click(), "Failed to fetch day 2 agenda"],
	["/agenda?view=grid", (main) => filter(main, "Filters", "Session type", "Keynote"), "Failed to fetch day 1 agenda"],
	["/news", (main) => filter(main, "Filters", "Category", "Business"), "Failed to fetch news"],
	["/regions", (main) => main.getByRole("link", { name: "Latin America" }).first().click(), "Failed to fetch regions"],
	["/search?q=water", (main) => main.getByRole("search").getByRole("button").click(), "Failed to fetch search results"],
	[
		"/agenda/what-the-first-year-costs",
		async (main) => {
			await main.locator("summary", { hasText: "Times" }).click();
			await main.getByRole("button", { name: "Show times" }).click();
		},
		"Failed to fetch this page",
	],
	["/", (main) => filter(main.locator("#workshops"), "Filters", "Workshop category", "Business"), "Failed to fetch workshops"],
	["/", (main) => main.locator("#agenda").getByRole("link", { name: "Day 2" }).click(), "Failed to fetch agenda"],
	["/", (main) => filter(main.locator("#speakers"), "Filters", "Group", "Nordic"), "Failed to fetch speakers"],
	["/es/speakers", (main) => filter(main, "Filtros", "Grupo", "Países nórdicos"), "No se pudieron cargar los ponentes"],
	["/sv/agenda", (main) => main.getByRole("link", { name: /^Dag 2/ }).click(), "Det gick inte att hämta programmet för dag 2"],
];

for (const [address, choose, words] of oneIn(3, LISTS)) {
	test(`a choice that cannot be fetched leaves ${address} as it is and says: ${words}`, async ({ page }) => {
		await page.goto(address);
		await hydrated(page, "body");
		const main = page.getByRole("main");
		const contents = () => main.locator("h1, h2, h3").allInnerTexts();
		const [title, shown] = [await page.title(), await contents()];
		await loseNetwork(page);
		await choose(main);
		const notice = main.getByRole("alert");
		await expect(notice).toContainText(words);
		await expect(notice).toBeFocused();
		await expect(notice).toBeInViewport({ ratio: 1 });
		expect([await page.title(), await contents()]).toEqual([title, shown]);
	});
}

test("hovering over a link without network leaves the page as it is", async ({ page }) => {
	await page.goto("/speakers");
	await hydrated(page, "body");
	await page.evaluate(() => Object.assign(window, { isSame: true }));
	await loseNetwork(page);
	const failed = page.waitForEvent("requestfailed");
	await page.getByRole("main").locator("article h2 a").first().hover();
	await failed;
	await page.evaluate(() => new Promise((done) => setTimeout(done)));
	expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

for (const [language, words] of [
	["", "The site could not be reached. Check your connection and try again."],
	["/sv", "Webbplatsen gick inte att nå. Kontrollera din uppkoppling och försök igen."],
] as const) {
	test(`a navigation that fails from ${language}/practical is not reported as an error of the site`, async ({ page }) => {
		await page.goto(`${language}/practical`);
		await hydrated(page, "body");
		await page.route(/\.data/, (route) => route.abort("failed"));
		await page.locator(`footer a[href="${language}/venue"]`).click();
		await expect(page.getByRole("main")).toContainText(words);
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
	});
}

test("a list stays as filtered when the next result cannot be fetched, with an error in the organizer's language", async ({ page }) => {
	await signIn(page, ADMIN);
	await expect(page).toHaveURL("/admin");
	await page.goto("/admin/speakers?lng=es");
	await hydrated(page, "body");
	const rows = page.getByRole("main").locator("tbody tr");
	const shown = await rows.allInnerTexts();
	await page.route(/\.data/, (route) => route.abort("failed"));
	await page.getByRole("main").getByRole("searchbox").fill("ana");
	await page.getByRole("main").getByRole("searchbox").press("Enter");
	const notice = page.getByRole("main").getByRole("alert");
	await expect(notice).toContainText("No se pudo cargar esta página");
	await expect(notice).toBeFocused();
	expect(await rows.allInnerTexts()).toEqual(shown);
	await page.unroute(/\.data/);
	await notice.getByRole("link").click();
	await expect(page).toHaveURL(/q=ana/);
	await expect(notice).toHaveCount(0);
	await expect.poll(() => rows.count()).toBeLessThan(shown.length);

	await page.route(/\.data/, (route) => route.abort("failed"));
	await page.locator("nav a[href='/admin/partners']").click();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page.getByRole("main")).toContainText("No se pudo conectar con el sitio.");
	await expect(page.getByRole("link", { name: "Intentar de nuevo" })).toHaveAttribute("href", "/admin/partners");
});

test("after a server error the page stays, names the list as the server does, and shows the choice once it can be fetched", async ({ page }) => {
	await page.goto("/news");
	await hydrated(page, "body");
	const articles = page.getByRole("main").locator("article");
	const count = await articles.count();
	await page.route(/\.data/, (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "The database is gone" }));
	await filter(page.getByRole("main"), "Filters", "Category", "Business");
	const notice = page.getByRole("main").getByRole("alert");
	await expect(notice).toContainText("Failed to fetch news");
	await expect(articles).toHaveCount(count);
	await notice.getByRole("link", { name: "Try again" }).click();
	await expect(notice).toBeFocused();
	await page.unroute(/\.data/);
	await notice.getByRole("link", { name: "Try again" }).click();
	await expect(page).toHaveURL("/news?category=business");
	await expect(page.getByLabel("Category")).toHaveValue("business");
	await expect(notice).toHaveCount(0);
	await expect(page.getByRole("main")).toBeFocused();
});
