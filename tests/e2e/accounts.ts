import type { Browser, BrowserContext, Page } from "playwright/test";
import { ADMIN } from "../support/running-site";
import { expect } from "./visitor";

let visitors = 0;

/** Each browser comes from another network address, so that none uses up another's attempts. */
export async function comeFromElsewhere(context: BrowserContext): Promise<void> {
	visitors += 1;
	await context.setExtraHTTPHeaders({ "X-Forwarded-For": `10.97.${process.pid % 256}.${visitors}` });
}

export async function signIn(page: Page, { username, password }: typeof ADMIN): Promise<void> {
	await page.goto("/admin/login");
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
}

/** Another browser, in which somebody is signed in; without JavaScript, which is quicker. */
export async function otherBrowser(browser: Browser, baseURL: string | undefined, credentials = ADMIN, leadsTo = "/admin"): Promise<Page> {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	await comeFromElsewhere(context);
	const page = await context.newPage();
	await signIn(page, credentials);
	await expect(page).toHaveURL(leadsTo);
	return page;
}

/** What users of these tests choose. */
export const OWN_PASSWORD = "lanterns above the lake";

/** Lets an administrator add a user, who signs in with the password that was typed and chooses another. */
export async function addUser(browser: Browser, baseURL: string | undefined, name: string): Promise<typeof ADMIN> {
	const admin = await otherBrowser(browser, baseURL);
	await admin.goto("/admin/users/new");
	const username = `${name}-${Math.random().toString(36).slice(2, 8)}`;
	const password = `first of ${username}, to be changed`;
	await admin.getByLabel("Username").fill(username);
	await admin.getByLabel("Password", { exact: true }).fill(password);
	await admin.getByLabel("Your own password").fill(ADMIN.password);
	await admin.getByRole("button", { name: "Add user" }).click();
	await expect(admin.getByRole("heading", { level: 1 })).toHaveText(`${username} was added`);
	await admin.context().close();

	const own = await otherBrowser(browser, baseURL, { username, password }, "/admin/account");
	await own.getByLabel("Current password").fill(password);
	await own.getByLabel("New password", { exact: true }).fill(OWN_PASSWORD);
	await own.getByLabel("New password again").fill(OWN_PASSWORD);
	await own.getByRole("button", { name: "Change password" }).click();
	await expect(own).toHaveURL("/admin");
	await own.context().close();
	return { username, password: OWN_PASSWORD };
}
