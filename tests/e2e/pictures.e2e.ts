import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../support/browser.ts";
import { picture, SVG } from "../support/pictures.ts";
import { sample } from "../support/sample.ts";
import { sessions } from "../support/summit/program.ts";

test.use({ ownSite: true, signedIn: true, provoked: /status of (413|422)/ });

// Cropping a picture takes seconds on a busy machine.

const ALT = { English: "Two colors", Spanish: "Dos colores", Swedish: "Två färger" };
const file = async (name: string, bytes: Buffer | Promise<Buffer>) => ({ name, mimeType: "image/png", buffer: await bytes });
const submit = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

async function fill(page: Page) {
	await page.goto("/admin/pictures/new");
	await expect(page.locator("#upload")).toHaveAttribute("novalidate");
	for (const [language, text] of Object.entries(ALT)) await page.getByLabel(language).fill(text);
}

test("a picture is uploaded, cropped around its focus, used, and kept while it is used", async ({ page }) => {
	const name = "Two halves";
	await fill(page);
	await page.getByLabel("File").setInputFiles(await file(`${name}.png`, picture("png", 900, 300)));
	await expect(page.getByRole("img", { name: "The selected picture" })).toBeVisible();
	await submit(page, "Upload");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect(page.getByRole("status").filter({ hasText: "Now choose the part that must stay in view." })).toBeVisible();

	const parts = page.getByRole("group", { name: "Focus area" });
	await expect(parts.getByRole("radio", { name: "Middle" })).toBeChecked();
	const uploaded = page.url();
	await parts.getByRole("radio", { name: "Right", exact: true }).click({ position: { x: 40, y: 12 } });
	await expect(parts.getByRole("radio", { checked: true })).toHaveCount(0);
	await parts.getByRole("radio", { name: "Middle" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(parts.getByRole("radio", { name: "Right", exact: true })).toBeChecked();
	await submit(page, "Crop again");
	await expect(page).not.toHaveURL(uploaded);
	await expect(page.getByRole("status").filter({ hasText: "Picture cropped again" })).toBeVisible();
	await expect(parts.getByRole("radio", { name: "Right", exact: true })).toBeChecked();
	const cut = page.url();

	await page.goto("/admin/workshops/hear-the-leak");
	await hydrated(page, "#editor");
	const field = page.getByRole("group", { name: "Picture", exact: true });
	await field.getByText("Choose from the library").click();
	await field.getByRole("radio", { name }).check();
	await expect(field.getByText(`Current picture: ${name}`)).toBeVisible();
	await submit(page, "Save");
	await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
	await page.goto("/sv/workshops/hear-the-leak");
	await expect(page.getByRole("img", { name: "Två färger" })).toBeVisible();

	await page.goto("/admin/pictures?state=unused");
	await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveCount(0);
	await page.goto(cut);
	await page.getByRole("link", { name: "Delete…" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`“${name}” is still in use`);
	await page
		.getByRole("main")
		.getByRole("link", { name: sample(sessions, "workshop-hear-the-leak").title.en })
		.click();
	await expect(page).toHaveURL("/admin/workshops/hear-the-leak");
});

test("an unusable file is reported, and the texts stay", async ({ page }) => {
	await fill(page);
	const large = await file("large.png", Buffer.alloc(10 * 1024 * 1024 + 1));
	await page.getByLabel("File").setInputFiles(large);
	const tooLarge = "This file is larger than 10 MB. Choose a smaller one.";
	await expect(page.getByLabel("File")).toHaveAccessibleDescription(new RegExp(tooLarge));
	await submit(page, "Upload");
	await expect(page).toHaveTitle("Error: Add New Picture | LATAM Nordics Summit 2025");
	await expect(page.getByRole("alert").getByRole("link")).toHaveText([`Files: ${tooLarge}`]);

	await page.getByLabel("File").setInputFiles(await file("drawing.png", SVG));
	await submit(page, "Upload");
	await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Files: This picture can’t be used. Choose a JPEG, PNG, WebP, AVIF or GIF file."]);
	for (const [language, text] of Object.entries(ALT)) await expect(page.getByLabel(language)).toHaveValue(text);
	await expect(page.getByLabel("File")).toBeFocused();
});
