import AxeBuilder from "@axe-core/playwright";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright/test";
import { ADMIN } from "../support/running-site";
import { addUser, comeFromElsewhere, otherBrowser, signIn } from "./accounts";
import { expect, test } from "./visitor";

/** A browser complains of every refused form; here that is what is wanted. */
test.afterEach(({ complaints }) => {
	const others = complaints.filter((complaint) => !/status of (401|422)/.test(complaint));
	complaints.splice(0, complaints.length, ...others);
});
test.beforeEach(({ context }) => comeFromElsewhere(context));

const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("two-step verification is turned on by a QR code's secret, asked for at sign-in, and turned off", async ({
	page,
	browser,
	baseURL,
	javaScriptEnabled,
}) => {
	const credentials = await addUser(browser, baseURL, "two-step");
	await signIn(page, credentials);
	await page.getByRole("link", { name: "Logged in as editor" }).click();
	await page.getByRole("link", { name: "Turn it on…" }).click();
	await expect(page.getByRole("img", { name: "QR code with the key of your account" })).toBeVisible();
	const secret = (await page.locator("form .font-mono").innerText()).replaceAll(" ", "");

	await page.getByLabel("Code", { exact: true }).fill("12345");
	await page.getByRole("button", { name: "Turn on" }).click();
	await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription("This code is not right. Wait for the next one and try again.");
	await expect(page.locator("form .font-mono")).toHaveText(secret.replace(/(.{4})(?!$)/g, "$1 "));
	const used = codeNow(secret);
	await page.getByLabel("Code", { exact: true }).fill(used);
	await page.getByRole("button", { name: "Turn on" }).click();
	await expect(heading(page)).toHaveText("The second step is on");
	if (javaScriptEnabled) await expect(heading(page)).toBeFocused();
	const codes = await page.locator("main li").allInnerTexts();
	expect(codes).toHaveLength(10);
	await page.getByRole("link", { name: "I have kept them" }).click();
	await expect(page.getByText("It is on. You have 10 recovery codes left.")).toBeVisible();

	await page.getByRole("button", { name: "Logout" }).click();
	await signIn(page, credentials);
	await expect(heading(page)).toHaveText("Two-step verification");
	if (javaScriptEnabled) await expect(page.getByLabel("Code")).toBeFocused();
	await page.getByLabel("Code").fill(used);
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("alert")).toContainText("it was used already");
	await page.getByLabel("Code").fill(codes[0] as string);
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page).toHaveURL("/admin");

	await page.goto("/admin/account");
	await page.getByRole("link", { name: "Turn it off…" }).click();
	await page.getByLabel("Your password").fill(credentials.password);
	await page.getByRole("button", { name: "Turn off" }).click();
	await expect(page.getByText("It is off.")).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: "Two-step verification is off" })).toBeVisible();
});

test("a changed password ends the other browser's session, and this one goes on", async ({ page, browser, baseURL }) => {
	const credentials = await addUser(browser, baseURL, "password");
	const other = await otherBrowser(browser, baseURL, credentials);
	await signIn(page, credentials);
	await expect(page).toHaveURL("/admin");
	await page.goto("/admin/account");
	const fill = async (now: string, next: string) => {
		await page.getByLabel("Current password").fill(now);
		await page.getByLabel("New password", { exact: true }).fill(next);
		await page.getByLabel("New password, once more").fill(next);
		await page.getByRole("button", { name: "Change password" }).click();
	};
	await fill(credentials.password, "too short");
	await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(/Use at least 15 characters\.$/);
	await expect(page.getByLabel("Current password")).toHaveValue("");
	await fill(credentials.password, "lanterns above the lake");
	await expect(page.getByText("Password changed")).toBeVisible();
	await page.goto("/admin");
	await expect(page.getByText("Logged in as editor")).toBeVisible();
	await other.goto("/admin");
	await expect(other).toHaveURL("/admin/login");
	await other.context().close();
});

test("the pages for account and users are accessible and fit, in two themes and two widths", async ({ page, context, baseURL, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "axe is a script");
	test.setTimeout(180_000);
	await signIn(page, ADMIN);
	await expect(page).toHaveURL("/admin");
	const own = await page.goto("/admin/users").then(() => page.getByRole("link", { name: ADMIN.username, exact: true }).getAttribute("href"));
	for (const theme of ["light", "dark"]) {
		await context.addCookies([{ name: "theme", value: theme, url: baseURL as string }]);
		for (const path of ["/admin/account", "/admin/account/second-factor", "/admin/users", "/admin/users/new", own as string, `${own}/disabled`]) {
			await page.goto(path);
			for (const width of [320, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				const { violations } = await new AxeBuilder({ page }).analyze();
				const found = violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(" | ")}`);
				const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
				expect([path, theme, width, overflow, ...found]).toEqual([path, theme, width, 0]);
			}
		}
	}
});
