import type { Page } from "playwright/test";
import { expect, test } from "../support/browser.ts";
import { visitorOf } from "../support/http.ts";

test.use({ signedIn: true });

const submit = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

async function fill(page: Page, form: string, fields: Record<string, string>) {
	await expect(page.locator(form)).toHaveAttribute("novalidate");
	for (const [label, value] of Object.entries(fields)) await page.locator(form).getByLabel(label, { exact: true }).fill(value);
}

async function sendMessage(baseURL: string | undefined, subject: string) {
	const message = { name: "Åsa Öberg", email: "asa@example.com", subject, message: "Hej!\nFinns det lunch?" };
	await visitorOf({ origin: baseURL as string }).post("/sv/contact", message);
}

test("a message is found, read, answered, archived and deleted", async ({ page, baseURL }) => {
	const subject = "Lunch in the garden";
	await sendMessage(baseURL, subject);
	await page.goto("/admin/messages");
	await page.getByRole("main").getByRole("searchbox").fill(subject);
	await submit(page, "Search");
	const main = page.getByRole("main");
	await expect(main.getByRole("status")).toContainText("1 message, 1 of them unread");
	await main.getByRole("link", { name: subject }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
	await expect(main.getByRole("button", { name: "Mark as unread" })).toBeVisible();
	await expect(main.getByText("In the inbox")).toHaveText("In the inbox");
	await expect(main.getByRole("link", { name: "Answer by email" })).toHaveAttribute("href", /^mailto:asa@example\.com\?subject=Re%3A%20Lunch/);

	await submit(page, "Mark as answered");
	await expect(page).toHaveURL("/admin/messages");
	await expect(page.getByRole("status").filter({ hasText: "Marked as answered" })).toBeVisible();
	await main.getByRole("link", { name: /^Answered/ }).click();
	await main.getByRole("link", { name: subject }).click();
	await submit(page, "Archive");
	await expect(page.getByRole("status").filter({ hasText: "You’ll find it in the archive." })).toBeVisible();
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

test("a message marked as unread appears as new in the inbox", async ({ page, baseURL }) => {
	const subject = "Unread again";
	await sendMessage(baseURL, subject);
	await page.goto("/admin/messages");
	const row = page.getByRole("row").filter({ hasText: subject });
	await expect(row).toContainText("New");
	await row.getByRole("link").click();
	await submit(page, "Mark as unread");
	await expect(page).toHaveURL("/admin/messages");
	await expect(row).toContainText("New");
});

test("a subscriber is found and removed", async ({ page }) => {
	const email = "remove@example.com";
	await page.goto("/newsletter");
	await fill(page, "#newsletter", { "Email address": email });
	await submit(page, "Subscribe");
	await expect(page.getByText("Thank you! You’re subscribed.")).toBeVisible();
	await page.goto("/admin/subscribers");
	await page.getByRole("main").getByRole("searchbox").fill(email.toUpperCase());
	await submit(page, "Search");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Save the list as CSV" }).click();
	expect((await download).suggestedFilename()).toBe("subscribers.csv");
	await page.getByRole("link", { name: `Remove ${email}` }).click();
	await submit(page, "Delete");
	await expect(page).toHaveURL("/admin/subscribers");
	await expect(page.getByRole("main")).not.toContainText(email);
});
