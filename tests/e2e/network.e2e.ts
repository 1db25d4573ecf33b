import type { Page } from "playwright/test";
import { expect, hydrated, signIn, test } from "../support/browser";
import { ADMIN } from "../support/running-site";
import { event } from "../support/summit/event";

test.use({ provoked: /ERR_FAILED|NS_ERROR|Failed to fetch|status of 422/ });

const UNSENT = "The site could not be reached. What you typed is still here.";

/** Every request from now on is lost, files included. */
const loseNetwork = (page: Page) => page.route("**/*", (route) => route.abort("failed"));

test("a message that was not sent stays as it was typed, and goes once the network is back", async ({ page }) => {
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

test("a subscription that was not sent stays typed, on any page", async ({ page }) => {
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

test("who cannot sign in for want of a network keeps name and password", async ({ page }) => {
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

test("an entry that was not saved stays as it was typed, what was said of it too, and goes once the network is back", async ({ page }) => {
	await signIn(page, ADMIN);
	await expect(page).toHaveURL("/admin");
	await page.goto("/admin/speakers/new");
	await hydrated(page, "#editor");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("alert")).toContainText("Name: This field is required.");
	await page.getByLabel("Name").fill("Ana Ruiz");
	await page.getByText("Upload a new picture").click();
	const file = page.getByRole("button", { name: "File", exact: true });
	await file.setInputFiles({ name: "ana.png", mimeType: "image/png", buffer: Buffer.from("a picture") });
	await loseNetwork(page);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("alert")).toContainText(UNSENT);
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("Name")).toHaveValue("Ana Ruiz");
	expect(await file.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe("ana.png");
	await page.unroute("**/*");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("alert")).toContainText("Company: This field is required.");
	await expect(page.getByRole("alert")).not.toContainText(UNSENT);
});

test("who cannot sign out for want of a network is told so, and stays where they are", async ({ page }) => {
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
