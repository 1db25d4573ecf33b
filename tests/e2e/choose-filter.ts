import type { Page } from "playwright/test";

/** A choice applies at once where scripts run. */
export async function chooseFilter(page: Page, name: string, label: string) {
	const menu = page.locator("main details", { has: page.getByLabel(name, { exact: true }) });
	const field = page.getByRole("main").getByRole("combobox", { name, exact: true });
	if (!(await field.isVisible())) await menu.locator("summary").click();
	await field.selectOption({ label });
	await menu.getByRole("button").click();
}
