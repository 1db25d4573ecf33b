import type { Page } from "playwright/test";
import { expect, hold, test } from "../support/browser.ts";

test.use({ provoked: /status of 422/ });

const fill = async (page: Page, fields: Record<string, string>) => {
	for (const [label, value] of Object.entries(fields)) await page.getByRole("main").getByLabel(label, { exact: true }).fill(value);
};

/** Key by key: React does not notice values that Firefox's driver inserts at once. */
const type = async (page: Page, fields: Record<string, string>) => {
	for (const [label, value] of Object.entries(fields)) {
		const field = page.getByRole("main").getByLabel(label, { exact: true });
		await field.clear();
		await field.pressSequentially(value);
	}
};

/** Bypasses client-side validation, as an old browser would. */
const withoutBrowserChecks = (page: Page) => page.locator("#contact").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));

const ready = async (page: Page, form: string, javaScriptEnabled: boolean | undefined) => {
	if (javaScriptEnabled) await expect(page.locator(form)).toHaveAttribute("novalidate");
};

test("a message is sent, confirmed, and not sent again by a reload", async ({ page, javaScriptEnabled }) => {
	await page.goto("/contact?tier=business");
	await ready(page, "#contact", javaScriptEnabled);
	await expect(page.getByLabel("Subject")).toHaveValue("Ticket: Business");
	await fill(page, { Name: "Ana", "Email address": "ana@example.com" });
	let sent = 0;
	page.on("request", (request) => {
		if (request.method() === "POST") sent += 1;
	});
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page).toHaveURL("/contact?sent=1");
	const thanks = page.getByRole("status").filter({ hasText: "Thank you. We’ve received your message." });
	await expect(thanks).toBeVisible();
	if (javaScriptEnabled) await expect(thanks).toBeFocused();
	await page.reload();
	expect(sent).toBe(1);
	await page.getByRole("link", { name: "Write another message" }).click();
	await expect(page.getByLabel("Subject")).toHaveValue("");
});

test("an empty message gets a summary that links to each field, and the title announces the errors", async ({ page, javaScriptEnabled }) => {
	await page.goto("/sv/contact");
	await ready(page, "#contact", javaScriptEnabled);
	await withoutBrowserChecks(page);
	await page.getByRole("button", { name: "Skicka meddelandet" }).click();
	const summary = page.getByRole("alert");
	await expect(summary.getByRole("link")).toHaveText([
		"Namn: Fältet måste fyllas i.",
		"E-postadress: Fältet måste fyllas i.",
		"Ämne: Fältet måste fyllas i.",
		"Meddelande: Fältet måste fyllas i.",
	]);
	await expect(page).toHaveTitle("Fel: Kontakt | LATAM Nordics Summit 2025");
	if (javaScriptEnabled) await expect(summary).toBeFocused();
	await summary.getByRole("link", { name: /^Ämne/ }).click();
	await expect(page.getByLabel("Ämne")).toBeFocused();
	await expect(page.getByLabel("Ämne")).toHaveAccessibleDescription("Fältet måste fyllas i.");
});

test("with JavaScript errors disappear once corrected, and a single error focuses its field", async ({ page, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "the server checks again on the next try");
	await page.goto("/contact");
	await ready(page, "#contact", javaScriptEnabled);
	await page.getByRole("button", { name: "Send message" }).click();
	await type(page, { Name: "Ana", Subject: "Hello", Message: "Words" });
	await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email address: This field is required."]);
	await type(page, { "Email address": "ana@example" });
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("main").getByLabel("Email address", { exact: true })).toBeFocused();
	await expect(page).toHaveTitle("Error: Contact | LATAM Nordics Summit 2025");
	await type(page, { "Email address": "ana@example.com" });
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page).toHaveTitle("Contact | LATAM Nordics Summit 2025");
});

test("with JavaScript a double click sends one request, and the button shows that it is pending", async ({ page, javaScriptEnabled }) => {
	test.skip(!javaScriptEnabled, "the server keeps one of two");
	await page.goto("/contact");
	await ready(page, "#contact", javaScriptEnabled);
	await fill(page, { Name: "Ana", "Email address": "ana@example.com", Subject: "Twice", Message: "Words" });
	let sent = 0;
	const letGo = await hold(page, /contact\.data/, (request) => {
		if (request.method() === "POST") sent += 1;
	});
	await page.getByRole("button", { name: "Send message" }).dblclick();
	await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
	letGo();
	await expect(page).toHaveURL("/contact?sent=1");
	expect(sent).toBe(1);
});

test("server-side errors are shown with JavaScript too", async ({ page, javaScriptEnabled }) => {
	await page.goto("/contact");
	await ready(page, "#contact", javaScriptEnabled);
	await fill(page, { Name: "Ana", "Email address": "ana@example.com", Subject: "Long" });
	await page.locator("#contact textarea").evaluate((field: HTMLTextAreaElement) => {
		field.removeAttribute("maxlength");
		field.value = "x".repeat(5001);
	});
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Message: This is too long. Please shorten it."]);
	await expect(page.getByLabel("Message", { exact: true })).toHaveValue("x".repeat(5001));
	await expect(page.getByLabel("Name")).toHaveValue("Ana");
});

test("visitors subscribe to the newsletter in the footer of any page", async ({ page, javaScriptEnabled }) => {
	await page.goto("/es/privacy");
	await ready(page, "#footer-newsletter", javaScriptEnabled);
	const footer = page.getByRole("contentinfo");
	await footer.getByLabel("Correo electrónico").fill(`foot-${javaScriptEnabled}@example.com`);
	await footer.getByRole("button", { name: "Suscribirme" }).click();
	await expect(page.getByText("¡Gracias! Tu suscripción quedó lista.")).toBeVisible();
	await expect(page).toHaveURL(javaScriptEnabled ? "/es/privacy" : "/es/newsletter?subscribed=1");
	if (javaScriptEnabled) await expect(footer.getByRole("status")).toBeFocused();
});

test("an invalid address is refused beside its field", async ({ page, javaScriptEnabled }) => {
	await page.goto("/news");
	await ready(page, "#news-newsletter", javaScriptEnabled);
	const form = page.getByRole("region", { name: "News by email" });
	await form.getByLabel("Email address").fill("nobody@home");
	await form.getByRole("button", { name: "Subscribe" }).click();
	const field = page.getByRole("main").getByLabel("Email address");
	await expect(field).toHaveAccessibleDescription("Enter an email address such as name@company.com.");
	await expect(field).toHaveValue("nobody@home");
	if (javaScriptEnabled) await expect(field).toBeFocused();
	else await expect(page).toHaveTitle("Error: Newsletter | LATAM Nordics Summit 2025");
});

test("the requested price, or that nothing is chosen, is in view", async ({ page, javaScriptEnabled }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/tickets/order");
	await ready(page, "#order", javaScriptEnabled);
	const button = page.locator(".order-bar button").filter({ visible: true });
	await button.click();
	await expect(page.getByText("Choose at least one ticket.").last()).toBeInViewport();
	await page.locator("#order [name=business]").fill("2");
	if (!javaScriptEnabled) await page.getByRole("button", { name: "Update" }).click();
	await expect(button).toHaveText("Reserve for $1,198.00 USD");
	await expect(button).toBeInViewport({ ratio: 1 });
	await expect(page.locator("#order [name=business]")).toBeInViewport();
});
