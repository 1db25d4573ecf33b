import { expect, expectSound, hydrated, test } from "../support/browser.ts";
import { organizerOf, signIn, sql, visitorOf } from "../support/http.ts";
import { BUYER, orderBy } from "../support/orders.ts";
import { scanPicture } from "../support/pdf.ts";

const WORKSHOPS = ["hear-the-leak", "eyes-under-water"];

test.use({ ownSite: true, provoked: /status of 410/ });

test("tickets are ordered, paid, reassigned, canceled and refunded, on pages that are accessible and fit", async ({
	page,
	context,
	site,
	javaScriptEnabled,
}) => {
	const main = page.getByRole("main");
	const sound = async (place: string) => javaScriptEnabled && expectSound(page, place);
	const organizer = await organizerOf(site);
	await page.goto("/tickets/order?business=2");
	if (javaScriptEnabled) await hydrated(page, "#order");
	await page.getByLabel("Your name").fill("Ana Ruiz");
	await page.locator("[name=buyerEmail]").fill("ana@example.com");
	await page.getByRole("group", { name: "Ticket 1: Business" }).getByLabel("Name").fill("Ana Ruiz");
	await page.getByLabel("I accept the").check();
	await page.getByRole("button", { name: /^Reserve for/ }).click();
	await expect(page).toHaveURL(/\/orders\/\w{8}\/[\w-]{32}$/);
	await sound("an order that waits");
	const order = new URL(page.url()).pathname;
	const code = order.split("/")[2] as string;

	const payment = `/admin/orders/${code}/payment`;
	expect((await organizer.post(payment, await organizer.formOf(payment, "main form[method=post]"))).status).toBe(303);
	await page.goto(order);
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Your 2 tickets are paid for");
	await sound("an order that is paid");

	await page.getByRole("link", { name: /^Open the ticket ?: Ticket 1/ }).click();
	await expect(page).toHaveURL(/\/t\/[\w-]{22}$/);
	await sound("a ticket");
	await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
	expect(scanPicture(await page.getByRole("img", { name: "QR code of this ticket" }).screenshot())).toEqual([`QR-Code:${page.url()}`]);
	await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
	const ticket = new URL(page.url()).pathname;
	await page.goto(`${ticket}/workshops`);
	await sound("a ticket's workshops");
	await page.goto(`${ticket}/workshops/order`);
	await sound("ordering workshops");
	await page.goto(order);
	await page.getByRole("link", { name: /^Open the ticket ?: Ticket 1/ }).click();
	if (javaScriptEnabled) await hydrated(page, "main");
	await page.getByRole("link", { name: "Give to someone else…" }).click();
	await expect(page).toHaveURL(`${ticket}/hand-on`);
	await sound("giving to someone else");
	if (javaScriptEnabled) await hydrated(page, "main form");
	await page.getByLabel("Name of the new attendee").fill("Nina Ny");
	await page.getByLabel("Their email address").fill("nina@example.com");
	await page.getByRole("button", { name: "Give to someone else" }).click();
	await expect(main).toContainText("Nina Ny");
	if (javaScriptEnabled) {
		const before = () => page.evaluate("new URL(navigation.entries()[navigation.currentEntry.index - 1].url).pathname");
		await expect.poll(before).toBe(order);
		await expect(main).toContainText("Nina Ny");
		await page.goBack();
		await expect(page).toHaveURL(order);
	}
	await page.goto(ticket);
	await expect(main).toContainText("belongs to someone else");
	await sound("a ticket that was given to someone else");

	await page.goto(`${order}/cancel`);
	await page.getByLabel(/^Ticket 2: Business/).check();
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveURL(/cancel\?.*line=/);
	await sound("canceling");
	await page.getByRole("button", { name: /^Cancel with a refund of \$[\d.]+ USD/ }).click();
	await expect(page).toHaveURL(order);
	await sound("an order of which a part is canceled");

	const [name = "", value = ""] = (await signIn(site)).split("=");
	await context.addCookies([{ name, value, url: site.origin }]);
	for (const path of [`/admin/orders/${code}`, `/admin/orders/${code}/cancel`, "/admin/payments/refunds", "/admin/attendees"]) {
		await page.goto(path);
		await sound(path);
	}
});

test.describe("on an order's page", () => {
	test.use({ provoked: /status of 422|ERR_FAILED|NS_ERROR|NetworkError|Failed to fetch/ });

	test("names that are rejected or not sent keep their input, in an open fold, and so does the other form", async ({ page, site, javaScriptEnabled }) => {
		test.skip(!javaScriptEnabled, "without scripts each form is a page");
		const order = (await orderBy(visitorOf(site), "/tickets/order?business=2")).headers.get("location") ?? "";
		await page.goto(order);
		await hydrated(page, "#tickets form");
		const names = page.locator("#tickets [name^='name.']");
		const [first, second, email] = [names.first(), names.last(), page.locator("#email input")];
		const save = page.getByRole("button", { name: "Save", exact: true }).last();
		const typed = () => Promise.all([first, second, email].map((field) => field.inputValue()));
		for (const fold of await page.locator("#email summary, #tickets summary").all()) await fold.click();
		await email.fill("anna@example.com");
		await first.fill("Ana Ruiz");
		await second.fill("bo@evil.example");
		await save.click();
		await expect(second).toBeFocused();
		await expect(page).toHaveTitle(/^Error: /);
		expect(await typed()).toEqual(["Ana Ruiz", "bo@evil.example", "anna@example.com"]);

		await second.fill("Bo Ek");
		await page.route("**/*", (route) => route.abort("failed"));
		await save.click();
		await expect(page.locator("main [data-error-summary]:focus")).toContainText("could not be reached");
		expect(await typed()).toEqual(["Ana Ruiz", "Bo Ek", "anna@example.com"]);

		await page.unroute("**/*");
		await save.click();
		await expect(page).toHaveURL(`${order}?done=names#tickets`);
		await expect(page.locator("#tickets [role=status]")).toBeFocused();
		await expect(page).toHaveTitle(/^Order /);
		expect(await typed()).toEqual(["Ana Ruiz", "Bo Ek", "anna@example.com"]);
		await page.locator("#email button").click();
		await expect(page).toHaveURL(`${order}?done=email#email`);
		await expect(page.locator("#email [role=status]")).toBeFocused();
	});

	for (const language of ["", "/es", "/sv"])
		test(`says in few words what happened and what comes next, two tickets with two workshops each: ${language || "/en"}`, async ({ page, site }) => {
			await page.setViewportSize({ width: 360, height: 740 });
			const visitor = visitorOf(site);
			const organizer = await organizerOf(site);
			sql(site, "UPDATE workshop SET max_attendees = 99");
			for (const count of [1, 2]) {
				const form = { ...(await visitor.formOf(`${language}/tickets/order?business=${count}`, "#order")), ...BUYER };
				const workshops = Array.from({ length: count }, (_, index) => WORKSHOPS.map((id) => [`attendee.${index}.workshop`, id] as [string, string])).flat();
				const answer = await visitor.post(`${language}/tickets/order`, [...(Object.entries(form) as [string, string][]), ...workshops]);
				const order = answer.headers.get("location") ?? "";
				const countWords = async () => (await page.locator("main").innerText()).split(/\s+/).length;
				await page.goto(order);
				await expect(page.locator("#tickets div > ul > li")).toHaveCount(WORKSHOPS.length);
				const unpaid = await countWords();
				const payment = `/admin/orders/${order.split("/").at(-2)}/payment`;
				await organizer.post(payment, await organizer.formOf(payment, "main form[method=post]"));
				await page.goto(order);
				const paid = await countWords();
				expect([unpaid <= 120 || unpaid, paid <= 130 || paid]).toEqual([true, true]);
			}
		});
});
