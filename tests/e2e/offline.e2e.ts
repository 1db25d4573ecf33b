import { createHash } from "node:crypto";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { expect, hydrated, test, violations } from "../support/browser.ts";
import { sql, visitorOf } from "../support/http.ts";
import { IS_LONG } from "../support/length.ts";
import { addMeeting, offerMeetings, takePart } from "../support/meetings.ts";
import { addPaidTickets, orderBy } from "../support/orders.ts";
import { chooseFilter } from "./choose-filter.ts";

test.use({ ownSite: true, serviceWorkers: "allow", provoked: /ERR_INTERNET_DISCONNECTED|status of 503|ERR_FAILED|code \(404\)|status of (404|410)/ });

const WORKER = "/service-worker.js";
const MAX_BYTES = 5_000_000;

/** Once the worker controls the page, everything around the first page is cached. */
const isReady = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active));

const keptAddresses = (page: Page) =>
	page.evaluate(async () => {
		const names = await caches.keys();
		const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
	});

const notice = (page: Page) => page.getByRole("complementary", { name: /No connection|Sin conexión|Ingen anslutning/ });

test("after one visit of the agenda, sessions, speakers and venue are readable offline, each with its age", async ({ page, context }) => {
	test.slow();
	await page.goto("/sv/agenda");
	await isReady(page);
	await page.reload();
	await hydrated(page, "body");
	await page
		.getByRole("button", { name: /^Lägg till i mitt program/ })
		.first()
		.click();
	await expect
		.poll(() => page.evaluate(async () => (await (await caches.open("pages-1")).keys()).some(({ url }) => url.includes("/my-agenda.data"))))
		.toBe(true);
	await context.setOffline(true);

	await page.locator("main").getByRole("link", { name: "Dag 2" }).click();
	await expect(page).toHaveURL("/sv/agenda?day=2");
	await expect(notice(page)).toContainText(/Ingen anslutning\. Den här kopian av sidan är från \d+ \w+ kl\. \d\d:\d\d\./);
	await page.locator("main .session-row:has(.session-speakers) h4 a").first().click();
	await expect(page).toHaveURL(/\/sv\/(agenda|workshops)\/[\w-]+$/);
	await expect(notice(page)).toBeVisible();
	await page.locator('main a[href^="/sv/speakers/"]').first().click();
	await expect(page).toHaveURL(/\/sv\/speakers\/[\w-]+$/);
	await expect
		.poll(() =>
			page
				.locator("main picture img")
				.first()
				.evaluate((image: HTMLImageElement) => image.currentSrc),
		)
		.toMatch(/-\d+\.avif$/);
	expect(
		await page
			.locator("main picture img")
			.first()
			.evaluate((image: HTMLImageElement) => image.naturalWidth),
	).toBeGreaterThan(0);
	expect(await violations(page)).toEqual([]);
	await page.goto("/sv/my-agenda");
	await expect(notice(page)).toBeVisible();
	await expect(page.locator("main ol > li")).toHaveCount(1);
	await page.goto("/sv/agenda");
	await hydrated(page, "body");
	await page
		.getByRole("button", { name: /^Lägg till i mitt program/ })
		.nth(1)
		.click();
	await page.goto("/sv/my-agenda");
	await expect(page.getByRole("heading", { level: 2, name: "Du måste vara uppkopplad för att se ditt program" })).toBeVisible();
	await expect(page).toHaveURL("/sv/my-agenda");
	for (const path of ["/sv/venue", "/sv/practical", "/sv/workshops", "/sv"]) {
		await page.goto(path);
		await expect(notice(page)).toBeVisible();
		await expect(page.getByRole("contentinfo")).toBeVisible();
	}
	await page.goto("/sv/agenda?type=keynote&zone=Europe/Stockholm");
	await expect(page).toHaveURL("/sv/agenda#offline-without-filters");
	await expect(notice(page)).toContainText("Filter, sökningar och andra tidszoner behöver anslutning");
	await page.goto("/sv/agenda?day=2&view=grid");
	await expect(page).toHaveURL("/sv/agenda?day=2#offline-without-grid");
	await expect(notice(page)).toContainText("Schemat behöver anslutning");
	await expect(notice(page)).not.toContainText("Filter", { useInnerText: true });
	expect(await violations(page)).toEqual([]);

	await page.goto("/es/tickets");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sin conexión");
	await expect(page.getByRole("main").getByRole("listitem").getByRole("link").first()).toHaveAttribute("hreflang", "sv");
	await page.goto("/sv/tickets");
	await expect(page.locator("header img")).toHaveJSProperty("naturalWidth", 64);
	await expect(page.getByRole("main").getByRole("listitem").getByRole("link").first()).toHaveText("Startsida");
	expect(await page.evaluate(() => document.fonts.check("16px 'Instrument Sans'"))).toBe(true);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ingen anslutning");
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await violations(page)).toEqual([]);
	}
	await page.getByRole("main").getByRole("link", { name: "Lokalen" }).click();
	await expect(page).toHaveURL("/sv/venue");
	await expect(notice(page)).toBeVisible();
	await hydrated(page, "body");

	await context.setOffline(false);
	await page.getByRole("contentinfo").getByRole("link", { name: "Talare" }).click();
	await expect(page).toHaveURL("/sv/speakers");
	await expect(notice(page)).toHaveCount(0);
	const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage as number);
	expect(usage).toBeGreaterThan(100_000);
	expect(usage).toBeLessThan(MAX_BYTES);
});

test("offline, another group leaves the speakers as they are, and the site says that it could not fetch them", async ({ page, context }) => {
	await page.goto("/about");
	await isReady(page);
	await page.reload();
	await hydrated(page, "body");
	await page.getByRole("contentinfo").getByRole("link", { name: "Speakers" }).click();
	const cards = page.locator("main article");
	await expect(cards.first()).toBeVisible();
	const count = await cards.count();
	await context.setOffline(true);
	await chooseFilter(page, "Group", "Nordic");
	await expect(page.getByRole("main").getByRole("alert")).toContainText("Failed to fetch speakers");
	await expect(cards).toHaveCount(count);
	await context.setOffline(false);
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
	await expect(page).toHaveURL("/speakers?group=Nordic");
	await expect(page.getByLabel("Group")).toHaveValue("Nordic");
	expect(await cards.count()).toBeLessThan(count);
});

test("the admin area and uncacheable pages are not stored", async ({ page }) => {
	await page.goto("/");
	await isReady(page);
	expect(await keptAddresses(page)).toEqual([]);
	for (const path of ["/admin/login", "/api/speakers", "/contact", "/agenda", "/admin/login"]) await page.goto(path);
	await page.goto("/contact");
	// The home page is cached last.
	await expect.poll(async () => (await keptAddresses(page)).includes("/")).toBe(true);
	const kept = await keptAddresses(page);
	expect(kept).toEqual(expect.arrayContaining(["/agenda", "/agenda?day=2", "/speakers", "/venue", "/workshops", "/practical"]));
	expect(
		kept.filter((address) => !/^\/(assets\/|pictures\/|$|(agenda|speakers|workshops|venue|practical|my-agenda)(\/[\w-]+)?(\?day=\d)?$)/.test(address)),
	).toEqual([]);
});

test("nothing is stored when the visitor saves data", async ({ page, context }) => {
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
	const ready = page.waitForFunction(() => "__remixRouter" in window);
	await page.goto("/agenda");
	await ready;
	expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
	expect(await keptAddresses(page)).toEqual([]);
});

test.describe("a proxy in front", () => {
	/** Overrides the worker's script; undefined responds with 404, null passes the request on. */
	let worker: string | undefined | null;
	/** Requested Spanish entries, and a promise that their responses wait for. */
	let entries: string[];
	let release: Promise<void> | undefined;
	let proxy: Server | undefined;
	let origin = "";

	test.beforeEach(async ({ site }) => {
		worker = null;
		entries = [];
		release = undefined;
		const server = createServer(async (asked, answer) => {
			if (asked.url === WORKER && worker !== null) {
				answer.writeHead(worker === undefined ? 404 : 200, { "Content-Type": "text/javascript" }).end(worker);
				return;
			}
			if (/^\/es\/\w+\/[\w-]+$/.test(asked.url ?? "")) {
				entries.push(asked.url ?? "");
				await release;
			}
			const passed = request(site.origin + asked.url, { method: asked.method, headers: asked.headers }, (made) => {
				answer.writeHead(made.statusCode ?? 500, made.headers);
				made.pipe(answer);
			});
			asked.pipe(passed);
		});
		proxy = server;
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	test.afterEach(() => {
		proxy?.closeAllConnections();
		proxy?.close();
	});

	const registrations = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

	test("a new version takes over without reloading the open page", async ({ page, site }) => {
		await page.goto(`${origin}/venue`);
		await hydrated(page, "body");
		await isReady(page);
		worker = `${await (await fetch(site.origin + WORKER)).text()}\n// Another version.`;
		let loads = 0;
		page.on("load", () => {
			loads += 1;
		});
		await page.reload();
		await page.evaluate(async () => {
			const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
			await (await navigator.serviceWorker.ready).update();
			const registration = await navigator.serviceWorker.ready;
			if (registration.installing || registration.waiting) await changed;
		});
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect([await registrations(page), loads]).toEqual([1, 1]);
	});

	async function expectEnd(page: Page): Promise<void> {
		await expect.poll(() => keptAddresses(page)).toEqual([]);
		await page.goto(`${origin}/venue`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect.poll(() => registrations(page)).toBe(0);
	}

	test("the worker that unregisters itself deletes every cache, without waiting for the old one to fill its cache", async ({ page, site }) => {
		await page.goto(`${origin}/agenda`);
		await isReady(page);
		expect((await keptAddresses(page)).length).toBeGreaterThan(10);
		const held = Promise.withResolvers<void>();
		release = held.promise;
		await page.goto(`${origin}/es/agenda`);
		await expect.poll(() => entries.length).toBeGreaterThan(0);
		worker = await (await fetch(`${site.origin}/service-worker-retired.js`)).text();
		await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
		await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(true);
		const asked = entries.length;
		held.resolve();
		await expectEnd(page);
		expect(entries.length).toBe(asked);
	});

	test("a site without a worker unregisters the existing one", async ({ page }) => {
		test.skip(!IS_LONG, "ends as the worker that gives up");
		await page.goto(`${origin}/agenda`);
		await isReady(page);
		expect((await keptAddresses(page)).length).toBeGreaterThan(10);
		worker = undefined;
		// Pages of another language are not cached yet, so the worker checks for a new version.
		await page.goto(`${origin}/es/agenda`);
		await expectEnd(page);
	});
});

test("attendees' names that cannot be sent stay on the order's page, in the first form that is sent from it", async ({ page, context, site }) => {
	const order = (await orderBy(visitorOf(site), "/tickets/order?business=2")).headers.get("location") ?? "";
	await page.goto(order);
	await isReady(page);
	await page.reload();
	await hydrated(page, "#tickets form");
	await page.waitForLoadState("networkidle");
	const name = page.locator("#tickets [name^='name.']").first();
	await page.locator("#tickets summary").first().click();
	await name.fill("Bo Ek");
	await context.setOffline(true);
	await page.locator("#tickets form button").first().click();
	await expect(page.locator("main [data-error-summary]:focus")).toContainText("could not be reached");
	await expect(name).toHaveValue("Bo Ek");
	await context.setOffline(false);
	await page.locator("#tickets form button").first().click();
	await expect(page).toHaveURL(`${order}?done=names#tickets`);
	await expect(name).toHaveValue("Bo Ek");
});

test("a ticket that its holder chose to keep opens offline with its meetings, and no other page of an order does", async ({ page, context, site }) => {
	const secrets = ["kept-by-me-1234567890", "kept-by-nobody-1234567"];
	addPaidTickets(site, { code: "ACDEFGHJ", secrets });
	offerMeetings(site);
	const [own = 0, other = 0] = ["Åsa Öberg", "Luz Vega"].map((name, index) => takePart(site, { secret: secrets[index] as string, name }));
	addMeeting(site, own, other);
	const address = "/sv/t/kept-by-me-1234567890";
	await page.goto(address);
	await isReady(page);
	expect(await keptAddresses(page)).toEqual([]);
	await page.getByRole("button", { name: "Spara biljetten i telefonen" }).click();
	await expect(page.getByText("Sparad i telefonen. Den går att öppna utan nät.")).toBeVisible();
	expect((await keptAddresses(page)).filter((kept) => !kept.startsWith("/assets/"))).toEqual([address]);
	await context.setOffline(true);
	await page.goto(address);
	await expect(notice(page)).toBeVisible();
	await hydrated(page, "body");
	await expect(page.getByRole("img", { name: "Biljettens QR-kod" })).toBeVisible();
	await expect(page.getByRole("main")).toContainText("Åsa Öberg");
	await expect(page.getByRole("region", { name: "Möten" })).toContainText("Luz Vega, Luz Vega AB");
	expect(await page.evaluate(() => document.fonts.check("16px 'Instrument Sans'"))).toBe(true);
	expect(await violations(page)).toEqual([]);
	await page.goto("/sv/orders");
	await page.getByRole("link", { name: "Biljett" }).click();
	await expect(page).toHaveURL(address);
	await hydrated(page, "body");
	await page.getByRole("button", { name: "Ta bort den från telefonen" }).click();
	await expect(page.getByRole("button", { name: "Spara biljetten i telefonen" })).toBeVisible();
	expect(await keptAddresses(page)).toEqual([]);

	await context.setOffline(false);
	await page.goto(address);
	await hydrated(page, "body");
	await page.getByRole("button", { name: "Spara biljetten i telefonen" }).click();
	await expect.poll(() => keptAddresses(page)).toContain(address);
	await page.goto("/sv/my-agenda");
	await expect(page.getByRole("link", { name: "Luz Vega, Luz Vega AB" })).toHaveAttribute("href", `${address}/meetings`);
	sql(site, "UPDATE ticket SET secret = 'somebody-elses' WHERE secret = 'kept-by-me-1234567890'");
	const hash = createHash("sha256").update("kept-by-me-1234567890").digest("base64url");
	sql(
		site,
		"INSERT INTO revoked_secret (hash, ticket_id, reason, revoked_at) SELECT ?, id, 'reassigned', '2025-11-19T08:00:00.000Z' FROM ticket WHERE secret = 'somebody-elses'",
		hash,
	);
	expect((await page.goto(address))?.status()).toBe(410);
	await expect.poll(async () => (await keptAddresses(page)).filter((kept) => kept.includes("/t/"))).toEqual([]);
});
