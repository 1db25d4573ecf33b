import { formatDateRange, formatPrice } from "#app/i18n/format.server.ts";
import { faq } from "../../seeds/faq.ts";
import { expect, hydrated, test } from "../support/browser.ts";
import { sample } from "../support/sample.ts";
import { event, sales } from "../support/summit/event.ts";
import { sessions } from "../support/summit/program.ts";
import { speakers } from "../support/summit/speakers.ts";
import { tiers } from "../support/summit/tiers.ts";

const featuredTier = tiers.find(({ featured }) => featured)!;
const tierName = featuredTier.name.sv!;
const priceOf = (count: number) => formatPrice(count * featuredTier.price, "sv");

test("a visitor goes from home to the order of a ticket, in Swedish", async ({ page, javaScriptEnabled }) => {
	await page.goto("/sv");
	await page.getByRole("main").getByRole("link", { name: "Köp din biljett" }).click();
	await expect(page).toHaveURL("/sv/tickets");
	// Home has the same cards, and stays visible until the next page is rendered.
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Biljetter");
	const featured = page.getByRole("article").filter({ hasText: "POPULÄR" });
	await expect(featured.getByRole("heading")).toHaveText(tierName);
	await expect(page.getByRole("button", { name: "Slutsåld" })).toBeDisabled();
	await featured.getByRole("link", { name: /^Köp biljett/ }).click();

	await expect(page).toHaveURL(`/sv/tickets/order?${featuredTier.id}=1`);
	if (javaScriptEnabled) await hydrated(page, "#order");
	const form = page.getByRole("main").locator("form");
	const order = form.getByRole("button", { name: /^Reservera/ });
	await expect(order).toHaveText(`Reservera för ${priceOf(1)}`);
	await form.getByLabel("Ditt namn").fill("Åsa Öberg");
	await form.getByLabel(tierName, { exact: true }).press("ArrowUp");
	if (!javaScriptEnabled) await form.getByRole("button", { name: "Uppdatera" }).click();
	await expect(order).toHaveText(`Reservera för ${priceOf(2)}`);
	await expect(form.getByLabel("Ditt namn")).toHaveValue("Åsa Öberg");
	if (javaScriptEnabled) {
		await order.click();
		await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Skriv din e-postadress.", "Godkänn villkoren för att beställa."]);
	}
	await form.locator("[name=buyerEmail]").fill("asa@exempel.se");
	await form.getByRole("group", { name: "Biljett 2" }).getByLabel("Namn").fill("Per Berg");
	await form.getByLabel("Jag godkänner villkoren").check();
	await order.click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dina 2 biljetter är reserverade");
	await expect(page.getByRole("main")).toContainText(sales.bankAccount!);
	await expect(page.locator("#tickets li").last()).toContainText(new RegExp(`Per Berg.*Biljett 2: ${tierName}`));
	await page.getByText("Hantera beställningen").click();
	await page.getByRole("button", { name: "Avboka" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Din beställning är avbokad");
});

test("a company orders eight tickets with names and workshops on one page, from a pasted list", async ({ page, javaScriptEnabled }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/es/tickets/order?business=8");
	const form = page.locator("#order");
	if (javaScriptEnabled) await hydrated(page, "#order");
	await form.locator("[name=buyerName]").fill("Ana Ruiz");
	await form.locator("[name=buyerEmail]").fill("ana@example.com");
	await form.locator("summary", { hasText: "Pegar una lista" }).click();
	const lines = Array.from({ length: 8 }, (_, index) => `Persona ${index + 1}, p${index + 1}@example.com, Solmar`);
	await form.locator("[name=pasted]").fill(["Persona, p@home", ...lines.slice(1)].join("\n"));
	await form.getByRole("button", { name: "Usar la lista" }).click();
	await expect(page.getByText("Línea 1: p@home no es un correo electrónico.")).toBeInViewport();
	await form.locator("[name=pasted]").fill(lines.join("\n"));
	await form.getByRole("button", { name: "Usar la lista" }).click();
	await expect(form.locator("[name='attendee.7.name']")).toHaveValue("Persona 8");
	await expect(form.locator("[name='attendee.0.name']")).toBeInViewport();
	await expect(form.locator("[name=buyerName]")).toHaveValue("Ana Ruiz");
	await form.locator("summary", { hasText: "Talleres para todos" }).click();
	await form.locator("[name='everyone.workshop']").nth(3).check();
	await form.locator("[name='everyone.workshop']").last().check();
	await form.locator("[name=acceptsTerms]").check();
	await form.getByRole("button", { name: /^Apartar por/ }).click();
	await expect(page).toHaveURL(/\/es\/orders\/\w{8}\/[\w-]{32}$/);
});

test("tiers side by side align their lists and buttons", async ({ page }) => {
	for (const { width, rows } of [
		{ width: 1440, rows: 1 },
		{ width: 768, rows: 2 },
	]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/es/tickets");
		const heights = await page
			.locator("article")
			.evaluateAll((cards) =>
				["h3", "h3 + p", "details", ":is(a, button)"].map((part) =>
					cards.map((card) => Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? 0)),
				),
			);
		expect([width, ...heights.map((tops) => new Set(tops).size)]).toEqual([width, rows, rows, rows, rows]);
	}
});

test("on a phone, the first button to buy a ticket is in the first screen, and the features are folded", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	for (const language of ["", "/es", "/sv"]) {
		await page.goto(`${language}/tickets`);
		const first = page.locator("article").first();
		const top = await first.getByRole("link").evaluate((button) => button.getBoundingClientRect().top);
		expect([language, top <= 520, await first.locator("li").first().isVisible()]).toEqual([language, true, false]);
	}
});

test("one question is open at a time, and each closes again", async ({ page }) => {
	await page.goto("/tickets");
	const entries = page.locator('details[name="faq"]');
	await expect(entries).toHaveCount(faq.length);
	const answers = entries.locator(":scope > :not(summary)");
	await entries.nth(0).locator("summary").click();
	await expect(answers.nth(0)).toBeVisible();
	await expect(answers.nth(0)).toContainText(formatDateRange(event.startDate, event.endDate, "en"));
	await entries.nth(3).locator("summary").click();
	await expect(answers.nth(3)).toBeVisible();
	await expect(answers.nth(0)).toBeHidden();
	await entries.nth(3).locator("summary").click();
	await expect(answers.nth(3)).toBeHidden();
});

test("a workshop leads to its speaker, its day and the tickets", async ({ page }) => {
	const workshop = sessions.find(({ workshopId }) => workshopId)!;
	const beside = sessions.find(({ day, startTime, id }) => day === workshop.day && startTime === workshop.startTime && id !== workshop.id)!;
	const title = workshop.title.en;
	await page.goto("/workshops");
	await page.getByRole("article").filter({ hasText: title }).getByRole("link", { name: "Learn more" }).click();
	await expect(page).toHaveURL(`/workshops/${workshop.workshopId}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(page).toHaveTitle(`${title} | ${event.name}`);
	await expect(page.getByRole("heading", { name: sample(speakers, workshop.speakerIds[0]!).name })).toBeVisible();
	await expect(page.getByRole("main")).toContainText(beside.title.en);
	await page.getByRole("main").getByRole("link", { name: "Buy a ticket" }).click();
	await expect(page).toHaveURL("/tickets");
});
