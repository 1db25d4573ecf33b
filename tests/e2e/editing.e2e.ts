import { expect, hydrated, test } from "../support/browser.ts";
import { sql } from "../support/http.ts";
import { picture } from "../support/pictures.ts";
import { sessions, workshops } from "../support/summit/program.ts";

test.use({ ownSite: true, signedIn: true });

const MOVED = `${sessions.length - workshops.length} sessions and ${workshops.length} workshops`;

test("the first day of the summit moves after a confirmation, and the message's button moves it back", async ({ page }) => {
	const dayOf = async () => (await (await page.request.get("/api/workshops")).json())[0].date;
	await page.goto("/admin/settings/event");
	await hydrated(page, "#editor");
	const before = await dayOf();
	await page.getByLabel("First day", { exact: true }).fill("2025-11-17");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	const question = page.getByRole("alert");
	await expect(question).toContainText(`The agenda moves 2 days earlier: ${MOVED}.`);
	await expect(question).toBeFocused();
	expect(await dayOf()).toBe(before);

	await question.getByRole("button", { name: "Save and move them" }).click();
	const message = page.getByRole("status").filter({ hasText: "Saved and moved" });
	await expect(message).toContainText(`Moved with the dates: ${MOVED}.`);
	await expect(page.getByLabel("First day", { exact: true })).toHaveValue("2025-11-17");
	expect(await dayOf()).not.toBe(before);
	await message.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Everything is as it was before.")).toBeVisible();
	await expect(page.getByLabel("First day", { exact: true })).toHaveValue("2025-11-19");
	expect(await dayOf()).toBe(before);
});

test("the message's button restores a deleted entry and returns to its list", async ({ page }) => {
	await page.goto("/admin/partners/nordhub/delete");
	await page.getByRole("button", { name: "Delete" }).click();
	await expect(page).toHaveURL("/admin/partners");
	await expect(page.locator("#row-nordhub")).toHaveCount(0);
	await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
	await expect(page.locator("#row-nordhub")).toBeVisible();
	await expect(page).toHaveURL("/admin/partners");
});

test("a new entry's first field has the focus; all required fields are reported at once", async ({ page, complaints }) => {
	await page.goto("/admin/partners");
	await page.getByRole("link", { name: "Add New Partner" }).click();
	await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
	await hydrated(page, "#editor");
	const starOf = (id: string) => page.locator(`label[for="${id}"]`).evaluate((label) => getComputedStyle(label, "::after").content);
	const star = expect.stringContaining("*");
	expect([await starOf("editor-name"), await starOf("editor-description\\.en"), await starOf("editor-description\\.es")]).toEqual([star, star, "none"]);

	await page.getByRole("textbox", { name: "Website" }).fill("partner");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
		"Name: This field is required.",
		"Description (English): This field is required.",
		"Type: Choose one from the list.",
		"Website: Enter a web address that starts with https://.",
	]);
	expect(complaints.splice(0)).toEqual([expect.stringContaining("status of 422")]);
});

test("a preview of saved input can be left freely; one of unsaved input asks for confirmation", async ({ page }) => {
	const asked: string[] = [];
	page.on("dialog", (dialog) => {
		asked.push(dialog.message());
		return dialog.accept();
	});
	for (const typed of [undefined, "Somebody else"]) {
		await page.goto("/admin/speakers/astrid-lindqvist");
		await hydrated(page, "#editor");
		if (typed) await page.getByLabel("Name", { exact: true }).fill(typed);
		await page.getByRole("button", { name: "Spanish", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Preview: Spanish" })).toBeFocused();
		await page.getByRole("link", { name: "To the list" }).click();
		await expect(page).toHaveURL("/admin/speakers");
		expect(asked).toHaveLength(typed ? 1 : 0);
	}
});

test("the focus follows the first steps when they are hidden and shown again", async ({ page, site }) => {
	sql(site, "INSERT INTO setting (key, value) VALUES ('first_steps', 'shown')");
	await page.goto("/admin");
	await hydrated(page, "#content");
	await page.getByRole("button", { name: "Dismiss" }).press("Enter");
	await expect(page.locator("#content")).toBeFocused();
	await page.getByRole("button", { name: "Show the first steps" }).press("Enter");
	await expect(page.getByRole("heading", { name: "First steps" })).toBeFocused();
	sql(site, "DELETE FROM setting WHERE key = 'first_steps'");
});

test("the picture of a text is chosen by keyboard alone, without submitting the form around it", async ({ page }) => {
	await page.goto("/admin/pictures/new");
	await hydrated(page, "#upload");
	for (const language of ["English", "Spanish", "Swedish"]) await page.getByLabel(language).fill("Arches");
	await page.getByLabel("File").setInputFiles({ name: "bridge.png", mimeType: "image/png", buffer: await picture("png") });
	await page.getByRole("main").getByRole("button", { name: "Upload", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("bridge");

	await page.goto("/admin/news/new");
	await hydrated(page, "#editor");
	const text = page.getByRole("group", { name: "Text", exact: true });
	await text.getByRole("toolbar", { name: "English" }).getByRole("button", { name: "Picture" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("radio", { name: "bridge" }).focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(dialog).toHaveCount(0);
	await expect(text.getByLabel("English", { exact: true })).toHaveValue(/^!\[Arches\]\(\/pictures\/[^)]+\)\n\n$/);
	await expect(page).toHaveURL("/admin/news/new");
});
