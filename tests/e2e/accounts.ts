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
export async function otherBrowser(browser: Browser, baseURL: string | undefined, credentials = ADMIN): Promise<Page> {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	await comeFromElsewhere(context);
	const page = await context.newPage();
	await signIn(page, credentials);
	await expect(page).toHaveURL("/admin");
	return page;
}

/** Lets an administrator add a user, whose password is made up and read off the page. */
export async function addUser(browser: Browser, baseURL: string | undefined, name: string): Promise<typeof ADMIN> {
	const admin = await otherBrowser(browser, baseURL);
	await admin.goto("/admin/users/new");
	const username = `${name}-${Math.random().toString(36).slice(2, 8)}`;
	await admin.getByLabel("Username").fill(username);
	await admin.getByRole("button", { name: "Add user" }).click();
	const password = await admin.locator("dd.font-mono").innerText();
	await admin.context().close();
	return { username, password };
}
