import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, organizerOf, signIn, sql, visitorOf } from "../support/http.ts";
import { addOrder } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

/** A site of its own, as its orders are counted. */
const site = await startSite();
afterAll(site.stop);
const boxOffice = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "desk", "box_office")) });
const PATH = "/admin/payments/statement";
const CODES = ["ACDEFGH3", "ACDEFGH4", "ACDEFGH6"];
for (const code of CODES) addOrder(site, { code, tickets: 1 });

const RESULT = "[aria-labelledby=result-title]";
async function sent(fields: Record<string, string | File>) {
	const answer = await boxOffice.post(PATH, fields);
	const document = parse(await answer.text());
	const hidden = [...document.querySelectorAll(`${RESULT} input[type=hidden]`)].map((input) => [input.getAttribute("name"), input.getAttribute("value")]);
	return { status: answer.status, document, counts: texts(document, `${RESULT} > ul:first-of-type li`), hidden: Object.fromEntries(hidden) };
}
const states = () => sql(site, `SELECT state FROM "order" ORDER BY id`).map(({ state }) => state);

test("a bank's file in Windows encoding is previewed, then imported once", async () => {
	const table = [
		"Bokföringsdag;Belopp;Valuta;Meddelande",
		`2026-11-19;299,00;USD;Biljett för Åsa ${CODES[0]}`,
		`2026-11-19;200,00;USD;${CODES[1]}`,
		"2026-11-20;-5,00;USD;Avgift",
	].join("\r\n");
	const shown = await sent({ file: new File([Buffer.from(table, "latin1")], "konto.csv", { type: "text/csv" }), text: "" });
	expect([shown.status, shown.counts, states()]).toEqual([
		200,
		["1 line needs review", "1 order would be paid", "1 line changes nothing"],
		["awaiting_bank", "awaiting_bank", "awaiting_bank"],
	]);
	expect(texts(shown.document, `${RESULT} li span.font-semibold`)).toEqual(["$200.00 USD", "$299.00 USD", "−$5.00 USD"]);
	expect(texts(shown.document, `${RESULT} details`)[1]).toContain(`2026-11-19 · Biljett för Åsa ${CODES[0]}${CODES[0]} Ana RuizWould be paid.`);
	expect(sql(site, "SELECT count(*) AS mails FROM mail")).toEqual([{ mails: 0 }]);

	const done = await sent({ ...shown.hidden, apply: "yes" });
	expect([done.counts, states()]).toEqual([
		["1 line needs review", "1 order is paid", "1 line changed nothing"],
		["paid", "awaiting_bank", "awaiting_bank"],
	]);
	const again = await sent({ ...shown.hidden, apply: "yes" });
	expect([again.counts, texts(again.document, `${RESULT} [name=apply]`)]).toEqual([["3 lines changed nothing"], []]);
	expect(sql(site, "SELECT count(*) AS payments FROM payment")).toEqual([{ payments: 2 }]);
	expect(sql(site, "SELECT subject FROM mail ORDER BY subject DESC")).toEqual([
		{ subject: `Tu pedido ${CODES[1]}: todavía faltan $99.00 USD` },
		{ subject: "Tu boleto para LATAM Nordics Summit 2025" },
	]);
});

test("columns without a known heading are asked for, and all input is kept", async () => {
	const text = `19.11.2026\t299.00\t${CODES[2]}\n20.11.2026\t1.00\tInterest`;
	const asked = await sent({ text });
	expect([texts(asked.document, `${RESULT} h2, ${RESULT} select`).length, asked.hidden.text]).toEqual([8, text]);
	const missing = await sent({ ...asked.hidden, asked: "yes", "column.amount": "1" });
	expect([
		texts(missing.document, `${RESULT} [role=alert]`),
		missing.document.querySelector("[name='column.amount'] [selected]")?.getAttribute("value"),
	]).toEqual([["Choose the columns with the amount and the message of the transfer."], "1"]);
	const shown = await sent({ ...asked.hidden, asked: "yes", "column.amount": "1", "column.reference": "2" });
	expect([shown.counts, texts(shown.document, `${RESULT} > p`)]).toEqual([
		["1 line needs review", "1 order would be paid"],
		["No column names the currency: the amounts count as US dollars."],
	]);
	await sent({ ...shown.hidden, apply: "yes" });
	expect(states()[2]).toBe("paid");
});

test("a line without a code is unassigned until it is assigned to an order, after a confirmation, or dismissed with a reason", async () => {
	addOrder(site, { code: "ACDEFGH7", tickets: 1 });
	const lines = "/admin/payments";
	const shown = await sent({ text: "Date;Amount;Reference;Name\n2026-11-21;299.00;Summit;Ana Ruiz\n2026-11-21;50.00;Gift;Per Ek" });
	await sent({ ...shown.hidden, apply: "yes" });
	const rows = async (query = "") => texts(await boxOffice.document(`${lines}${query}`), "main tbody tr");
	const page = await boxOffice.document(PATH);
	expect([texts(page, "#unassigned-title"), texts(page, "[aria-labelledby=unassigned-title] tbody tr").slice(0, 2)]).toEqual([
		["3 unassigned lines"],
		["$50.00 USD2026-11-21Per EkGiftAssign… $50.00 USD, 2026-11-21Dismiss… $50.00 USD, 2026-11-21", expect.stringContaining("Ana RuizSummitAssign…")],
	]);
	const organizer = await organizerOf(site);
	expect(texts(await organizer.document("/admin"), `main a[href='${lines}']`)).toEqual(["3 bank transfers aren’t assigned to an order. Assign"]);
	const [gift, ticket] = [...(await boxOffice.document(lines)).querySelectorAll("a[href$='/assign']")].map((link) => link.getAttribute("href") as string) as [
		string,
		string,
	];
	const assign = async (fields: Record<string, string>) => {
		const answer = await boxOffice.post(ticket, fields);
		const document = parse(answer.status === 303 ? "" : await answer.text());
		const asked = texts(document, "[aria-labelledby=question-title] h2, [aria-labelledby=question-title] p, [role=alert] a");
		return {
			status: answer.status,
			asked,
			key: document.querySelector("[name=confirmed]")?.getAttribute("value") ?? "",
			code: document.querySelector("[name=code]")?.getAttribute("value"),
		};
	};
	expect([await assign({ code: "" }), await assign({ code: "NONE2345" })]).toMatchObject([
		{ status: 422, asked: ["Order code: This field is required."] },
		{ status: 422, asked: ["Order code: There is no order with this code."], code: "NONE2345" },
	]);
	const question = await assign({ code: "acdefgh7" });
	expect([question, states().at(-1)]).toMatchObject([{ status: 200, asked: ["$299.00 USD for order ACDEFGH7, Ana Ruiz", "Would be paid."] }, "awaiting_bank"]);
	expect([
		(await assign({ code: "acdefgh7", confirmed: question.key })).status,
		states().at(-1),
		(await assign({ code: "acdefgh7", confirmed: question.key })).status,
	]).toEqual([303, "paid", 409]);
	const dismissal = gift.replace("assign", "dismiss");
	expect([(await boxOffice.post(dismissal, { reason: " " })).status, (await boxOffice.get(`${lines}/lines/999999/dismiss`)).status]).toEqual([422, 404]);
	const { document } = await boxOffice.follow(await boxOffice.post(dismissal, { reason: "A gift" }));
	expect([texts(document, ".toast p")[0], await rows(), await rows("?state=dismissed"), await rows("?state=matched&q=ACDEFGH7")]).toEqual([
		"Line dismissed",
		[expect.stringContaining("Interest")],
		[expect.stringMatching(/^\$50\.00 USD2026-11-21Per EkGiftA giftDismissed by desk on /)],
		["$299.00 USD2026-11-21Ana RuizSummitACDEFGH7"],
	]);
	expect((await boxOffice.post(dismissal, { reason: "Again" })).status).toBe(409);
});

test("a line with an unreadable amount is marked on its pages, in every language", async () => {
	const shown = await sent({ text: "Date;Amount;Reference;Name\n2026-11-25;-5.00;Fee;Bank\n2026-11-25;1.234,5.6;Grant;Odd AB" });
	await sent({ ...shown.hidden, apply: "yes" });
	const [{ id }] = sql(site, "SELECT id FROM statement_line WHERE amount IS NULL") as [{ id: number }];
	const page = async (path: string, language: string) => {
		const document = await boxOffice.document(`/admin/payments${path}`, { "Accept-Language": language });
		return texts(document, "main h1, main p.border-l-4, main tbody tr:first-child td:first-child");
	};
	const pages = async (language: string) => [
		await page("", language),
		await page(`/lines/${id}/assign`, language),
		await page(`/lines/${id}/dismiss`, language),
	];
	expect([await pages("en"), await pages("es"), await pages("sv")]).toEqual([
		[
			["Payments", "Amount unreadable"],
			["Assign this transfer to an order", "Amount unreadable · 2026-11-25 · Odd AB · Grant"],
			["Dismiss this transfer?", "Amount unreadable · 2026-11-25 · Odd AB · Grant"],
		],
		[
			["Pagos", "Monto ilegible"],
			["Asignar esta transferencia a un pedido", "Monto ilegible · 2026-11-25 · Odd AB · Grant"],
			["¿Descartar esta transferencia?", "Monto ilegible · 2026-11-25 · Odd AB · Grant"],
		],
		[
			["Betalningar", "Oläsligt belopp"],
			["Tilldela överföringen till en beställning", "Oläsligt belopp · 2026-11-25 · Odd AB · Grant"],
			["Avfärda överföringen?", "Oläsligt belopp · 2026-11-25 · Odd AB · Grant"],
		],
	]);
});

test("an unreadable file is rejected with a reason; users without access to payments get no such page", async () => {
	const broken = await sent({ text: 'Amount;Reference\n1;"x' });
	expect([broken.status, texts(broken.document, `${RESULT} p`), broken.document.querySelector("textarea")?.textContent]).toEqual([
		422,
		[expect.stringMatching(/^The quotation marks in line \d don’t match/)],
		'Amount;Reference\n1;"x',
	]);
	expect((await sent({ text: " " })).status).toBe(422);
	const editor = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "editor", "editor")) });
	expect([(await editor.get(PATH)).status, (await editor.post(PATH, { text: "x" })).status]).toEqual([403, 403]);
	expect(texts(await (await organizerOf(site)).document("/admin/payments"), `a[href='${PATH}']`)).toEqual(["Import bank statement"]);
});
