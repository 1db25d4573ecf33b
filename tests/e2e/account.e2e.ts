import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright/test";
import { expect, expectSound, otherBrowser, signIn, test } from "../support/browser.ts";
import { addUser } from "../support/http.ts";
import { ADMIN } from "../support/running-site.ts";

test.use({ ownSite: true, provoked: /status of (401|403|404|422)|ERR_FAILED/ });

const OWN_PASSWORD = "lanterns above the lake";

const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const sendAQuestion = (form: SVGElement | HTMLElement) => {
	if (!(form instanceof HTMLFormElement)) return;
	form.action = "/admin/faq/new";
	form.append(Object.assign(document.createElement("input"), { name: "question.en", value: "Is there Wi-Fi?" }));
	form.submit();
};

test("two-step verification is turned on with a QR code's secret, required at sign-in, and turned off", async ({ page, site }) => {
	test.slow();
	const credentials = await addUser(site, "two-step");
	await signIn(page, credentials);
	await page.getByRole("link", { name: "my account" }).click();
	await page.getByRole("link", { name: "Turn it on…" }).click();
	await expect(page.getByRole("img", { name: "QR code with the key of your account" })).toBeVisible();
	const secret = (await page.locator("form .font-mono").innerText()).replaceAll(" ", "");

	await page.getByLabel("Code", { exact: true }).fill("12345");
	await page.getByLabel("Your password").fill(credentials.password);
	await page.getByRole("button", { name: "Turn on" }).click();
	await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription("This code is wrong. Wait for the next one and try again.");
	await expect(page.locator("form .font-mono")).toHaveText(secret.replace(/(.{4})(?!$)/g, "$1 "));
	const used = codeNow(secret);
	await page.getByLabel("Code", { exact: true }).fill(used);
	await page.getByLabel("Your password").fill(credentials.password);
	await page.getByRole("button", { name: "Turn on" }).click();
	await expect(heading(page)).toHaveText("Two-step verification is on");
	await expect(heading(page)).toBeFocused();
	await expectSound(page);
	const codes = await page.locator("main li").allInnerTexts();
	expect(codes).toHaveLength(10);
	await page.getByRole("link", { name: "I have saved them" }).click();
	await expect(page.getByText("It is on. You have 10 recovery codes left.")).toBeVisible();

	await page.getByRole("link", { name: "New recovery codes…" }).click();
	await expect(heading(page)).toHaveText("Make new recovery codes?");
	await expectSound(page);
	await page.getByLabel("Your password").fill(credentials.password);
	await page.getByRole("button", { name: "Make new codes" }).click();
	await expect(heading(page)).toHaveText("Your new recovery codes");
	const renewed = await page.locator("main li").allInnerTexts();
	expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
	await page.getByRole("link", { name: "I have saved them" }).click();

	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL("/admin/login");
	await signIn(page, credentials);
	await expect(heading(page)).toHaveText("Two-step verification");
	await expect(page.getByLabel("Code")).toBeFocused();
	await expectSound(page);
	await page.getByLabel("Code").fill(used);
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("alert")).toContainText("has already been used");
	await page.getByLabel("Code").fill(renewed[0] as string);
	await page.route("**/*", (route) => route.abort("failed"));
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("alert")).toContainText("The site could not be reached. What you typed is still here.");
	await expect(page.getByLabel("Code")).toHaveValue(renewed[0] as string);
	await page.unroute("**/*");
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page).toHaveURL("/admin");

	await page.goto("/admin/account");
	await page.getByRole("link", { name: "Turn it off…" }).click();
	await page.getByLabel("Your password").fill(credentials.password);
	await page.getByRole("button", { name: "Turn off" }).click();
	await expect(page.getByText("It is off.")).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: "Two-step verification is off" })).toBeVisible();
});

test("changing the password ends the other browser's session and keeps this one", async ({ page, browser, baseURL, site }) => {
	const credentials = await addUser(site, "password");
	const other = await otherBrowser(browser, baseURL, credentials);
	await signIn(page, credentials);
	await expect(page).toHaveURL("/admin");
	await page.goto("/admin/account");
	const fill = async (now: string, next: string) => {
		await page.getByLabel("Current password").fill(now);
		await page.getByLabel("New password", { exact: true }).fill(next);
		await page.getByLabel("New password again").fill(next);
		await page.getByRole("button", { name: "Change password" }).click();
	};
	await fill(credentials.password, "too short");
	await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(/Use at least 15 characters\.$/);
	await expect(page.getByLabel("Current password")).toHaveValue("");
	await fill(credentials.password, "pelicans above the lake");
	await expect(page.getByText("Password changed")).toBeVisible();
	await page.goto("/admin");
	await expect(page.getByText("Logged in as editor")).toBeVisible();
	await other.goto("/admin");
	await expect(other).toHaveURL("/admin/login");
	await other.context().close();
});

test("a user whose password was set by somebody else must choose another before seeing anything else", async ({ page, browser, baseURL }) => {
	const admin = await otherBrowser(browser, baseURL);
	await admin.goto("/admin/settings/team/new");
	const username = "newcomer";
	await admin.getByLabel("Username").fill(username);
	await admin.getByRole("checkbox", { name: /^Editor/ }).check();
	await admin.getByLabel("Message reader").check();
	await admin.getByLabel("Your password").fill("not this one");
	await admin.getByRole("button", { name: "Add user" }).click();
	await expect(admin.getByLabel("Your password")).toHaveAccessibleDescription(/This isn’t your password\.$/);
	await expect(admin.getByLabel("Username")).toHaveValue(username);
	await expect(admin.getByLabel("Message reader")).toBeChecked();
	const password = "typed by somebody else";
	await admin.getByText("Set a password instead of an invitation").click();
	await admin.getByLabel("Password", { exact: true }).fill(password);
	await admin.getByLabel("Your password").fill(ADMIN.password);
	await admin.getByRole("button", { name: "Add user" }).click();
	await expect(heading(admin)).toHaveText(`${username} was added`);
	await admin.context().close();

	await signIn(page, { username, password });
	await expect(heading(page)).toHaveText("Choose a password of your own");
	await page.goto("/admin/messages");
	await expect(page).toHaveURL("/admin/account");
	await expect(page.getByRole("navigation")).toHaveCount(0);
	await expectSound(page);
	await page.getByRole("banner").locator("form").evaluate(sendAQuestion);
	await expect(heading(page)).toHaveText("One more step first");
	await expectSound(page);
	await page.goBack();
	await page.getByLabel("Current password").fill(password);
	await page.getByLabel("New password", { exact: true }).fill(`summit ${username}`);
	await page.getByLabel("New password again").fill(`summit ${username}`);
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(/made of words that are easy to guess here/);
	await page.getByLabel("Current password").fill(password);
	await page.getByLabel("New password", { exact: true }).fill(OWN_PASSWORD);
	await page.getByLabel("New password again").fill(OWN_PASSWORD);
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page).toHaveURL("/admin");
	await page.goto("/admin/messages");
	await expect(page).toHaveURL("/admin/messages");
});

test("an invited user opens the link, chooses a password and is signed in", async ({ page, browser, baseURL }) => {
	const admin = await otherBrowser(browser, baseURL);
	await admin.goto("/admin/settings/team/new");
	const username = "invited";
	await admin.getByLabel("Username").fill(username);
	await admin.getByRole("checkbox", { name: /^Editor/ }).check();
	await admin.getByLabel("Your password").fill(ADMIN.password);
	await admin.getByRole("button", { name: "Add user" }).click();
	await expect(heading(admin)).toHaveText(`${username} is invited`);
	const link = await admin.locator("dd.font-mono").innerText();
	await admin.context().close();

	await page.goto(link);
	await expect(page.getByText(`Your username: ${username}`)).toBeVisible();
	await expectSound(page);
	await page.getByLabel("Password", { exact: true }).fill(OWN_PASSWORD);
	await page.getByLabel("Password again").fill("something else");
	await page.getByRole("button", { name: "Save and sign in" }).click();
	await expect(page.getByLabel("Password again")).toHaveAccessibleDescription("The two passwords do not match.");
	await page.getByLabel("Password", { exact: true }).fill(OWN_PASSWORD);
	await page.getByLabel("Password again").fill(OWN_PASSWORD);
	await page.getByRole("button", { name: "Save and sign in" }).click();
	await expect(page).toHaveURL("/admin");
	await page.goto(link);
	await expect(heading(page)).toHaveText("This link does not work");
	await expectSound(page);
});
