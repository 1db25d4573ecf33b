import type { Page, Response } from "playwright/test";
import { expect, test } from "../support/browser.ts";
import { ADMIN } from "../support/running-site.ts";

async function listedNames(page: Page, path: string): Promise<string[]> {
	await page.goto(path);
	return page.locator("section[aria-labelledby=stored-names] dt code").allTextContents();
}

async function storedNames(page: Page): Promise<string[]> {
	const cookies = await page.context().cookies();
	const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]).catch(() => []);
	return [...cookies.map(({ name }) => name.replace(/^__Host-/, "").replace(/^device-.*/, "device")), ...keys];
}

test("the cookie page names everything that the site stores in a browser, in three languages", async ({ page, javaScriptEnabled }) => {
	const listed = await listedNames(page, "/cookies");
	for (const path of ["/es/cookies", "/sv/cookies"]) expect(await listedNames(page, path)).toEqual(listed);

	const seen = new Set<string>();
	const look = async () => {
		for (const name of await storedNames(page)) seen.add(name);
	};
	// The toast cookie is deleted by the page that shows it, so it is only in the response before.
	const answers: Promise<void>[] = [];
	const note = async (response: Response) => {
		const set = (await response.headersArray()).filter(({ name }) => name.toLowerCase() === "set-cookie");
		for (const { value } of set) seen.add(value.split("=")[0] ?? "");
	};
	page.on("response", (response) => answers.push(note(response).catch(() => {})));
	await page.goto("/");
	await page.getByRole("link", { name: "News", exact: true }).first().click();
	await page.waitForURL("/news");
	await page.goBack();
	await page.waitForURL("/");
	await page.goto("/?lng=sv");
	await look();
	await page.goto("/");
	await page.goto("/speakers");
	await page
		.getByRole("button", { name: /^(Dark|Mörkt)$/ })
		.first()
		.click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await look();
	await page.goto("/agenda/sowing-water");
	await page.getByRole("button", { name: "Add to my agenda: Sowing water" }).click();
	await look();
	await page.goto("/admin/login");
	if (javaScriptEnabled) await expect(page.locator("#login")).toHaveAttribute("novalidate");
	await page.locator("[name=username]").fill(ADMIN.username);
	await page.locator("[name=password]").fill(ADMIN.password);
	await page.getByRole("main").locator("form button").first().click();
	await expect(page).toHaveURL("/admin");
	await page.goto("/admin/speakers/new");
	await page.locator("[name=name]").fill("Somebody");
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto("/admin/speakers");
	await page.goto("/admin");
	await look();
	await Promise.all(answers);
	const expected = ["lng", "toast", "session", ...(javaScriptEnabled ? ["ui-theme", "my-agenda", "positions"] : ["theme"])];
	expect([...seen].filter((name) => !listed.includes(name.replace(/^device-.*/, "device")))).toEqual([]);
	expect(expected.filter((name) => !seen.has(name))).toEqual([]);
});
