import { expect, hydrated, otherBrowser, test } from "../support/browser.ts";
import { sql } from "../support/http.ts";
import { IS_LONG } from "../support/length.ts";
import { ADMIN } from "../support/running-site.ts";

// The browser logs responses with 422.
test.use({ ownSite: true, provoked: /422/ });

const WORDS = {
	en: {
		path: "",
		code: "code FRIENDS",
		submit: "Reserve for $777.40 USD",
		faster: "Only 4 Standard tickets are left.",
		waits: "Your 4 tickets are reserved",
		ended: "Your reservation has expired",
		owed: "We will refund $777.40 USD.",
		reassigned: "This ticket was given to someone else",
		cancel: "Cancel with a refund of $155.48 USD",
		sent: "We’ve refunded $932.88 USD.",
		soldOut: "Sold out",
	},
	es: {
		path: "/es",
		code: "código FRIENDS",
		submit: "Apartar por $777.40 USD",
		faster: "Solo quedan 4 boletos Estándar.",
		waits: "Tus 4 boletos están apartados",
		ended: "Tu pedido venció",
		owed: "Te vamos a reembolsar $777.40 USD.",
		reassigned: "Este boleto ahora es de otra persona",
		cancel: "Cancelar con un reembolso de $155.48 USD",
		sent: "Te reembolsamos $932.88 USD.",
		soldOut: "Agotado",
	},
	sv: {
		path: "/sv",
		code: "kod FRIENDS",
		submit: "Reservera för 777,40 USD",
		faster: "Standard: bara 4 biljetter finns kvar.",
		waits: "Dina 4 biljetter är reserverade",
		ended: "Din beställning har gått ut",
		owed: "Vi betalar tillbaka 777,40 USD till dig.",
		reassigned: "Biljetten är överlåten",
		cancel: "Avboka och få tillbaka 155,48 USD",
		sent: "Vi har betalat tillbaka 932,88 USD till dig.",
		soldOut: "Slutsåld",
	},
};

for (const [language, words] of Object.entries(WORDS)) {
	test(`a group with a code gets fewer tickets, pays late and twice, reassigns, cancels and is refunded, in ${language}`, async ({
		page,
		site,
		browser,
		baseURL,
		javaScriptEnabled,
	}) => {
		test.skip(!IS_LONG && (javaScriptEnabled || language !== "es"), "in Spanish and without scripts; in all ways by npm run test:long");
		const main = page.getByRole("main");
		const form = main.locator("#order");
		const organizer = await otherBrowser(browser, baseURL);
		sql(site, `UPDATE "order" SET state = 'cancelled', expires_at = NULL`);
		sql(site, "INSERT OR IGNORE INTO discount_code (id, percent) VALUES ('FRIENDS', 35)");
		sql(site, "UPDATE ticket_tier SET capacity = NULL WHERE id = 'standard'");

		await page.goto(`${words.path}/tickets`);
		await main.locator("article a").first().click();
		await expect(page).toHaveURL(/\/tickets\/order\?standard=1$/);
		if (javaScriptEnabled) await hydrated(page, "#order");
		await form.locator("[name=standard]").fill("5");
		await form.locator("summary").first().click();
		await form.locator("[name=discountCode]").fill("FRIENDS");
		await form.locator("[name=update]").first().click();
		await expect(form).toContainText(words.code);
		await form.locator("[name=buyerName]").fill("Åsa Öberg");
		await form.locator("[name=buyerEmail]").fill("asa@example.com");
		await form.locator("[name=acceptsTerms]").check();
		sql(site, "UPDATE ticket_tier SET capacity = 4 WHERE id = 'standard'");
		await form.locator("button").last().click();
		await expect(page.getByRole("alert")).toContainText(words.faster);
		await expect(form.locator("[name=standard]")).toHaveValue("4");
		await expect(form.locator("[name=buyerName]")).toHaveValue("Åsa Öberg");
		await form.getByRole("button", { name: words.submit }).click();
		await expect(main).toContainText(words.waits);

		const order = new URL(page.url()).pathname;
		const code = order.split("/").at(-2) as string;
		sql(site, `UPDATE "order" SET expires_at = '2026-01-01T00:00:00.000Z' WHERE code = ?`, code);
		await page.goto(order);
		await expect(main).toContainText(words.ended);
		await organizer.goto("/admin/payments/statement");
		const lines = [19, 20].map((day) => `2026-11-${day};777.40;USD;${code}`);
		await organizer.getByLabel("Or paste the lines").fill(["Date;Amount;Currency;Reference", ...lines].join("\n"));
		await organizer.getByRole("button", { name: "See what would happen" }).click();
		await organizer.getByRole("button", { name: "Record payments" }).click();
		await expect(organizer.getByText("1 payment is on the list of refunds")).toBeVisible();
		await page.goto(`${words.path}/tickets`);
		await expect(main.getByRole("article").first().getByRole("button", { name: words.soldOut })).toBeDisabled();
		await page.goto(order);
		await expect(main).toContainText(words.owed);

		const ticket = main.locator("#tickets li").first();
		if (javaScriptEnabled) await hydrated(page, "#tickets form");
		await ticket.locator("summary").click();
		await ticket.locator("[name^='name.']").fill("Per Berg");
		await ticket.locator("button").click();
		await expect(ticket.locator("summary")).toContainText("Per Berg");
		if ((await ticket.locator("details[open]").count()) === 0) await ticket.locator("summary").click();
		await ticket.locator(`a[href*="${order}/tickets/"]`).click();
		if (javaScriptEnabled) await hydrated(page, "#hand-on");
		await main.locator("[name=name]").fill("Nina Ny");
		await main.locator("[name=email]").fill("nina@example.com");
		await main.locator("#hand-on button").last().click();
		await expect(main.getByRole("status").filter({ hasText: "Nina Ny" })).toBeVisible();
		await page.goto(order);
		await main.locator("#tickets li").first().locator("summary").click();
		await expect(main.locator("#tickets li").first()).toContainText(words.reassigned);

		await page.goto(`${order}/cancel`);
		await main.locator("[name=line]").first().check();
		await main.locator("form button").last().click();
		await main.getByRole("button", { name: words.cancel }).click();
		await expect(page).toHaveURL(order);
		for (const _ of ["what came twice", "what was canceled"]) {
			await organizer.goto("/admin/payments/refunds");
			await organizer
				.getByRole("link", { name: /^Mark as sent/ })
				.first()
				.click();
			await organizer.locator("[type=password]").fill(ADMIN.password);
			await organizer.getByRole("main").locator("form button").last().click();
		}
		await page.goto(order);
		await expect(main).toContainText(words.sent);

		await organizer.close();
	});
}
