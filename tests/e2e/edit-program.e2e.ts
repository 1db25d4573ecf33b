import { expect, hydrated, tabTo, test } from "../support/browser.ts";
import { inAll } from "../support/content.ts";
import { sql } from "../support/http.ts";
import { addRoom, addSession, addSpeaker } from "../support/insert.ts";
import { event } from "../support/summit/event.ts";

test.use({ ownSite: true, signedIn: true });

test("a session with two speakers is added by keyboard alone, and appears on the agenda", async ({ page, site }) => {
	addSpeaker(site, { id: "yrsa", name: "Yrsa" });
	addSpeaker(site, { id: "zenaida", name: "Zenaida" });
	addRoom(site, { id: "attic", name: inAll("Attic") });
	const title = "Keys only";
	await page.goto("/admin/agenda?day=2");
	await tabTo(page, page.getByRole("link", { name: "Add New Session", exact: true }));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/admin/agenda/new?day=2");
	await hydrated(page, "#editor");
	await expect(page.getByLabel("Day", { exact: true })).toHaveValue("2");

	const control = (name: string) => page.locator(`[name="${name}"]`);
	for (const [name, keys] of [
		["title.en", title],
		["startTime", "0715AM"],
		["endTime", "0745AM"],
		["roomId", "Attic"],
		["type", "Panel"],
		["speakerIds.0", "Yrsa"],
		["speakerIds.1", "Zenaida"],
	] as const) {
		await tabTo(page, control(name));
		await page.keyboard.type(keys);
	}
	await expect(control("speakerIds.1")).toHaveValue("zenaida");
	await expect(page.locator("[name^=speakerIds]")).toHaveCount(4);
	await tabTo(page, control("description.en"));
	await page.keyboard.type("Typed, never clicked.");
	await tabTo(page, page.getByRole("button", { name: "Save", exact: true }));
	await page.keyboard.press("Enter");

	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
	await expect(page.locator("[name^=speakerIds]")).toHaveCount(4);

	await page.getByRole("link", { name: "View on the website" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(page.locator("section[aria-labelledby=speakers-title] h3")).toHaveText(["Yrsa", "Zenaida"]);
	await expect(page.getByRole("complementary")).toContainText("07:15–07:45");
});

test("a free hour leads to a new session there, and Back to the timetable of that day", async ({ page, site }) => {
	addRoom(site, { id: "cellar", name: inAll("Cellar") });
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/admin/agenda");
	await page.getByRole("link", { name: /^Day 2/ }).click();
	await expect(page).toHaveURL("/admin/agenda?day=2");
	// The address changes before the timetable, and both days have such an hour.
	await page
		.locator('a[href*="day=2"]')
		.and(page.getByRole("link", { name: "Add New Session: Cellar, 13:00–14:00" }))
		.click();
	await hydrated(page, "#editor");
	await expect(page.getByLabel("Starts")).toHaveValue("13:00");
	await expect(page.getByLabel("Room", { exact: true })).toHaveValue("cellar");
	await page.getByRole("link", { name: "To the list" }).click();
	await expect(page).toHaveURL("/admin/agenda?day=2");
});

test("sessions are drawn to scale in the columns of their rooms", async ({ page, site }) => {
	for (const [id, endTime] of [
		["short", "09:45"],
		["longer", "10:00"],
		["longest", "10:30"],
	] as const) {
		addRoom(site, { id, name: inAll(id) });
		addSession(site, { id, title: inAll(`The ${id} of three`), date: event.startDate, startTime: "09:00", endTime, roomId: id });
	}
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/admin/agenda?day=1");
	const boxOf = async (id: string) =>
		(await page
			.locator(".timetable ol > li")
			.filter({ hasText: `The ${id} of three` })
			.boundingBox()) as { x: number; y: number; width: number; height: number };
	const [short, longer, longest] = [await boxOf("short"), await boxOf("longer"), await boxOf("longest")];
	expect(longest.y).toBeCloseTo(short.y, 0);
	expect(longest.y).toBeCloseTo(longer.y, 0);
	expect(new Set([short.x, longer.x, longest.x]).size).toBe(3);
	expect(longer.height).toBeGreaterThan(short.height);
	expect(longest.height).toBeGreaterThan(longer.height);

	await page.setViewportSize({ width: 360, height: 740 });
	const scroller = page.locator("[data-scroller]");
	await scroller.evaluate((element) => element.scrollTo(300, 400));
	const lefts = [scroller, page.locator(".timetable-hour > span").nth(5)].map((locator) => locator.evaluate((element) => element.getBoundingClientRect().left));
	expect(new Set((await Promise.all(lefts)).map(Math.round)).size).toBe(1);
});

test("an open tab stops selling when the summit ends", async ({ page, site, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "without scripts each step loads a whole page");
	const change = (phase: string, startDate: string, endDate: string) =>
		sql(site, "UPDATE event SET phase = ?, start_date = ?, end_date = ?", phase, startDate, endDate);
	const buy = page.getByRole("banner").getByRole("link", { name: "Buy tickets" });
	change("dates", "2099-11-19", "2099-11-21");
	await page.goto("/contact");
	await hydrated(page, "body");
	await expect(buy.first()).toBeVisible();
	await page.clock.setFixedTime("2100-01-01T00:00:00Z");
	change("dates", "2025-11-19", "2025-11-21");
	await page.getByRole("contentinfo").getByRole("link", { name: "Speakers" }).click();
	await expect(page).toHaveURL("/speakers");
	await expect(buy).toHaveCount(0);
	change("before", "2025-11-19", "2025-11-21");
});
