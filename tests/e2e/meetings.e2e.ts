import { expect, expectSound, test } from "../support/browser.ts";
import { addMeeting, offerMeetings, takePart } from "../support/meetings.ts";
import { addPaidTickets } from "../support/orders.ts";

test.use({ ownSite: true, viewport: { width: 320, height: 640 } });

let codes = 0;

test("an attendee takes part, chooses people, and cancels a meeting, in three languages at 320 px", async ({ page, site, javaScriptEnabled }) => {
	const sound = async () => javaScriptEnabled && expectSound(page);
	offerMeetings(site);
	codes += 1;
	const code = `MEET${javaScriptEnabled ? "J" : "N"}${"ACD"[codes % 3]}77`;
	const [own, other] = ["x", "y"].map((letter) => `${code}${letter}`.toLowerCase().padEnd(22, letter)) as [string, string];
	addPaidTickets(site, { code, attendees: ["Åsa Öberg", "Luz Vega"], secrets: [own, other], locale: "sv" });
	const luz = takePart(site, { secret: other, name: "Luz Vega", offers: "Kopparkablar", seeks: "Vindkraft", email: "luz@example.com" });

	await page.goto(`/sv/t/${own}`);
	await page.getByRole("link", { name: "Delta" }).click();
	await sound();
	await page.getByLabel("engelska", { exact: false }).check();
	await page.getByLabel("Vad jag erbjuder").fill("Vindkraft");
	await page.getByLabel("Vad jag söker").fill("Kopparkablar");
	await page.getByRole("button", { name: "Delta" }).click();

	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Luz Vega"]);
	await expect(page.getByRole("listitem").filter({ hasText: "Luz Vega" })).toContainText("erbjuder det du söker");
	await page.getByRole("button", { name: /^Måste träffa/ }).click();
	await expect(page.getByRole("button", { name: /^Måste träffa/ })).toHaveAttribute("aria-pressed", "true");
	await page.goto(`/es/t/${own}/people`);
	await sound();

	addMeeting(site, Math.max(luz - 1, 1), luz);
	await page.goto(`/t/${own}/meetings`);
	await sound();
	await page.goto(`/sv/t/${own}/meetings`);
	await expect(page.getByRole("link", { name: "luz@example.com" })).toBeVisible();
	await page.locator("summary", { hasText: "Jag kan inte komma" }).click();
	await page.getByLabel(/^Skäl/).fill("Tåget är sent");
	await page.getByRole("button", { name: "Ställ in mötet" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Mötet är inställt" })).toBeVisible();
	await page.goto(`/sv/t/${other}/meetings`);
	await expect(page.getByRole("main")).toContainText("Tåget är sent");
});

test.describe("for organizers", () => {
	test.use({ signedIn: true });

	test("pages for organizers are sound", async ({ page, site, javaScriptEnabled }) => {
		test.skip(!javaScriptEnabled, "axe needs scripts");
		offerMeetings(site);
		const code = "MEETZJ77";
		const secrets = ["p", "q"].map((letter) => `${code}${letter}`.toLowerCase().padEnd(22, letter));
		addPaidTickets(site, { code, attendees: ["Åsa Öberg", "Luz Vega"], secrets, locale: "sv" });
		const [one = 0, two = 0] = secrets.map((secret, index) => takePart(site, { secret, name: `Person ${code} ${index}` }));
		addMeeting(site, one, two);
		for (const path of ["", "/day", "/people", "/sectors", "/slots/business-matchmaking"]) {
			await page.goto(`/admin/meetings${path}`);
			await expectSound(page);
		}
	});
});
