import type { Browser } from "playwright/test";
import { expect, expectSound, otherBrowser, signIn, test } from "../support/browser.ts";
import { addUser } from "../support/http.ts";
import type { ADMIN } from "../support/running-site.ts";

test.use({ ownSite: true, provoked: /status of 401/ });

const SPEAKER = "/admin/speakers/astrid-lindqvist";
const BIO = "Builds mills, and <i>writes</i> about “wind”.\nTwo lines of it.";

async function endOtherLoginSessions(browser: Browser, baseURL: string | undefined, credentials: typeof ADMIN): Promise<void> {
	const other = await otherBrowser(browser, baseURL, credentials);
	await other.goto("/admin/account");
	await other.getByRole("button", { name: "Sign out everywhere else" }).click();
	await expect(other.getByText("Signed out", { exact: true })).toBeVisible();
	await other.context().close();
}

test("input survives an expired session, and comes back unsaved", async ({ page, browser, baseURL, site }) => {
	const credentials = await addUser(site, "dead-session");
	await signIn(page, credentials);
	await expect(page).toHaveURL("/admin");
	await page.goto(SPEAKER);
	const bio = page.locator("[name='bio.en']");
	const saved = await bio.inputValue();
	await bio.fill(BIO);
	await endOtherLoginSessions(browser, baseURL, credentials);

	await page.getByRole("button", { name: "Save", exact: true }).click();
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("Authentication Required");
	await expect(page.getByText("Your text is kept", { exact: false })).toBeVisible();
	await expect(page.getByText("Logged in as")).toBeHidden();
	await expect(page.getByRole("navigation")).toHaveCount(0);
	await expect(heading).toBeFocused();
	await expectSound(page);
	await page.getByRole("button", { name: "Go to Login" }).click();

	await page.getByLabel("Username").fill(credentials.username);
	await page.getByLabel("Password").fill("mistyped");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toContainText("Invalid username or password");
	await page.getByLabel("Password").fill(credentials.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(heading).toHaveText("You are signed in again");
	await page.getByRole("button", { name: "Back to my changes" }).click();

	await expect(page).toHaveURL(SPEAKER);
	await expect(bio).toHaveValue(BIO);
	await expect(page.getByText("Your input has been restored")).toBeVisible();
	await page.goto(SPEAKER);
	await expect(bio).toHaveValue(saved);
});
