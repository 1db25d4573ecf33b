import { expect, overflow, test } from "../support/browser.ts";
import { sql } from "../support/http.ts";
import { IS_LONG } from "../support/length.ts";
import { writeLongWords } from "../support/long-words.ts";
import { addPaidTickets } from "../support/orders.ts";
import { PAGES } from "./pages.ts";

test.use({ ownSite: true, viewport: { width: 320, height: 640 } });

const ADMIN_PAGES = [
	...["speakers", "agenda", "agenda?view=grid", "workshops", "tickets", "partners", "news", "faq", "rooms", "regions", "legal", "pages", "settings/activity"],
	...["orders", "attendees", "check-in", "messages", "pictures", "settings/team"],
].map((page) => `/admin/${page}`);

test.beforeAll(async ({ siteOf }, { file }) => {
	const site = await siteOf(file);
	// Runs again for each test of the file in the same worker.
	if (sql(site, `SELECT 1 FROM "order"`).length > 0) return;
	writeLongWords(site);
	const name = `Ana ${"m".repeat(90)}`;
	addPaidTickets(site, { code: "ACDEFGHJ", name, email: `${"m".repeat(60)}@example.com`, attendees: [name], secrets: ["of-the-long-name-123456789"] });
});

for (const part of [0, 1, 2]) {
	test(`with a word of 120 letters in each text, public pages fit a phone (${part + 1} of 3)`, async ({ page }) => {
		test.skip(!IS_LONG && part > 0, "one third; all in npm run test:long");
		const pages = [...PAGES, "/t/of-the-long-name-123456789"].filter((_, index) => index % 3 === part);
		const tooWide = [];
		for (const address of pages) {
			await page.setViewportSize({ width: 320, height: 640 });
			await page.goto(address);
			for (const width of [320, 360]) {
				await page.setViewportSize({ width, height: 640 });
				if ((await overflow(page)) > 0) tooWide.push(`${address} at ${width} px: ${await overflow(page)}`);
			}
		}
		expect(tooWide).toEqual([]);
	});
}

test.describe("organizers", () => {
	test.use({ signedIn: true });

	test("with a word of 120 letters in each text, lists fit a phone", async ({ page }) => {
		const tooWide = [];
		for (const address of ADMIN_PAGES) {
			await page.goto(address);
			if ((await overflow(page)) > 0) tooWide.push(`${address}: ${await overflow(page)}`);
		}
		expect(tooWide).toEqual([]);
	});
});
