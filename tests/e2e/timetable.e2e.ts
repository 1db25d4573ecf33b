import type { Locator, Page } from "playwright/test";
import { expect, test } from "../support/browser.ts";
import { sql } from "../support/http.ts";
import { addPaidTickets } from "../support/orders.ts";

test.use({ ownSite: true, signedIn: true });

let placed: Record<string, unknown> | undefined;

test.beforeEach(async ({ page, site }) => {
	placed ??= sql(site, "SELECT id, date, start_time, end_time, duration_minutes, room_id FROM session WHERE title ->> '$.en' = 'Breakfast meetings'")[0];
	sql(
		site,
		"UPDATE session SET date = ?, start_time = ?, end_time = ?, duration_minutes = ?, room_id = ? WHERE id = ?",
		...["date", "start_time", "end_time", "duration_minutes", "room_id", "id"].map((column) => placed?.[column]),
	);
	await page.setViewportSize({ width: 1440, height: 1100 });
	await page.goto("/admin/agenda?day=2");
	await expect(block(page).first()).toBeVisible();
});

const block = (page: Page, name = "") => page.locator("[aria-roledescription='movable session']").filter({ hasText: name });
const saved = (page: Page) => page.locator(".toast").filter({ hasText: "Saved" });
const room = (page: Page, name: string) => page.locator("[data-room]").filter({ hasText: name });
const timesIn = async (talk: Locator) => /\d\d:\d\d–\d\d:\d\d/.exec(await talk.innerText())?.[0] as string;
const centreOf = async (locator: Locator) => {
	const { x, y, width, height } = (await locator.boundingBox()) as { x: number; y: number; width: number; height: number };
	return { x: x + width / 2, y: y + height / 2, bottom: y + height, width, height };
};

test("every session shows the beginning of its title, however short it is", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/admin/agenda?day=1");
	await expect(block(page, "Two regions")).toBeVisible();
	const hidden = await block(page).evaluateAll((blocks) =>
		blocks.flatMap((one) => {
			const [title, clip] = [one.querySelector(".font-semibold"), one.querySelector(".overflow-hidden")];
			const [line] = title?.getClientRects() ?? [];
			return line && clip && line.bottom <= clip.getBoundingClientRect().bottom + 1 ? [] : [one.textContent];
		}),
	);
	expect(hidden).toEqual([]);
});

test("a session is moved and resized with the mouse, unscheduled and scheduled again, and undone", async ({ page }) => {
	const talk = block(page, "Breakfast meetings");
	await talk.scrollIntoViewIfNeeded();
	const before = await timesIn(talk);
	const hour = (await page.locator(".timetable-hour").first().boundingBox())?.height as number;
	const [from, garden] = [await centreOf(talk), await centreOf(room(page, "Agave garden"))];

	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x + 10, from.y + 10);
	await page.mouse.move(garden.x, from.y + hour / 4, { steps: 4 });
	await expect(page.locator("[aria-live=assertive]")).toHaveText(/^Agave garden, /);
	await page.mouse.up();
	await expect(saved(page)).toBeVisible();
	await expect(talk).not.toContainText(before);
	await expect(talk).toBeFocused();
	await page.getByRole("button", { name: "Close the message" }).click();
	await expect(saved(page)).toHaveCount(0);

	await talk.evaluate((element) => element.scrollIntoView({ block: "center" }));
	const [moved, there] = [await timesIn(talk), await centreOf(talk)];
	await page.mouse.move(there.x, there.bottom - 2);
	await page.mouse.down();
	await page.mouse.move(there.x, there.bottom + hour / 6, { steps: 4 });
	await page.mouse.up();
	await expect(talk).not.toContainText(moved);
	await expect(talk).toContainText(moved.slice(0, 6));
	await expect(saved(page)).toBeVisible();

	const unscheduled = await centreOf(page.locator("[data-unscheduled]"));
	const tall = await centreOf(talk);
	await page.mouse.move(tall.x, tall.y);
	await page.mouse.down();
	await page.mouse.move(unscheduled.x, unscheduled.y, { steps: 6 });
	await page.mouse.up();
	await expect(page.locator("[data-unscheduled]").getByRole("button", { name: "Breakfast meetings" })).toBeVisible();
	await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
	await expect(page.locator("[data-unscheduled]").getByRole("button")).toHaveCount(0);
	await expect(talk).toContainText(moved.slice(0, 6));
});

test("dropped outside of the grid a session returns; dropped on another day's tab it moves there, and a message says where", async ({ page }) => {
	const talk = block(page, "Breakfast meetings");
	const before = await timesIn(talk);
	const dragTo = async (target: Locator) => {
		const [from, to] = [await centreOf(talk), await centreOf(target)];
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(from.x, from.y + 30);
		await page.mouse.move(to.x, to.y, { steps: 4 });
		await page.mouse.up();
	};
	await dragTo(page.getByRole("heading", { level: 1 }));
	await expect(page.locator("[aria-live=assertive]")).toHaveText(new RegExp(`is back: .*${before}`));
	await expect(talk).toContainText(before);

	await dragTo(page.getByRole("link", { name: /^Day 3/ }));
	await expect(saved(page)).toContainText(new RegExp(`has moved: Day 3: Friday, November 21, ${before}`));
	await expect(talk).toHaveCount(0);
	await expect(page.getByRole("link", { name: /^Day 3/ })).toBeFocused();
	await page.goto("/admin/agenda?day=3");
	await expect(talk).toContainText(before);
});

test("among all days a session is dragged to another one; moving a workshop with registrations asks in place how many are told", async ({ page, site }) => {
	addPaidTickets(site, { code: "PLACES77", attendees: ["Ana Ruiz"], locale: "en", secrets: ["m".repeat(22)] });
	const registered =
		"INSERT INTO workshop_registration (ticket_id, workshop_id, state, created_at, notified) SELECT id, ?, 'registered', ?, '{}' FROM ticket WHERE secret = ?";
	sql(site, registered, "hear-the-leak", new Date().toISOString(), "m".repeat(22));
	await page.setViewportSize({ width: 1440, height: 5000 });
	await page.goto("/admin/agenda");
	const [talk, first] = [block(page, "Breakfast meetings"), page.locator("[data-grid-day='1']")];
	const [from, garden, hour] = [
		await centreOf(talk),
		await centreOf(first.locator("[data-room]").filter({ hasText: "Agave garden" })),
		await centreOf(first.locator(".timetable-hour").last()),
	];
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x + 10, from.y + 10);
	await page.mouse.move(garden.x, hour.y - hour.height, { steps: 6 });
	await expect(page.locator("[aria-live=assertive]")).toHaveText(/^Day 1, .*Agave garden, /);
	await page.mouse.up();
	await expect(saved(page)).toContainText("has moved: Day 1: ");
	await expect(first.getByRole("button", { name: "Breakfast meetings" })).toBeFocused();

	const workshop = page.locator("[data-session='workshop-hear-the-leak']");
	const before = await timesIn(workshop);
	const nudge = async () => {
		await workshop.focus();
		for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
		await expect(page.getByRole("dialog")).toContainText("1 person is registered and keeps");
	};
	await nudge();
	await page.keyboard.press("Escape");
	await expect(workshop).toContainText(before);
	await nudge();
	await page.getByRole("button", { name: "Move the workshop" }).click();
	await expect(saved(page)).toContainText("the emails to registered attendees stay in the outbox");
	await expect(workshop).not.toContainText(before);
	await expect(page).toHaveURL("/admin/agenda");
});

test("the bar below the names scrolls to rooms that do not fit", async ({ page }) => {
	await page.setViewportSize({ width: 1000, height: 800 });
	await page.locator("[data-room]").first().scrollIntoViewIfNeeded();
	const last = page.locator("[data-room]").last();
	await expect(last).not.toBeInViewport();
	await page.locator(".timetable-bar").evaluate((bar) => bar.scrollTo({ left: bar.scrollWidth }));
	await expect(last).toBeInViewport({ ratio: 1 });
	await page.locator(".timetable-bar").evaluate(async (bar) => {
		for (const left of [0, bar.scrollWidth]) {
			bar.scrollTo({ left });
			await new Promise(requestAnimationFrame);
		}
		await new Promise(requestAnimationFrame);
	});
	await expect(last).toBeInViewport({ ratio: 1 });
	await page.locator(".timetable-bar").evaluate((bar) => bar.scrollTo({ left: 0 }));
	await expect(last).not.toBeInViewport();
});

test("a session is moved by keyboard, with announcements and conflicts; Escape restores it", async ({ page }) => {
	const [said, talk] = [page.locator("[aria-live=assertive]"), block(page, "Breakfast meetings")];
	const before = await timesIn(talk);
	await talk.focus();
	await page.keyboard.press("Enter");
	await expect(said).toHaveText(/is picked up: /);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Escape");
	await expect(said).toHaveText(new RegExp(`is back: .*${before}`));
	await expect(talk).toContainText(before);
	await expect(talk).toBeFocused();

	await page.keyboard.press("Space");
	await page.keyboard.press("Shift+ArrowDown");
	await page.keyboard.press("PageDown");
	await page.keyboard.press("Enter");
	await expect(page.locator(".toast").filter({ hasText: "Saved" })).toBeVisible();
	const focused = page.locator("[data-session]:focus");
	await expect(focused).toHaveCount(1);
	await page.keyboard.press("Space");
	await page.keyboard.press("Delete");
	await expect(said).toHaveText(/^Not scheduled\./);
	await page.keyboard.press("Space");
	await expect(page.locator("[data-unscheduled] [data-session]:focus")).toHaveCount(1);
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Space");
	await expect(page.locator("[data-unscheduled] [data-session]")).toHaveCount(0);
});

test("a session returns and an error shows when the network is lost; a conflicting change leads to the conflict page", async ({
	page,
	context,
	complaints,
}) => {
	const talk = block(page).first();
	const before = await timesIn(talk);
	const nudge = async () => {
		await talk.focus();
		for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
	};
	await context.setOffline(true);
	await nudge();
	await expect(page.getByRole("alert").filter({ hasText: "Not saved" })).toBeVisible();
	await expect(talk).toContainText(before);
	await context.setOffline(false);

	const other = await context.newPage();
	await other.goto("/admin/agenda?day=2");
	await block(other).first().focus();
	for (const key of ["Enter", "PageDown", "Enter"]) await other.keyboard.press(key);
	await expect(saved(other)).toBeVisible();
	await nudge();
	await expect(page.getByText("Someone else has changed this in the meantime").first()).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/(agenda|workshops)\/[\w-]+$/);
	complaints.splice(0);
});

test.describe("on a phone", () => {
	test.use({ hasTouch: true, isMobile: true });

	test("touch scrolls the timetable sideways, and moves a session by its handle", async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		const scroller = page.locator("[data-scroller]");
		await scroller.evaluate((element) => element.scrollIntoView({ block: "center" }));
		const touch = await page.context().newCDPSession(page);
		const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
			await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
			for (const share of [0.25, 0.5, 0.75, 1]) {
				const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
				await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
			}
			await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		};
		const talk = block(page).first();
		const before = await timesIn(talk);
		await talk.evaluate((element) => element.scrollIntoView({ block: "center", inline: "center" }));
		const body = await centreOf(talk);
		const left = await scroller.evaluate((element) => element.scrollLeft);
		await swipe({ x: body.x - 20, y: body.y }, { x: body.x - 120, y: body.y });
		await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left);
		await expect(talk).toContainText(before);

		// A swipe has momentum.
		const drift = () =>
			talk.evaluate(async (element) => {
				element.scrollIntoView({ block: "center", inline: "center" });
				const { x } = element.getBoundingClientRect();
				await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
				return element.getBoundingClientRect().x - x;
			});
		await expect.poll(drift).toBe(0);
		const grip = await centreOf(talk.locator("[data-grip=whole]"));
		await swipe(grip, { x: grip.x, y: grip.y + 63 });
		await expect(saved(page)).toBeVisible();
		await expect(talk).not.toContainText(before);

		await talk.evaluate((element) => element.scrollIntoView({ block: "center", inline: "end" }));
		const [atEdge, there] = [await centreOf(talk.locator("[data-grip=whole]")), await scroller.evaluate((element) => element.scrollLeft)];
		await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: atEdge.x, y: atEdge.y }] });
		await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: atEdge.x, y: atEdge.y + 60 }] });
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
		await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		expect(await scroller.evaluate((element) => element.scrollLeft), "scrolled sideways by a finger that went down").toBe(there);
	});

	test("a tap opens a session", async ({ page }) => {
		await block(page)
			.first()
			.tap({ position: { x: 20, y: 10 } });
		await expect(page).toHaveURL(/\/admin\/(agenda|workshops)\/[\w-]+$/);
	});
});
