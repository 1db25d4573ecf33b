import { registrations as en } from "#app/i18n/locales/en/registrations.ts";
import { registrations as es } from "#app/i18n/locales/es/registrations.ts";
import { registrations as sv } from "#app/i18n/locales/sv/registrations.ts";
import { expect, test } from "../support/browser.ts";
import { sql } from "../support/http.ts";
import { IS_LONG } from "../support/length.ts";
import { addPaidTickets } from "../support/orders.ts";

test.use({ ownSite: true });

const WORKSHOP = "hear-the-leak";

for (const [language, text] of Object.entries({ en, es, sv })) {
	test(`a registration is made, canceled, waitlisted, offered and accepted, in ${language}`, async ({ page, site, javaScriptEnabled }) => {
		test.skip(!IS_LONG && (javaScriptEnabled || language !== "sv"), "in Swedish and without scripts; in all ways by npm run test:long");
		const mark = `${language}${javaScriptEnabled ? "j" : "n"}`;
		const [ana, bo] = ["a", "b"].map((letter) => `${letter}${mark}`.repeat(6).slice(0, 22)) as [string, string];
		addPaidTickets(site, { code: `PLAC${mark.toUpperCase()}3`, attendees: ["Ana Ruiz", "Bo Berg"], secrets: [ana, bo] });
		sql(site, `UPDATE workshop SET max_attendees = 1 WHERE id = '${WORKSHOP}'`);
		const prefix = language === "en" ? "" : `/${language}`;
		const row = page.locator(`[id="${WORKSHOP}"]`);
		const done = page.getByRole("main").getByRole("status");
		const press = (words: string) => row.getByRole("button", { name: new RegExp(`^${words}`) }).click();

		await page.goto(`${prefix}/workshops/${WORKSHOP}`);
		await page.getByRole("main").getByRole("link", { name: text.register.button }).click();
		await expect(page).toHaveURL(`${prefix}/workshops/${WORKSHOP}/place`);
		await page.getByLabel(text.register.label).fill(`https://summit.example${prefix}/t/${ana}`);
		await page.getByRole("button", { name: text.register.submit }).click();
		await expect(page).toHaveURL(`${prefix}/t/${ana}/workshops#${WORKSHOP}`);
		await press(text.page.register);
		await expect(done).toHaveText(text.page.done.registered);
		await expect(page.getByText(text.page.clash.split("{{")[0] as string).first()).toBeVisible();

		await page.goto(`${prefix}/t/${bo}/workshops`);
		await press(text.page.wait);
		await expect(row).toContainText(text.page.waiting.replace("{{position}}", "1"));

		await page.goto(`${prefix}/t/${ana}/workshops`);
		await row.getByText(text.page.cancel).first().click();
		await press(text.page.cancel);
		await expect(done).toHaveText(text.page.done.cancelled);

		await page.goto(`${prefix}/t/${bo}/workshops`);
		await expect(row).toContainText(text.page.offered.replace("{{until}}", ""));
		await press(text.page.accept);
		await expect(done).toHaveText(text.page.done.registered);
		await row.getByText(text.page.cancel).first().click();
		await press(text.page.cancel);
		await expect(done).toHaveText(text.page.done.cancelled);
	});
}
