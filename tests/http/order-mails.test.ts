import ICAL from "ical.js";
import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, organizerOf, signIn, sql, type Visitor, visitorOf } from "../support/http.ts";
import { addOrder, orderBy } from "../support/orders.ts";
import { readPdf, scanPdf } from "../support/pdf.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { startMailServer } from "../support/smtp.ts";

const mailServer = await startMailServer();
const site = await startSite({ SMTP_URL: mailServer.url, MAIL_FROM: "Summit <tickets@summit.example>" });
const silent = await startSite();
afterAll(async () => {
	await Promise.all([site.stop(), silent.stop(), mailServer.stop()]);
});

async function pay(on: RunningSite, code: string) {
	const [last] = sql(on, "SELECT max(id) AS id FROM order_event");
	return (await organizerOf(on)).post(`/admin/orders/${code}/payment`, { typed: "598", seen: String(last?.id) });
}

test.each([
	["en", "ACDEFGHJ", "Your tickets for LATAM Nordics Summit 2025", "Open your tickets and invoice", "Hello Ana & <Ruiz>,"],
	["es", "ACDEFGHK", "Tus boletos para LATAM Nordics Summit 2025", "Abre tus boletos y tu comprobante", "Hola, Ana & <Ruiz>:"],
	["sv", "ACDEFGHL", "Dina biljetter till LATAM Nordics Summit 2025", "Öppna dina biljetter och ditt kvitto", "Hej Ana & <Ruiz>!"],
])(
	"%s: the mail of a paid order has the same content as text and as HTML, with each ticket and the summit",
	async (locale, code, subject, button, greeting) => {
		const email = `ana.${locale}@example.com`;
		addOrder(site, { code, locale, email, name: "Ana & <Ruiz>", attendees: ["Ana", "Per"] });
		expect((await pay(site, code)).status).toBe(303);
		const mail = await mailServer.arrived(email);
		const document = parse(mail.html ?? "");
		expect([document.title, texts(document, "h1"), document.documentElement.lang]).toEqual([subject, [subject], locale]);
		expect([texts(document, "p")[0], document.querySelectorAll("table, img, link, script").length]).toEqual([greeting, 0]);
		const links = [...document.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
		const address = mail.text.match(/^http.*$/m)?.[0] ?? "none";
		expect(links).toEqual([[button, address]]);
		const words = (text: string) => text.replace(/[\s:]+/g, " ").trim();
		const shown = texts(document, "p").join(" ");
		expect(words(shown)).toBe(words(mail.text.replace(address, "")));

		// Both attendees have a name.
		expect(mail.text).not.toMatch(/tell us there|Dinos ahí|Berätta också/);

		const [first, second, , calendar] = mail.attachments;
		expect(mail.attachments.map(({ type }) => type)).toEqual(["application/pdf", "application/pdf", "application/pdf", "text/calendar"]);
		const secrets = sql(
			site,
			'SELECT secret FROM ticket JOIN order_line l ON l.id = line_id JOIN "order" o ON o.id = order_id WHERE code = ? ORDER BY 1',
			code,
		);
		const prefix = locale === "en" ? "" : `/${locale}`;
		const codes = [first, second].flatMap((file) => scanPdf(file?.bytes ?? new Uint8Array())).sort();
		expect(codes).toEqual(secrets.map(({ secret }) => `QR-Code:${site.origin}${prefix}/t/${secret}`));
		expect(readPdf(first?.bytes ?? new Uint8Array()).text).toContain("Ana");
		const event = new ICAL.Event(new ICAL.Component(ICAL.parse(Buffer.from(calendar?.bytes ?? []).toString())).getFirstSubcomponent("vevent") ?? undefined);
		expect([event.startDate.toString(), event.endDate.toString(), event.uid]).toEqual(["2025-11-19", "2025-11-22", expect.stringMatching(/^summit@/)]);
		expect(sql(site, "SELECT body FROM mail WHERE recipient = ?", email)).toEqual([{ body: "" }]);
	},
);

test("before payment no entered name is emailed, not even in attachments, and the page says when no mail was sent", async () => {
	const visitor = visitorOf(site);
	sql(site, "INSERT INTO discount_code (id, percent, tiers) VALUES ('PRESS', 100, '[]')");
	const order = (path: string, code = "") =>
		orderBy(visitor, `${path}?standard=1&discountCode=${code}`, {
			buyerName: "Prize evil-login.com",
			buyerEmail: "vic@example.com",
			"attendee.0.name": "Prize evil-login.com",
			companyName: "Prize evil-login.com",
			companyAddress: "evil-login.com",
			companyTaxArea: "elsewhere",
		});
	await order("/tickets/order");
	await order("/tickets/order", "PRESS");
	await mailServer.arrived("vic@example.com", 2);
	const mails = mailServer.mails.filter(({ to }) => to === "vic@example.com");
	const pages = mails.flatMap(({ attachments }) => attachments.filter(({ type }) => type === "application/pdf"));
	const said = [...mails.map(({ text }) => text), ...pages.map(({ bytes }) => readPdf(bytes).text)];
	expect([said.length, said.filter((words) => /evil|Prize/.test(words))]).toEqual([4, []]);

	for (let number = 0; number < 3; number++) await order("/tickets/order");
	const words = [];
	for (const path of ["/tickets/order", "/es/tickets/order", "/sv/tickets/order"]) {
		const { headers } = await order(path);
		words.push(texts(await visitor.document(headers.get("location") ?? ""), "main p.max-w-measure.wrap-anywhere")[0]);
	}
	expect(words).toEqual([
		"Save the link to this page: you need it to open your order. We haven’t emailed it: before the first payment, we send only a few emails to an address, and vic@example.com has reached that limit.",
		"Guarda el enlace de esta página: es la única forma de abrir tu pedido. No lo enviamos por correo: antes del primer pago enviamos pocos correos a una misma dirección, y vic@example.com ya llegó al límite.",
		"Spara länken till den här sidan. Utan den kan du inte öppna din beställning. Vi har inte mejlat den: före den första betalningen skickar vi bara några få mejl till samma adress, och vic@example.com har redan fått dem.",
	]);
});

test("without a mail server the mail and its attachments are readable by users with access to orders alone", async () => {
	addOrder(silent, { code: "ACDEFGHM", locale: "en", email: "bo@example.com" });
	await pay(silent, "ACDEFGHM");
	const organizer = await organizerOf(silent);
	const [{ id } = {}] = sql(silent, "SELECT id FROM mail");
	const document = await organizer.document(`/admin/mail/${id}`);
	expect(document.querySelector("main")?.textContent).toContain("You can also add the attendees’ names there");
	expect(texts(document, "main ol li")).toEqual(["Ticket (PDF)", "Ticket (PDF)", "Invoice (PDF)", "The summit for calendars (.ics)"]);
	const links = [...document.querySelectorAll("main ol a")].map((link) => link.getAttribute("href") ?? "");
	const answers = await Promise.all(links.map((link) => organizer.get(link)));
	expect(answers.map(({ status, headers }) => [status, headers.get("content-type"), headers.get("cache-control")])).toEqual([
		[200, "application/pdf", "no-store"],
		[200, "application/pdf", "no-store"],
		[200, "application/pdf", "no-store"],
		[200, "text/calendar; charset=utf-8", "no-store"],
	]);
	expect((await organizer.get(`/admin/mail/${id}/attachments/4`)).status).toBe(404);
	const editor = visitorOf(silent, { Cookie: await signIn(silent, await addUser(silent, "bert")) });
	const listed = async (reader: Visitor) => (await reader.document("/admin/mail")).querySelector(`main a[href="/admin/mail/${id}"]`) !== null;
	expect([await listed(organizer), await listed(editor)]).toEqual([true, false]);
	const refused = [
		editor.get(`/admin/mail/${id}`),
		editor.get(`/admin/mail/${id}/delete`),
		editor.post(`/admin/mail/${id}/delete`),
		editor.get(links[0] as string),
	];
	expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404, 403]);
	expect(sql(silent, "SELECT id FROM mail WHERE id = ?", id)).toEqual([{ id }]);
});

test("the outbox stores paths: no mail contains the host of the buyer's request, and organizers see links at their own host", async () => {
	const made = await orderBy(visitorOf(silent), "/tickets/order?standard=1", { buyerEmail: "eve@example.com" });
	expect([made.status, made.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/orders\//)]);
	const [{ id, body } = {}] = sql(silent, "SELECT id, body FROM mail WHERE recipient = 'eve@example.com'");
	expect([String(body).includes("http"), String(body).match(/\S+\/orders\//)?.[0]]).toEqual([false, "{origin}/orders/"]);
	const shown = (await (await organizerOf(silent)).document(`/admin/mail/${id}`)).querySelector("main")?.textContent ?? "";
	expect([shown.includes("{origin}"), shown.match(/\S+\/orders\//)?.[0]]).toEqual([false, `${silent.origin}/orders/`]);
});

test("order and ticket offer each day as a calendar entry, from its opening, with a link to the ticket", async () => {
	const visitor = visitorOf(site);
	const [{ secret } = {}] = sql(site, "SELECT secret FROM ticket WHERE secret IS NOT NULL");
	const links = [...(await visitor.document(`/es/t/${secret}`)).querySelectorAll("main details a")].map((link) => link.getAttribute("href") ?? "");
	const address = `${site.origin}/es/t/${secret}`;
	expect([links[0], links[2]?.match(/dates=\w+/)?.[0], links[2]?.includes(encodeURIComponent(address))]).toEqual([
		`/es/t/${secret}.ics`,
		"dates=20251119T140000Z",
		true,
	]);
	const answer = await visitor.get(`/es/t/${secret}.ics`);
	expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([200, "text/calendar; charset=utf-8", "no-store"]);
	const days = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents("vevent");
	expect(days.map((day) => [day.getFirstPropertyValue("uid"), String(day.getFirstPropertyValue("dtstart")), day.getFirstPropertyValue("url")])).toEqual([
		[expect.stringMatching(/^ticket-\d+-day-1@/), "2025-11-19T08:00:00", address],
		[expect.stringMatching(/^ticket-\d+-day-2@/), expect.stringMatching(/^2025-11-20T/), address],
	]);
	expect((await visitor.get(`/es/t/${"x".repeat(22)}.ics`)).status).toBe(404);
	sql(site, "UPDATE event SET dates_announced = 0");
	expect([(await visitor.get("/es/summit.ics")).status, (await visitor.get(`/es/t/${secret}.ics`)).status]).toEqual([404, 404]);
	sql(site, "UPDATE event SET dates_announced = 1");
});

test("the mail status is reported correctly: to organizers before and after, and to buyers and holders", async () => {
	const said = async (on: RunningSite, code: string) => {
		addOrder(on, { code, email: "told@example.com" });
		const organizer = await organizerOf(on);
		const visitor = visitorOf(on);
		const before = texts(await organizer.document(`/admin/orders/${code}/payment`), "main .lead")[0];
		const { document } = await organizer.follow(await pay(on, code));
		const hint = (await visitor.document("/sv/tickets/order?standard=1")).querySelector("#order-buyerEmail-hint")?.textContent;
		return [before, texts(document, ".toast p")[1], hint];
	};
	const waits = "No mail server is set up, so the email to the buyer stays in the outbox. Notify the buyer yourself, or give them a link to the order.";
	expect([await said(site, "ACDEFGT3"), await said(silent, "ACDEFGT4")]).toEqual([
		[
			"Tickets and registrations are activated, and the invoice is issued. The buyer is notified by email. This can’t be undone.",
			"Tickets and registrations are activated, and the invoice is issued. The buyer is notified by email.",
			"Vi skickar beställningen till den här adressen.",
		],
		[
			`Tickets and registrations are activated, and the invoice is issued. ${waits} This can’t be undone.`,
			`Tickets and registrations are activated, and the invoice is issued. ${waits}`,
			"Bara för den här beställningen, som får en egen sida.",
		],
	]);
});
