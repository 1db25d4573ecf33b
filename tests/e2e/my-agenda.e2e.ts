import { expect, test } from "../support/browser.ts";

const WATER = /Sowing water/;
const LEAK = /Hear the leak/;

test("sessions are added on the agenda and on their pages, and removed again", async ({ page, javaScriptEnabled }) => {
	await page.goto("/agenda");
	const rows = page.locator("main ol > li");
	const toMine = () => page.getByRole("main").getByRole("link", { name: /^My agenda/ });
	await page.getByRole("button", { name: WATER }).click();
	if (!javaScriptEnabled) await page.getByRole("link", { name: "To the agenda" }).click();
	await expect(page.getByRole("button", { name: WATER })).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("link", { name: LEAK }).first().click();
	await expect(page.getByRole("heading", { level: 1, name: LEAK })).toBeVisible();
	await page.getByRole("complementary").getByRole("button", { name: LEAK }).click();
	if (javaScriptEnabled) {
		await expect(page.getByRole("complementary").getByRole("button", { name: "In my agenda" })).toBeVisible();
		await page.goto("/agenda");
		await expect(toMine()).toHaveText("My agenda (2)");
		await toMine().click();
	}
	await expect(rows).toHaveCount(2);
	await page.getByRole("button", { name: LEAK }).click();
	await expect(rows).toHaveCount(1);
	if (!javaScriptEnabled) return;
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(rows).toHaveCount(2);
});

test("a shared agenda replaces one's own only on confirmation, in all tabs at once", async ({ page, context, javaScriptEnabled }) => {
	await page.goto("/agenda/sowing-water");
	await page.getByRole("button", { name: "Add to my agenda: Sowing water" }).click();
	if (javaScriptEnabled) await expect(page.getByRole("button", { name: "In my agenda: Sowing water" })).toHaveAttribute("aria-pressed", "true");
	const other = await context.newPage();
	await other.goto("/my-agenda?sessions=desert-fuel");
	await expect(other.locator("main ol > li")).toHaveCount(1);
	await expect(other.getByRole("button", { name: "Add to mine" })).toHaveCount(javaScriptEnabled ? 1 : 0);
	if (!javaScriptEnabled) return;
	await page.goto("/my-agenda");
	const own = page.locator("main ol > li h3");
	await expect(own).toHaveText([WATER]);
	await other.getByRole("button", { name: "Add to mine" }).click();
	await expect(other).toHaveURL("/my-agenda");
	await expect(own).toHaveText([WATER, /Fuel from the desert/]);
	await other.goto("/my-agenda?sessions=still-standing");
	await other.getByRole("button", { name: "Replace mine" }).click();
	await expect(own).toHaveText([/Still standing/]);
	await other.getByRole("button", { name: "Undo" }).click();
	await expect(own).toHaveText([WATER, /Fuel from the desert/]);
});
