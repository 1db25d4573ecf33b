import { expect, hydrated, test } from "../support/browser.ts";
import { addPaidTickets } from "../support/orders.ts";

test.use({ ownSite: true, signedIn: true });

test("check-in staff go on to the list of check-in, and back, also after a reload", async ({ page, site }) => {
	const secret = "door".repeat(6);
	addPaidTickets(site, { code: "DDRS3456", attendees: ["Ana Ruiz"], secrets: [secret] });
	const panel = page.locator("section[aria-labelledby=check-in-title]");
	const attendees = page.getByRole("heading", { level: 1, name: "Check-in" });

	await page.goto(`/t/${secret}`);
	await panel.getByRole("button", { name: "Check in" }).click();
	await expect(panel).toContainText("Checked in");
	await panel.getByRole("link", { name: "All attendees" }).click();
	await expect(page).toHaveURL("/admin/check-in");
	await expect(attendees).toBeVisible();

	await page.evaluate((address) => history.pushState(null, "", address), `/t/${secret}`);
	await page.reload();
	await hydrated(page, "section[aria-labelledby=check-in-title]");
	await page.goBack();
	await expect(page).toHaveURL("/admin/check-in");
	await expect(attendees).toBeVisible();
});
