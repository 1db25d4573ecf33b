import type { Page } from "playwright/test";
import { expect, hold, test } from "../support/browser.ts";
import { ADMIN } from "../support/running-site.ts";

test.use({ provoked: /status of (400|401|404)/ });

const open = async (page: Page, path: string, javaScriptEnabled: boolean | undefined) => {
	await page.goto(path);
	if (javaScriptEnabled) await expect(page.locator("#login")).toHaveAttribute("novalidate");
};
const fill = async (page: Page, { username, password }: typeof ADMIN) => {
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password").fill(password);
};
const submit = (page: Page) => page.getByRole("button", { name: "Sign in" }).click();

test("a visitor who is not signed in is sent to the login and then back to the requested page", async ({ page, javaScriptEnabled }) => {
	await page.goto("/admin/nothing?x=1");
	await expect(page).toHaveURL("/admin/login?redirectTo=%2Fadmin%2Fnothing%3Fx%3D1");
	await open(page, page.url(), javaScriptEnabled);
	await fill(page, ADMIN);
	await submit(page);
	await expect(page).toHaveURL("/admin/nothing?x=1");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
	await expect(page.getByText("Logged in as admin")).toBeVisible();
});

test("missing fields are reported on submit, then on every change", async ({ page, javaScriptEnabled }) => {
	await open(page, "/admin/login", javaScriptEnabled);
	await page.locator("#login").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
	await submit(page);
	await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Username is required", "Password is required"]);
	await expect(page.getByLabel("Username")).toHaveAccessibleDescription("Username is required");
	await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Password is required");
	await expect(page).toHaveTitle("Error: Sign in | LATAM Nordics Summit 2025");
	if (!javaScriptEnabled) return;
	await expect(page.getByRole("alert")).toBeFocused();
	await page.getByLabel("Username").fill("a");
	await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Password is required"]);
	await page.getByLabel("Username").fill("");
	await expect(page.getByLabel("Username")).toHaveAccessibleDescription("Username is required");
	await fill(page, { username: "a", password: "b" });
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("wrong credentials are refused in the page; the name stays, the password is cleared", async ({ page, javaScriptEnabled }) => {
	await open(page, "/admin/login", javaScriptEnabled);
	await fill(page, { username: `nobody-${javaScriptEnabled}`, password: "not the password" });
	await submit(page);
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("Login failed");
	await expect(alert).toContainText("Invalid username or password");
	await expect(page.locator(".toast p")).toHaveText(["Login failed", "Invalid username or password"]);
	await expect(page.getByLabel("Username")).toHaveValue(`nobody-${javaScriptEnabled}`);
	await expect(page.getByLabel("Password")).toHaveValue("");
	await expect(page).toHaveTitle("Error: Sign in | LATAM Nordics Summit 2025");
	if (javaScriptEnabled) await expect(alert).toBeFocused();
	await page.getByRole("link", { name: "Return to Website" }).click();
	await expect(page).toHaveURL("/");
});

test("the success message is shown once, and logging out ends the session", async ({ page, javaScriptEnabled }) => {
	await open(page, "/admin/login", javaScriptEnabled);
	await fill(page, ADMIN);
	await submit(page);
	await expect(page).toHaveURL("/admin");
	await expect(page.getByRole("status").filter({ hasText: "Login successful" })).toBeVisible();
	if (javaScriptEnabled) await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.reload();
	await expect(page.getByText("Logged in as admin")).toBeVisible();
	await expect(page.getByText("Login successful")).toHaveCount(0);

	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL("/admin/login");
	await expect(page.getByRole("status").filter({ hasText: "Logged out" })).toBeVisible();
	await page.goto("/admin");
	await expect(page).toHaveURL("/admin/login");
	await page.goBack();
	await expect(page.getByText("Logged in as")).toHaveCount(0);
});

test("with JavaScript a double click sends one request, and the button shows that it is pending", async ({ page, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "without, the browser shows that it is loading");
	await open(page, "/admin/login", javaScriptEnabled);
	await fill(page, ADMIN);
	let sent = 0;
	const letGo = await hold(page, /login\.data/, (request) => {
		if (request.method() === "POST") sent += 1;
	});
	await page.getByRole("button", { name: "Sign in" }).dblclick();
	await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
	const letIn = await hold(page, /\/admin\.data/);
	letGo();
	await expect(page.getByText("Verifying credentials...")).toBeVisible();
	letIn();
	await expect(page).toHaveURL("/admin");
	await expect(page.getByText("Verifying credentials...")).toHaveCount(0);
	expect(sent).toBe(1);
});

test("language and theme can be chosen before and after signing in", async ({ page, javaScriptEnabled }) => {
	await open(page, "/admin/login?redirectTo=%2Fadmin%2Fnothing", javaScriptEnabled);
	await page.getByRole("link", { name: "Svenska" }).click();
	await expect(page).toHaveURL("/admin/login?redirectTo=%2Fadmin%2Fnothing");
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	await page.getByLabel("Användarnamn").fill(ADMIN.username);
	await page.getByLabel("Lösenord").fill(ADMIN.password);
	await page.getByRole("button", { name: "Logga in" }).click();
	await expect(page.getByText("Inloggad som administratör")).toBeVisible();
	await page.getByRole("button", { name: "Mörkt" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(page).toHaveURL("/admin/nothing");
	await page.getByRole("link", { name: "Español" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
	await expect(page.getByRole("link", { name: "Ver el sitio" })).toHaveAttribute("href", "/es");
});
