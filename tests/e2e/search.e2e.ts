import { expect, test, violations } from "../support/browser.ts";

for (const [where, width] of [
	["the header", 1280],
	["the drawer", 320],
] as const) {
	test.describe(`in ${where}`, () => {
		test.use({ viewport: { width, height: 740 } });

		test("a visitor searches the whole site; with scripts, suggestions appear, and arrows, Enter and Escape work", async ({ page, javaScriptEnabled }) => {
			await page.goto("/es/about");
			if (javaScriptEnabled) await page.waitForLoadState("networkidle");
			if (width === 320) await page.getByRole("button", { name: "Abrir el menú" }).click();
			else await page.getByRole("banner").locator("summary:visible", { hasText: /^$/ }).click();
			const form = page.getByRole("search", { name: "Buscar" });
			const field = form.getByLabel("Buscar").first();
			await field.click();
			await field.pressSequentially("astrid lind");
			if (javaScriptEnabled) {
				const options = form.getByRole("option");
				await expect(options.first()).toHaveText("Astrid Lindqvist");
				await expect(form.getByRole("status")).toHaveText(/^\d sugerencias?$/);
				expect(await violations(page)).toEqual([]);
				await field.press("ArrowUp");
				await expect(form.getByRole("option", { selected: true })).toHaveText("Todos los resultados para “astrid lind”");
				await field.press("Escape");
				await expect(options).toHaveCount(0);
				await expect(field).toBeFocused();
				await field.press("ArrowDown");
				await expect(options.first()).toBeVisible();
				await field.press("ArrowDown");
				await expect(options.first()).toHaveAttribute("aria-selected", "true");
				await field.press("Enter");
				await expect(page).toHaveURL("/es/speakers/astrid-lindqvist");
				await expect(field).toBeHidden();
			} else {
				await field.press("Enter");
				await expect(page).toHaveURL("/es/search?q=astrid+lind");
				await page.getByRole("main").getByRole("link", { name: "Astrid Lindqvist" }).click();
				await expect(page).toHaveURL("/es/speakers/astrid-lindqvist");
			}
		});
	});
}
