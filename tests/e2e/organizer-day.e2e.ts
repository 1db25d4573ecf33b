import type { Locator, Page } from "playwright/test";
import { expect, hydrated, tabTo, test } from "../support/browser.ts";
import { IS_LONG } from "../support/length.ts";
import { picture } from "../support/pictures.ts";
import { ADMIN } from "../support/running-site.ts";

test.use({ ownSite: true });

async function press(page: Page, target: Locator) {
	await tabTo(page, target);
	await page.keyboard.press("Enter");
}

async function type(page: Page, name: string, keys: string) {
	await tabTo(page, page.locator(`[name="${name}"]`));
	await page.keyboard.type(keys);
}

const open = (page: Page, words: string) => press(page, page.locator("summary").filter({ hasText: words }));

test("an organizer signs in, adds a speaker with a picture, a session and an article, and signs out by keyboard alone", async ({
	page,
	browser,
	baseURL,
	javaScriptEnabled,
}) => {
	test.skip(!IS_LONG && !javaScriptEnabled, "without scripts by npm run test:long");
	test.slow();
	const ready = async (form: string) => {
		if (javaScriptEnabled) await hydrated(page, form);
	};
	const save = async (heading: string) => {
		await press(page, page.getByRole("button", { name: "Save", exact: true }));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	};

	await page.goto("/admin");
	await ready("#login");
	await type(page, "username", ADMIN.username);
	await type(page, "password", ADMIN.password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/admin");

	await press(page, page.getByRole("navigation").getByRole("link", { name: "Speakers", exact: true }));
	await press(page, page.getByRole("link", { name: "Add New Speaker" }));
	await ready("#editor");
	await type(page, "name", "Tuva Tangent");
	await type(page, "title.en", "Pianist");
	await type(page, "bio.en", "Plays without a mouse.");
	await type(page, "company", "Keys AB");
	await type(page, "country", "Sweden");
	await type(page, "category", "Technology");
	await open(page, "Upload a new picture");
	await tabTo(page, page.locator("[name='photo.file']"));
	await page.locator("[name='photo.file']").setInputFiles({ name: "tuva.png", mimeType: "image/png", buffer: await picture("png") });
	await save("Tuva Tangent");

	await press(page, page.getByRole("navigation").getByRole("link", { name: "Agenda", exact: true }));
	await press(page, page.getByRole("link", { name: "Add New Session", exact: true }));
	await ready("#editor");
	for (const [name, keys] of [
		["title.en", "Keys at dawn"],
		["description.en", "A short recital."],
		["speakerIds.0", "Tuva"],
		["type", "Keynote"],
		["day", "1"],
		["startTime", "0715AM"],
		["endTime", "0745AM"],
		["roomId", "Arches"],
	] as const)
		await type(page, name, keys);
	await save("Keys at dawn");

	await press(page, page.getByRole("navigation").getByRole("link", { name: "News", exact: true }));
	await press(page, page.getByRole("link", { name: "Add New Article" }));
	await ready("#editor");
	await type(page, "title.en", "A recital at dawn");
	await type(page, "content.en", "Come early.");
	await type(page, "category", "Technology");
	await save("A recital at dawn");
	await press(page, page.getByRole("button", { name: "Publish now" }));
	await expect(page.getByRole("button", { name: "Publish now" })).toHaveCount(0);

	await press(page, page.getByRole("button", { name: "Logout" }));
	await expect(page).toHaveURL("/admin/login");
	await page.goto("/admin");
	await expect(page).toHaveURL("/admin/login");

	const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
	await visitor.goto("/speakers?q=tuva");
	const photo = visitor.getByRole("img", { name: "Tuva Tangent" });
	await expect(photo).toHaveAttribute("src", /^\/pictures\/[\w-]+-320\.webp$/);
	await photo.scrollIntoViewIfNeeded();
	await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await visitor.goto("/agenda?day=1");
	await expect(visitor.getByRole("listitem").filter({ hasText: "Keys at dawn" }).first()).toContainText("Tuva Tangent");
	await visitor.goto("/news");
	await expect(visitor.getByRole("link", { name: "A recital at dawn" }).first()).toBeVisible();
	await visitor.context().close();
});
