import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { ADMIN } from "../support/running-site";
import { expect, test } from "./visitor";

/** Each test is another visitor, so that none uses up another's attempts. */
let visitors = 0;
test.beforeEach(async ({ context }, { workerIndex }) => {
	visitors += 1;
	await context.setExtraHTTPHeaders({ "X-Forwarded-For": `10.97.${workerIndex}.${visitors}` });
});

const submit = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

async function fill(page: Page, form: string, fields: Record<string, string>, javaScriptEnabled: boolean | undefined) {
	if (javaScriptEnabled) await expect(page.locator(form)).toHaveAttribute("novalidate");
	for (const [label, value] of Object.entries(fields)) await page.locator(form).getByLabel(label, { exact: true }).fill(value);
}

async function signIn(page: Page, javaScriptEnabled: boolean | undefined) {
	await page.goto("/admin/login");
	await fill(page, "#login", { Username: ADMIN.username, Password: ADMIN.password }, javaScriptEnabled);
	await submit(page, "Sign in");
	await expect(page).toHaveURL("/admin");
}

async function sendMessage(page: Page, subject: string, javaScriptEnabled: boolean | undefined) {
	await page.goto("/sv/contact");
	await fill(
		page,
		"#contact",
		{ Namn: "Åsa Öberg", "E-postadress": "asa@example.com", Ämne: subject, Meddelande: "Hej!\nFinns det lunch?" },
		javaScriptEnabled,
	);
	await submit(page, "Skicka meddelandet");
	await expect(page).toHaveURL("/sv/contact?sent=1");
}

async function check(page: Page, place: string) {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect([place, ...violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(" | ")}`)]).toEqual([place]);
	expect([place, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([place, 0]);
}

test("a message is found, read, answered, archived and deleted", async ({ page, javaScriptEnabled }) => {
	const subject = `Lunch ${javaScriptEnabled ? "with" : "without"} scripts`;
	await sendMessage(page, subject, javaScriptEnabled);
	await signIn(page, javaScriptEnabled);
	await page.goto("/admin/messages");
	await page.getByRole("searchbox").fill(subject);
	await submit(page, "Search");
	const main = page.getByRole("main");
	await expect(main.getByRole("status")).toContainText("1 message, 1 of them unread");
	await main.getByRole("link", { name: subject }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
	if (!javaScriptEnabled) await submit(page, "Mark as read");
	await expect(main.getByRole("button", { name: "Mark as unread" })).toBeVisible();
	await expect(main.getByText("In the inbox")).toHaveText("In the inbox");
	await expect(main.getByRole("link", { name: "Answer by email" })).toHaveAttribute("href", /^mailto:asa@example\.com\?subject=Re%3A%20Lunch/);

	await submit(page, "Mark as answered");
	await expect(page).toHaveURL("/admin/messages");
	await expect(page.getByRole("status").filter({ hasText: "Marked as answered" })).toBeVisible();
	await main.getByRole("link", { name: /^Answered/ }).click();
	await main.getByRole("link", { name: subject }).click();
	await submit(page, "Archive");
	await expect(page.getByRole("status").filter({ hasText: "You will find it in the archive." })).toBeVisible();
	await main.getByRole("link", { name: /^Archive/ }).click();
	await main.getByRole("link", { name: subject }).click();
	await main.getByRole("link", { name: "Delete…" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete “${subject}”?`);
	await submit(page, "Delete");
	await expect(page).toHaveURL("/admin/messages");
	await expect(page.getByRole("status").filter({ hasText: "Deleted" })).toBeVisible();
	await page.goto(`/admin/messages?state=all&q=${encodeURIComponent(subject)}`);
	await expect(main.getByText("Nothing matches the search.")).toBeVisible();
});

test("marked as unread, a message stands in the inbox as new", async ({ page, javaScriptEnabled }) => {
	const subject = `Unread ${javaScriptEnabled ? "with" : "without"} scripts`;
	await sendMessage(page, subject, javaScriptEnabled);
	await signIn(page, javaScriptEnabled);
	const row = page.getByRole("row").filter({ hasText: subject });
	await expect(row).toContainText("New");
	await row.getByRole("link").click();
	if (!javaScriptEnabled) await submit(page, "Mark as read");
	await submit(page, "Mark as unread");
	await expect(page).toHaveURL("/admin/messages");
	await expect(row).toContainText("New");
});

test("a subscriber is found and removed", async ({ page, javaScriptEnabled }) => {
	const email = `remove-${javaScriptEnabled}@example.com`;
	await page.goto("/newsletter");
	await fill(page, "#newsletter", { "Email address": email }, javaScriptEnabled);
	await submit(page, "Subscribe");
	await expect(page.getByText("Thank you! You are subscribed.")).toBeVisible();
	await signIn(page, javaScriptEnabled);
	await page.goto("/admin/subscribers");
	await page.getByRole("searchbox").fill(email.toUpperCase());
	await submit(page, "Search");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Save the list as CSV" }).click();
	expect((await download).suggestedFilename()).toBe("subscribers.csv");
	await page.getByRole("link", { name: `Remove ${email}` }).click();
	await submit(page, "Delete");
	await expect(page).toHaveURL("/admin/subscribers");
	await expect(page.getByRole("main")).not.toContainText(email);
});

test("inbox, subscribers and outbox are accessible and fit, in two themes and three widths", async ({ page, context, baseURL, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "axe is a script");
	test.setTimeout(240_000);
	await sendMessage(page, `${"Donaudampfschifffahrt".repeat(6)}`, javaScriptEnabled);
	await page.goto("/newsletter");
	await fill(page, "#newsletter", { "Email address": `${"long".repeat(15)}@${"company".repeat(6)}.example.com` }, javaScriptEnabled);
	await submit(page, "Subscribe");
	await expect(page.getByText("Thank you! You are subscribed.")).toBeVisible();
	await signIn(page, javaScriptEnabled);
	await page.goto("/admin/messages");
	const message = await page
		.getByRole("main")
		.getByRole("link", { name: /^Donau/ })
		.getAttribute("href");
	for (const theme of ["light", "dark"]) {
		await context.addCookies([{ name: "theme", value: theme, url: baseURL as string }]);
		for (const path of [
			"/admin/messages",
			"/admin/messages?state=all&q=zzz",
			`${message}`,
			`${message}/delete`,
			"/admin/subscribers",
			"/admin/mail",
			"/admin/privacy",
		]) {
			await page.goto(path);
			for (const width of [320, 768, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				await check(page, `${path} ${theme} ${width} px`);
			}
		}
	}
});
