import type { Page } from "playwright/test";
import { expect, hold, test } from "../support/browser.ts";
import { oneIn } from "../support/length.ts";

const holdScripts = (page: Page) => hold(page, "**/assets/*.js");

const taken = (page: Page) => expect.poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__reactProps")))).toBe(true);

test("fields, choices and opened parts from before hydration are kept", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const letGo = await holdScripts(page);
	await page.goto("/tickets");
	await page.locator("#faq summary").nth(1).click();
	await page.getByRole("contentinfo").getByLabel("Email address").fill("ana@example.com");
	await page.getByRole("button", { name: "Open the menu" }).click();
	await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Dark" }).click();
	letGo();
	await taken(page);
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator("#faq details").nth(1)).toHaveAttribute("open", "");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(page.getByRole("contentinfo").getByLabel("Email address")).toHaveValue("ana@example.com");
});

test("tickets chosen before hydration are priced after it", async ({ page }) => {
	const letGo = await holdScripts(page);
	await page.goto("/tickets/order?standard=1");
	await page.locator("#order-standard").fill("3");
	letGo();
	await expect(page.getByRole("button", { name: "Reserve for $897.00 USD" })).toBeVisible();
});

test("text added to a filled field before hydration is kept", async ({ page }) => {
	const letGo = await holdScripts(page);
	await page.goto("/contact?tier=vip");
	const message = page.getByRole("main").locator("textarea");
	await expect(message).not.toHaveValue("");
	await message.fill("Two tickets, please.");
	letGo();
	await taken(page);
	await expect(message).toHaveValue("Two tickets, please.");
});

test("a pause chosen before hydration is kept", async ({ page }) => {
	const letGo = await holdScripts(page);
	await page.goto("/");
	await page.getByRole("checkbox", { name: "Pause the background" }).press("Space");
	letGo();
	await taken(page);
	await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test("a group chosen before hydration is shown after it", async ({ page }) => {
	const letGo = await holdScripts(page);
	await page.goto("/speakers?q=MEXICO");
	await page.getByRole("main").locator("summary", { hasText: "Filters" }).click();
	await page.getByLabel("Group").selectOption("Technology");
	letGo();
	await expect(page).toHaveURL("/speakers?q=MEXICO&group=Technology");
	await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("a password retyped before hydration is kept, and so is the focus", async ({ page, complaints, browserName }) => {
	const letGo = await holdScripts(page);
	await page.goto("/admin/login");
	await page.getByLabel("Username").fill("nobody");
	await page.getByLabel("Password").fill("mistyped");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toContainText("Invalid username or password");
	await page.getByLabel("Password").fill("typed anew");
	letGo();
	await taken(page);
	await expect(page.getByLabel("Password")).toHaveValue("typed anew");
	await expect(page.getByLabel("Password")).toBeFocused();
	expect(complaints.splice(0)).toEqual(browserName === "firefox" ? [] : [expect.stringContaining("status of 401")]);
});

/** Reloads after a client-side navigation, so that Back stays in the document. */
async function stepAndReload(page: Page): Promise<void> {
	await page.goto("/speakers");
	await taken(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Workshops" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Workshops");
	await page.route("**/speakers", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue();
	});
}

const goBack = (page: Page) => page.evaluate(() => history.back());

const GAPS = {
	"before the scripts have come": async (page: Page) => {
		const letGo = await holdScripts(page);
		await page.reload();
		await goBack(page);
		letGo();
	},
	"once they have come": async (page: Page) => {
		await page.reload();
		await page.waitForFunction(() => "__remixContext" in window);
		await goBack(page);
	},
	"while React takes the page over": async (page: Page) => {
		await page.addInitScript(() => {
			if (location.pathname !== "/workshops") return;
			// The router is created in React's first step.
			Object.defineProperty(window, "__remixRouter", {
				configurable: true,
				set(router) {
					Object.defineProperty(window, "__remixRouter", { value: router, writable: true });
					history.back();
				},
			});
		});
		await page.reload();
	},
};

for (const [gap, act] of oneIn(3, Object.entries(GAPS), 2)) {
	test(`Back to another page ${gap} shows that page, however long it takes`, async ({ page }) => {
		await stepAndReload(page);
		await act(page);
		await expect(page).toHaveURL("/speakers");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Speakers");
	});
}

test("elements that a browser extension adds change nothing, and stay", async ({ page }) => {
	const letGo = await holdScripts(page);
	await page.goto("/contact");
	await page.getByLabel("Name").fill("Ana");
	await page.evaluate(() => {
		for (const parent of [document.documentElement, document.head, document.body]) {
			parent.prepend(document.createElement("x-extension"));
			parent.append(document.createElement("x-extension"));
		}
	});
	letGo();
	await taken(page);
	await expect(page.locator("#contact")).toHaveAttribute("novalidate");
	await expect(page.getByLabel("Name")).toHaveValue("Ana");
	await expect(page.locator("x-extension")).toHaveCount(6);
});
