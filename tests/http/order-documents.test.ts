import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, redirectOf, sql, visitorOf } from "../support/http.ts";
import { oneIn } from "../support/length.ts";
import { orderBy } from "../support/orders.ts";
import { readPdf, scanPdf, textsIn } from "../support/pdf.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const { page, get, post } = visitor;

const order = async (path: string, fields: Record<string, string> = {}) => (await orderBy(visitor, path, fields)).headers.get("location") ?? "";

const organizer = await organizerOf(site);
const codeIn = (location: string) => location.match(/[A-Z0-9]{8}/)?.[0] ?? "";

async function pay(location: string, cents?: number): Promise<void> {
	const [total] = cents === undefined ? sql(site, 'SELECT total FROM "order" WHERE code = ?', codeIn(location)) : [{ total: cents }];
	const [last] = sql(site, "SELECT max(id) AS id FROM order_event");
	const typed = String(Number(total?.total) / 100);
	expect(
		(await organizer.post(`/admin/orders/${codeIn(location)}/payment`, { typed, seen: String(last?.id), confirmed: Number(typed).toFixed(2) })).status,
	).toBe(303);
}

async function cancel(location: string) {
	const path = `${location}/cancel`;
	expect(linkIn((await page(location)).document, "/cancel")).toBe(path);
	const chosen = [...(await page(path)).document.querySelectorAll("[name=line]")].map((line) => line.getAttribute("value") ?? "");
	const { document } = await page(`${path}?${chosen.map((line) => `line=${line}`).join("&")}`);
	const expected = document.querySelector("[name=expected]")?.getAttribute("value") ?? "";
	const fields: [string, string][] = [...chosen.map((line): [string, string] => ["line", line]), ["expected", expected]];
	expect(redirectOf(await post(path, fields))).toEqual([303, location]);
	return document;
}

async function read(path: string) {
	const response = await get(path);
	expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	expect(["cache-control", "x-robots-tag", "referrer-policy"].map((name) => response.headers.get(name))).toEqual(["no-store", "noindex", "strict-origin"]);
	const bytes = new Uint8Array(await response.arrayBuffer());
	return { name: response.headers.get("content-disposition"), bytes, ...readPdf(bytes) };
}
const linkIn = (document: Document, part: string) => document.querySelector(`main a[href*="${part}"]:not([href$="/workshops"])`)?.getAttribute("href") ?? "";

test.each(
	oneIn(
		3,
		[
			[
				"/tickets/order",
				"ticket",
				"Printable ticket (PDF)",
				"Ticket: Standard",
				"November 19–21, 2025",
				"It admits one person, once.",
				"Bring your student or staff card",
			],
			[
				"/es/tickets/order",
				"boleto",
				"Boleto para imprimir (PDF)",
				"Boleto: Estándar",
				"19 al 21 de noviembre de 2025",
				"Es válido para una persona",
				"credencial",
			],
			["/sv/tickets/order", "biljett", "Biljett för utskrift (PDF)", "Biljett: Standard", "19–21 november 2025", "Den gäller för en person", "student- eller"],
		],
		2,
	),
)("%s: a ticket is one page, tagged, with its QR code", async (path, file, label, title, dates, entry, idCheck) => {
	sql(site, "UPDATE ticket_tier SET at_door = 1 WHERE id = 'standard'");
	const location = await order(`${path}?standard=1`, { attendingMyself: "", "attendee.0.name": "Åsa Ñúñez-Łukasz" });
	await pay(location);
	sql(site, "UPDATE \"order\" SET paid_at = '2025-10-11T12:13:14.000Z' WHERE code = ?", codeIn(location));
	const ticket = linkIn((await page(location)).document, "/t/");
	const { document } = await page(ticket);
	expect([linkIn(document, ".pdf"), texts(document, 'main a[href$=".pdf"]')]).toEqual([`${ticket}.pdf`, [label]]);
	const { name, facts, structure, text, links, fonts, bytes } = await read(`${ticket}.pdf`);
	expect(name).toBe(`inline; filename="latam-nordics-summit-2025-${file}.pdf"`);
	expect(facts).toMatchObject({ Title: `${title} | LATAM Nordics Summit 2025`, Pages: "1", Tagged: "yes", CreationDate: "D:20251011121314Z" });
	expect(textsIn(structure, "H1")).toEqual(["LATAM Nordics Summit 2025"]);
	expect([entry, dates, idCheck, "Åsa Ñúñez-Łukasz", "Avenida de la Innovación"].filter((words) => !text.includes(words))).toEqual([]);
	expect(links).toContain(`${site.origin}${ticket}`);
	expect(fonts.every(({ kept }) => kept === "yes yes yes")).toBe(true);
	expect(scanPdf(bytes)).toEqual([`QR-Code:${site.origin}${ticket}`]);
	expect(text).not.toContain("ana@example.com");
});

test.each(
	oneIn(
		3,
		[
			[
				"/tickets/order",
				"invoice",
				"Invoice",
				"Issued: ",
				"5 $231.98 16% $1,159.90 $1,345.50",
				"$299.00 USD less $29.90 USD (group discount)",
				"Payment: bank transfer",
			],
			["/es/tickets/order", "comprobante", "Comprobante de compra", "Emitido: ", "5 $231.98 16% $1,159.90 $1,345.50", "$299.00 USD menos", "no es un CFDI"],
			["/sv/tickets/order", "kvitto", "Kvitto", "Utfärdat: ", "5 231,98 16 % 1 159,90 1 345,50", "299,00 USD minus", "Betalning: banköverföring"],
		],
		1,
	),
)("%s: an invoice is in the buyer's language, as it was issued", async (path, file, title, issued, row, reduced, paid) => {
	const company = {
		companyName: "Solmar & Söner AB",
		companyTaxId: "SE556677889901",
		companyAddress: "Storgatan 1\r\n111 22 Stockholm",
		companyReference: "PO-77",
	};
	const location = await order(`${path}?standard=5`, { ...company, companyTaxArea: "eu" });
	const address = `${location.replace(/^\/(es|sv)/, "")}/invoice.pdf`;
	expect([(await get(address)).status, linkIn((await page(location)).document, "/invoices/")]).toEqual([404, ""]);
	await pay(location);
	const [{ number } = {}] = sql(site, "SELECT max(number) AS number FROM invoice");
	const { document } = await page(location);
	const [all, invoice] = texts(document, 'main a[href$=".pdf"]');
	expect([linkIn(document, "/invoices/"), all?.endsWith("(PDF)"), invoice]).toEqual([
		address.replace(".pdf", `s/${number}.pdf`),
		true,
		`${title} ${number} (PDF)`,
	]);
	const tickets = await read(linkIn(document, "/tickets.pdf"));
	const addresses = new Set(tickets.links.filter((link) => link.includes("/t/")));
	expect([tickets.facts.Pages, addresses.size, addresses.has(scanPdf(tickets.bytes)[0]?.replace("QR-Code:", "") ?? "")]).toEqual(["5", 5, true]);
	// Invoices are immutable.
	sql(site, "UPDATE sales_setting SET seller_name = 'Somebody else'");
	const { name, facts, structure, text } = await read(address);
	sql(site, "UPDATE sales_setting SET seller_name = 'LATAM Nordics Summit A.C.'");
	expect([name, facts.Title]).toEqual([`inline; filename="latam-nordics-summit-a-c-${file}-${number}.pdf"`, `${title} ${number} | LATAM Nordics Summit A.C.`]);
	expect([facts.Pages, facts.Tagged, textsIn(structure, "H1")]).toEqual(["1", "yes", [`${title} ${number}`]]);
	const [{ issued_at } = {}] = sql(site, "SELECT issued_at FROM invoice WHERE kind = 'invoice' AND number = ?", String(number));
	expect(facts.CreationDate).toBe(`D:${String(issued_at).replace(/\.\d+|[-T:]/g, "")}`);
	const named = [...Object.values(company).flatMap((words) => words.split("\r\n")), "LNS240115XX0", codeIn(location), issued, row, reduced, paid];
	expect(named.filter((words) => !text.includes(words))).toEqual([]);
});

test.each(
	oneIn(3, [
		["", "payment-details", "Payment details", "Copy the reference", "This is not an invoice"],
		["/es", "datos-de-pago", "Datos de pago", "Copiar la referencia", "no es un comprobante de compra"],
		["/sv", "betalningsuppgifter", "Betalningsuppgifter", "Kopiera referensen", "inget kvitto"],
	]),
)("%s: the payment instructions are available as a document until the order is paid; a partial payment is deducted", async (lang, file, title, copy, none) => {
	const location = await order(`${lang}/tickets/order?standard=1`);
	const { document } = await page(location);
	const address = `${location.replace(/^\/(es|sv)/, "")}/payment.pdf`;
	expect([linkIn(document, ".pdf"), texts(document, 'main a[href$=".pdf"]')]).toEqual([address, [`${title} (PDF)`]]);
	const copying = [...document.querySelectorAll("section[aria-labelledby=transfer-title] dd button")].map((button) => button.getAttribute("aria-label"));
	expect([copying.length, copying.includes(copy)]).toEqual([4, true]);
	const { name, facts, structure, text } = await read(address);
	expect(name).toBe(`inline; filename="latam-nordics-summit-a-c-${file}-${codeIn(location).toLowerCase()}.pdf"`);
	expect([facts.Pages, facts.Tagged, textsIn(structure, "H1").length, facts.Title?.startsWith(`${title}:`)]).toEqual(["1", "yes", 1, true]);
	const account = texts(document, "section[aria-labelledby=transfer-title] dd span.tabular");
	expect(account).toHaveLength(7);
	expect([...account, none].filter((words) => !text.replace(/\s+/g, " ").includes(words))).toEqual([]);
	await pay(location, 25000);
	const short = (await page(location)).document;
	expect(texts(short, "section[aria-labelledby=transfer-title] dd span.tabular")[0]).toMatch(/^\$?49[.,]00/);
	expect((await read(address)).text).toMatch(/49[.,]00/);
	await pay(location, 29900);
	expect([(await get(address)).status, texts((await page(location)).document, 'main a[href$="payment.pdf"]')]).toEqual([404, []]);
});

test.each(oneIn(3, ["", "/es", "/sv"], 1))(
	"%s: the payment instructions fit on one page, with all tiers at a discount, a company in Mexico, and a partial payment",
	async (lang) => {
		const company = {
			companyTaxArea: "mexico",
			companyName: "ACEROS Y MAQUINADOS DEL CENTRO OCCIDENTE",
			companyTaxId: "AMB010203AB9",
			companyPostcode: "76000",
			companyRegime: "601",
			companyUse: "G03",
			companyReference: "OC-2025-0098",
		};
		const location = await order(`${lang}/tickets/order?standard=2&business=2&student-academic=2`, company);
		const address = `${location.replace(/^\/(es|sv)/, "")}/payment.pdf`;
		const { facts, text } = await read(address);
		expect([facts.Pages, text.includes("AMB010203AB9"), text.includes("OC-2025-0098")]).toEqual(["1", true, true]);
		await pay(location, 100000);
		expect((await read(address)).facts.Pages).toBe("1");
	},
);

test.each(
	oneIn(
		3,
		[
			[
				"",
				"Credit note",
				"credit-note",
				"Refund$717.60 USD",
				"3 $206.21 16% $618.63 $717.60",
				"$239.20 USD of $299.00 USD refunded",
				"Total credited",
				"This credit note is not",
			],
			[
				"/es",
				"Comprobante de cancelación",
				"comprobante-de-cancelacion",
				"Te devolvemos",
				"de $299.00 USD",
				"se reembolsan",
				"Total cancelado",
				"Este comprobante no es un CFDI.",
			],
			["/sv", "Kreditfaktura", "kreditfaktura", "Du får tillbaka", "av 299,00 USD", "betalas tillbaka", "Totalt krediterat", "Den här kreditfakturan är inte"],
		],
		2,
	),
)("%s: canceled tickets are credited, in the buyer's language, and the invoice stays as it is", async (lang, title, file, back, ...words) => {
	const location = await order(`${lang}/tickets/order?standard=3`);
	await pay(location);
	const plain = location.replace(/^\/(es|sv)/, "");
	const invoice = await read(`${plain}/invoice.pdf`);
	const asked = await cancel(location);
	expect(texts(asked, "main dl > div").join(" ")).toContain(back);
	const { document } = await page(location);
	const to = linkIn(document, "/credit-notes/");
	const number = to.match(/(\d+)\.pdf$/)?.[1];
	const { name, facts, text } = await read(to);
	expect([name, facts.Title, facts.Pages]).toEqual([
		`inline; filename="latam-nordics-summit-a-c-${file}-${number}.pdf"`,
		`${title} ${number} | LATAM Nordics Summit A.C.`,
		"1",
	]);
	expect([codeIn(location), ...words].filter((part) => !text.includes(part))).toEqual([]);
	expect((await read(`${plain}/invoice.pdf`)).text).toBe(invoice.text);
	expect((await get(`${plain}/credit-notes/99.pdf`)).status).toBe(404);
	const admin = `/admin/orders/${codeIn(location)}`;
	const documents = [...(await organizer.document(admin)).querySelectorAll("main a[href$='.pdf']")].map((link) => link.getAttribute("href") ?? "");
	expect(await Promise.all(documents.map(async (path) => (await organizer.get(path)).headers.get("content-type")))).toEqual(Array(2).fill("application/pdf"));
});

test("a canceled ticket has only its page; invalid secrets are not found, and the log holds no secret", async () => {
	const location = await order("/tickets/order?standard=1");
	await pay(location);
	const ticket = linkIn((await page(location)).document, "/t/");
	const other = `${location.slice(0, -1)}${location.endsWith("A") ? "B" : "A"}`;
	const wrong = [`${other}/invoice.pdf`, `${location.replace(codeIn(location), "ACDEFGHJ")}/invoice.pdf`, `${ticket.slice(0, -1)}.pdf`];
	expect(await Promise.all(wrong.map(async (path) => (await get(path)).status))).toEqual([404, 404, 404]);
	await cancel(location);
	expect(redirectOf(await get(`/es${ticket}.pdf`))).toEqual([302, `/es${ticket}`]);
	expect(linkIn(parse(await (await get(ticket)).text()), ".pdf")).toBe("");
	await get(`${location}/invoice.pdf`);
	await expect.poll(() => site.log()).toContain("/orders/:code/:secret/invoice.pdf");
	expect([location, ticket].map((path) => site.log().includes(path.split("/").at(-1) as string))).toEqual([false, false]);
});

test("the buyer can change the company on the invoice until the order is paid", async () => {
	const at = await order("/tickets/order?standard=1");
	const path = `${at}/invoice-data`;
	const typed = {
		companyTaxArea: "mexico",
		companyName: "Solmar",
		companyTaxId: "no tengo",
		companyPostcode: "76140",
		companyRegime: "601",
		companyUse: "G03",
	};
	const wrong = await post(path, typed);
	expect([wrong.status, texts(parse(await wrong.text()), "[role=alert] a").length]).toEqual([422, 1]);
	expect((await post(path, { ...typed, companyTaxId: "abc-010203-ab9" })).headers.get("location")).toBe(`${at}?done=invoice#manage`);
	const { document } = await page(`${at}?done=invoice`);
	expect([texts(document, "#manage[open] [role=status]"), texts(document, "h4 + p").join()]).toEqual([["Saved."], expect.stringContaining("ABC010203AB9")]);
	await post(`${at}/cancel`);
	expect((await post(path, typed)).status).toBe(422);
	expect((await post(path, { ...typed, companyTaxId: "ABC010203AB9" })).headers.get("location")).toBe(path);
});
