import { afterAll, beforeEach, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, organizerOf, redirectOf, signIn, sql, visitorOf } from "../support/http.ts";
import { addOrder } from "../support/orders.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

/** A site of its own, as other tests edit the tiers. */
const site = await startSite();
afterAll(site.stop);
const organizer = await organizerOf(site);
const boxOffice = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "desk", "box_office")) });

const CODES = Array.from("34679ACDEFGHJK", (last) => `ACDEFGH${last}`);
let used = 0;
let code = "";
beforeEach(() => {
	code = CODES[used++] ?? "";
});

const order = (path = "") => `/admin/orders/${code}${path}`;
const FORM = "main form[method=post]";
const send = async (path: string, typed: Record<string, string> = {}) => boxOffice.post(path, { ...(await boxOffice.formOf(path, FORM)), ...typed });
const shown = async () => {
	const document = await boxOffice.document(order());
	const listUnder = (heading: string) =>
		[...document.querySelectorAll("main section")]
			.filter((section) => section.querySelector("h2")?.textContent === heading)
			.flatMap((section) => texts(parse(section.innerHTML), "li > div:first-child"));
	return { document, listUnder, actions: texts(document, "main a[href*='/admin/orders/']"), state: texts(document, "h1 + p > span:first-child") };
};

test("the list shows correct totals, and finds an order by buyer, attendee and code", async () => {
	addOrder(site, { code, name: "Åsa Öberg", attendees: ["José Peña"] });
	const document = await boxOffice.document("/admin/orders");
	expect(texts(document, "[aria-labelledby=sales-title] dl > div")).toEqual([
		"Tickets sold0",
		"Reserved, not paid2",
		"Income$0.00 USDof which tax $0.00 USD",
		"Credited$0.00 USD",
	]);
	const [byTier, byDay] = [...document.querySelectorAll("[aria-labelledby=sales-title] table")].map((table) => texts(parse(table.outerHTML), "tbody tr"));
	const nothing = (heading: string) => expect.stringMatching(new RegExp(`^${heading}Tickets sold: 0Reserved, not paid: 2Invoiced: \\$0\\.00 USDCredited: `));
	expect([byTier?.filter((row) => /Standard|Total/.test(row)), byDay]).toEqual([
		[nothing("Standard"), nothing("Total")],
		[nothing("\\w+ \\d+, \\d{4}"), nothing("Total")],
	]);
	const found = async (query: string) => texts(await boxOffice.document(`/admin/orders?${query}`), "main table:last-of-type td:first-child");
	const day = new URL(document.querySelector("[aria-labelledby=sales-title] tbody a")?.getAttribute("href") as string, site.origin).searchParams.get("day");
	expect([
		await found(`tier=standard&method=bank&day=${day}`),
		await found("method=cash"),
		await found("day=2020-01-01"),
		await found("day=yesterday"),
	]).toEqual([[code], [], [], [code]]);
	for (const q of ["asa ob", "pena", code.toLowerCase()])
		expect(texts(await boxOffice.document(`/admin/orders?q=${q}`), "main table:last-of-type td:first-child")).toEqual([code]);
	expect(texts(await boxOffice.document("/admin/orders?q=nobody"), "main [role=status] + p")).toEqual(["Nothing matches the search."]);
});

test("an order is marked as paid: it gets tickets, an invoice and a history entry, the buyer an email; a second click does nothing", async () => {
	addOrder(site, { code, attendees: ["José Peña"] });
	const { actions, document: unpaid } = await shown();
	expect([actions[0], actions.slice(-2), texts(unpaid, "main header details p, main header details li")]).toEqual([
		"Mark as paid…",
		["Name…", "Name…"],
		[
			...["Payment", "Extend deadline…"],
			...["Tickets", "Change tickets…"],
			...["Buyer", "Resend email…", "Create a new link…", "Change buyer…"],
			...["Order", "Add a note…", "Cancel…"],
		],
	]);
	const form = await boxOffice.formOf(order("/payment"), FORM);
	expect(form.typed).toBe("598.00");
	expect(redirectOf(await boxOffice.post(order("/payment"), form))).toEqual([303, order()]);
	const again = await boxOffice.post(order("/payment"), form);
	expect([again.status, texts(parse(await again.text()), "[role=alert] h2, [role=alert] p")[0]]).toEqual([409, "Nothing was changed"]);
	const { document, listUnder, state } = await shown();
	expect([state, listUnder("Tickets"), listUnder("Payments"), listUnder("Refunds"), listUnder("History")]).toEqual([
		["Paid"],
		["José Peña", "No name yet"],
		["Received, bank transfer$598.00 USD"],
		[],
		["Ordered for $598.00 USD", "Paid: $598.00 USD, bank transfer"],
	]);
	expect(texts(document, "main dl dt")).toContain("Invoice number");
	expect(sql(site, "SELECT subject FROM mail ORDER BY id DESC LIMIT 1")).toEqual([{ subject: expect.stringMatching(/^Tus boletos para/) }]);
	expect(await (await boxOffice.get("/admin/orders/invoices.csv")).text()).toMatch(
		new RegExp(`\r\ninvoice,\\d+,[^,]+,${code},,bank,Ana Ruiz,ana@example.com,,,,,,,,,,515.52,82.48,598.00,[^,]+\r\n`),
	);
	expect(await (await boxOffice.get("/admin/orders/payments.csv")).text()).toMatch(
		new RegExp(`\r\npayment,${code},bank,confirmed,598.00,,,[^,]+,[^,]+,,,[-0-9]+ [0-9]+:[0-9]+,[-0-9]+ [0-9]+:[0-9]+,\r\n`),
	);
	expect(await (await boxOffice.get("/admin/orders/attendees.csv")).text()).toMatch(
		new RegExp(`${code},\\d+,Standard,José Peña,,Ana Ruiz,ana@example.com,es,,,,,1,${site.origin}/es/t/[\\w-]+,,,,,\r\n${code},\\d+,Standard,,,Ana Ruiz`),
	);
});

test("a wrong amount is not accepted: the order needs attention until an organizer resolves it", async () => {
	addOrder(site, { code });
	const wrong = await send(order("/payment"), { typed: "a lot" });
	expect([wrong.status, texts(parse(await wrong.text()), "[role=alert] a")]).toEqual([
		422,
		["Amount received, in US dollars: Enter an amount such as 299 or 299.50."],
	]);
	const written = () =>
		sql(site, "SELECT (SELECT max(id) FROM order_event) AS event, (SELECT max(id) FROM payment) AS payment, (SELECT max(id) FROM mail) AS mail");
	const before = written();
	for (const confirmed of ["", "50.00"]) {
		const asked = parse(await (await send(order("/payment"), { typed: "500", confirmed })).text());
		expect([texts(asked, "[role=alert] h2, [role=alert] button"), asked.querySelector("[name=typed]")?.getAttribute("value"), written()]).toEqual([
			["$500.00 USD isn’t the total of $598.00 USD", "Record $500.00 USD"],
			"500",
			before,
		]);
		expect(texts(asked, "[role=alert] p")).toEqual([
			expect.stringMatching(/^The order stays unpaid .*“Needs attention”.* the email to the buyer .* This can’t be undone\.$/),
		]);
	}
	const { document } = await boxOffice.follow(await send(order("/payment"), { typed: "500", confirmed: "500.00" }));
	expect(texts(document, ".toast p")[0]).toBe("Not paid");
	expect(texts(await boxOffice.document("/admin/orders?state=attention"), "main table:last-of-type td:first-child")).toEqual([code]);
	const listed = await boxOffice.document("/admin/orders?state=attention");
	expect(texts(listed, "main td .text-gold")).toEqual(["$500.00 USD received, which isn’t the total"]);
	expect((await shown()).actions.slice(0, 3)).toEqual(["Mark as paid…", "Refund this payment…", "Mark as resolved…"]);
	expect(texts(await boxOffice.document(order("/count")), "main .lead")).toEqual([
		"$500.00 USD of $598.00 USD has been received. Mark the order as paid once the rest arrives.",
	]);
	expect([
		(await boxOffice.post(order("/count"), {})).status,
		sql(site, 'SELECT count(*) AS paid FROM invoice JOIN "order" ON "order".id = order_id WHERE code = ?', code),
	]).toEqual([409, [{ paid: 0 }]]);
	await send(order("/dealt-with"), { typed: "Sends the rest" });
	expect(texts(await boxOffice.document("/admin/orders?state=attention"), "main table:last-of-type td:first-child")).toEqual([]);
	expect((await shown()).document.querySelector("main")?.textContent).toContain("Sends the rest");
});

test("after a partial payment the rest is proposed, and completes the order", async () => {
	addOrder(site, { code });
	await send(order("/payment"), { typed: "500", confirmed: "500.00" });
	const document = await boxOffice.document(order("/payment"));
	expect([document.querySelector("[name=typed]")?.getAttribute("value"), texts(document, "main .lead")]).toEqual([
		"98.00",
		[expect.stringMatching(/^\$500\.00 USD was received before, and \$98\.00 USD is missing\./)],
	]);
	const { document: paid } = await boxOffice.follow(await send(order("/payment"), { paidBy: "cash" }));
	expect(texts(paid, ".toast p")[0]).toBe("Marked as paid");
	expect((await shown()).listUnder("Payments")).toEqual(["Received, bank transfer$500.00 USD", "Received, cash$98.00 USD"]);
	expect(texts(await boxOffice.document("/admin/orders?state=attention"), "main table:last-of-type td:first-child")).toEqual([]);
});

test("an administrator accepts an underpaid order with a password; amount and reason are required, and all input is kept", async () => {
	addOrder(site, { code });
	await send(order("/payment"), { typed: "589", confirmed: "589.00" });
	const path = order("/difference");
	expect([(await boxOffice.get(path)).status, texts(await organizer.document(order()), `a[href='${path}']`)]).toEqual([403, ["Accept without the rest…"]]);
	const form = await organizer.formOf(path, FORM);
	expect(form.typed).toBe("9.00");
	const refused = async (typed: Record<string, string>) => {
		const answer = await organizer.post(path, { ...form, ...typed });
		const document = parse(await answer.text());
		const value = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute("value");
		return [answer.status, texts(document, "[role=alert] a"), value("typed"), value("reason")];
	};
	expect([
		await refused({ typed: "9", reason: " " }),
		await refused({ typed: "10", reason: "Fee", passwordNow: ADMIN.password }),
		await refused({ typed: "8", reason: "Fee", passwordNow: ADMIN.password }),
	]).toEqual([
		[422, ["Reason: This field is required.", expect.stringMatching(/^Your password: /)], "9", " "],
		[422, ["Difference in US dollars: No more than what is missing: $9.00 USD."], "10", "Fee"],
		[422, [expect.stringMatching(/With less than \$9\.00 USD, the order would not be paid\./)], "8", "Fee"],
	]);
	const { document } = await organizer.follow(await organizer.post(path, { ...form, reason: "Fee of the bank", passwordNow: ADMIN.password }));
	expect(texts(document, ".toast p")[0]).toBe("Marked as paid");
	expect((await shown()).listUnder("Payments")).toEqual([
		"Received, bank transfer$589.00 USD",
		"Difference, accepted as not received: Fee of the bank$9.00 USD",
	]);
	expect(texts(await organizer.document("/admin/orders"), "[aria-labelledby=sales-title] dl > div").at(-1)).toBe("Accepted differences$9.00 USD");
	const lines = (await (await organizer.get("/admin/orders/payments.csv")).text()).split(/\r?\n/).filter((line) => line.includes(code));
	expect(lines.map((line) => line.split(/[,;]/).slice(0, 6))).toEqual([
		["payment", code, "bank", "confirmed", "589.00", ""],
		["difference", code, "", "accepted", "9.00", "Fee of the bank"],
	]);
	expect((await organizer.post(path, { ...form, reason: "Fee", passwordNow: ADMIN.password })).status).toBe(409);
});

test("an order made on the site is paid in cash at the box office: it shows in the list, the files and the invoice", async () => {
	addOrder(site, { code });
	const path = order("/payment");
	const form = await boxOffice.document(path);
	expect([texts(form, "main legend, main fieldset label"), (await boxOffice.formOf(path, FORM)).paidBy]).toEqual([
		["How was it paid?", "By transfer", "In cash at the box office"],
		"bank",
	]);
	const asked = parse(await (await send(path, { typed: "500", paidBy: "cash" })).text());
	expect(asked.querySelector("[name=paidBy][checked]")?.getAttribute("value")).toBe("cash");
	await send(path, { paidBy: "cash" });
	const [file, invoices] = [await (await boxOffice.get("/admin/orders/payments.csv")).text(), await (await boxOffice.get("/admin/orders/invoices.csv")).text()];
	expect([
		texts(await boxOffice.document(`/admin/orders?method=cash&q=${code}`), "main table:last-of-type td:first-child"),
		file.includes(`\r\npayment,${code},cash,confirmed,598.00,`),
		invoices.includes(`,${code},,cash,`),
	]).toEqual([[code], true, true]);
});

test("an order is extended, its link shown, and canceled; then it offers no actions, and an administrator refunds late payments", async () => {
	addOrder(site, { code });
	const day = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);
	expect((await send(order("/due"), { typed: "2020-01-01" })).status).toBe(422);
	expect(redirectOf(await send(order("/due"), { typed: day }))).toEqual([303, order()]);
	const given = parse(await (await send(order("/link"))).text());
	expect(texts(given, "dd")).toEqual([expect.stringMatching(new RegExp(`^${site.origin}/es/orders/${code}/[\\w-]{32}$`))]);
	expect(redirectOf(await send(order("/cancellation")))).toEqual([303, order()]);
	for (const gone of ["/due", "/cancellation"])
		expect(texts(await boxOffice.document(order(gone)), "main p")).toEqual([
			"This is only possible while an order is awaiting its transfer. This order: Canceled.",
		]);
	await send(order("/payment"));
	const refunds = "/admin/payments/refunds";
	expect(texts(await boxOffice.document(`${refunds}?state=requested&q=${code}`), "main dl dd, main td:nth-child(-n+3)")).toEqual([
		...["$598.00 USD", "$0.00 USD", "$0.00 USD", "$0.00 USD"],
		...[code, "Ana Ruizana@example.com", "$598.00 USD"],
	]);
	expect([
		texts(await boxOffice.document(refunds), "main td a[href*='/refunds/']"),
		texts(await organizer.document(refunds), "main td a[href*='/refunds/']"),
	]).toEqual([[], [`Mark as sent… ${code}`]]);
	expect(await (await boxOffice.get(`${refunds}.csv?state=requested`)).text()).toContain(`\r\n${code},Ana Ruiz,ana@example.com,598.00,late,requested,bank,,`);
	expect(texts(await boxOffice.document(`${refunds}?state=sent`), "main [role=status] + p")).toEqual(["No refunds are on their way."]);
	const { listUnder, actions, state } = await shown();
	expect([state, listUnder("Refunds"), actions.filter((words) => words.includes("sent"))]).toEqual([
		["Canceled"],
		["To be sent: it was received after the order expired$598.00 USD"],
		[],
	]);
	const step = (await organizer.document(order())).querySelector("a[href$='/sent']")?.getAttribute("href") as string;
	expect((await boxOffice.post(step, { passwordNow: ADMIN.password })).status).toBe(403);
	expect((await organizer.post(step, { passwordNow: "not mine" })).status).toBe(422);
	const answers = await Promise.all([1, 2].map(() => organizer.post(step, { passwordNow: ADMIN.password })));
	expect(answers.map(redirectOf)).toEqual(Array(2).fill([303, order()]));
	expect(answers.map((answer) => answer.headers.get("set-cookie")?.match(/toast=(\w+)/)?.[1]).sort()).toEqual(["refundMarked", "refundsNotMarked"]);
	expect(sql(site, "SELECT state FROM refund")).toEqual([{ state: "sent" }]);
	expect(sql(site, "SELECT subject FROM mail ORDER BY id DESC LIMIT 1")).toEqual([{ subject: `Tu reembolso va en camino: pedido ${code}` }]);
});

test("an ordered tier cannot be deleted, with a reason; visitors see a changed capacity at once", async () => {
	addOrder(site, { code });
	expect(texts(await organizer.document("/admin/tickets/standard/delete"), "h1, main button")).toEqual(["“Standard” can’t be deleted"]);
	const { document } = await organizer.follow(await organizer.post("/admin/tickets/standard/delete"));
	expect(texts(document, ".toast p")).toEqual(["Not deleted", expect.stringContaining("1 entry has orders")]);
	const many = await organizer.post("/admin/tickets/changes", { id: "standard", remove: "yes" });
	expect([texts((await organizer.follow(many)).document, ".toast p")[0], sql(site, "SELECT id FROM ticket_tier WHERE id = 'standard'")]).toEqual([
		"Not deleted",
		[{ id: "standard" }],
	]);
	const both = await organizer.document("/admin/tickets/changes?id=standard&id=business");
	expect([
		texts(both, "main h1, main ul a"),
		[...both.querySelectorAll("main form [name=id]")].map((one) => one.getAttribute("value")),
		texts(both, "main .lead")[0]?.endsWith("1 entry has orders, which name it: it stays."),
		texts(await organizer.document("/admin/tickets/changes?id=standard"), "main h1, main button"),
	]).toEqual([["Delete 1 entry?", "Standard · stays", "Business"], ["business"], true, ["“Standard” can’t be deleted"]]);
	const form = { ...(await organizer.formOf("/admin/tickets/standard")), capacity: "2" };
	const asked = parse(await (await organizer.post("/admin/tickets/standard", form)).text());
	await organizer.post("/admin/tickets/standard", { ...form, confirmed: asked.querySelector("[name=confirmed]")?.getAttribute("value") ?? "" });
	expect(sql(site, "SELECT status FROM stock_status WHERE entity_id = 'standard'")).toEqual([{ status: "soldOut" }]);
});

test("payment settings are saved with the password, name their editor, and are in the activity log", async () => {
	const path = "/admin/settings/selling";
	const typed = { bankAccount: "SE45 5000 0000 0583 9825 7466", taxRate: "25" };
	const without = await organizer.post(path, { ...(await organizer.formOf(path, FORM)), ...typed, taxRate: "120" });
	const refused = parse(await without.text());
	expect([without.status, texts(refused, "[role=alert] a")]).toEqual([
		422,
		["Rate in percent: Enter a rate from 0 to 100, such as 16 or 12.5.", "Your password: This field is required."],
	]);
	expect(refused.querySelector("[name=bankAccount]")?.getAttribute("value")).toBe(typed.bankAccount);
	const saved = await organizer.post(path, { ...(await organizer.formOf(path, FORM)), ...typed, passwordNow: ADMIN.password });
	expect(redirectOf(saved)).toEqual([303, path]);
	expect(sql(site, "SELECT bank_account, tax_rate FROM sales_setting")).toEqual([{ bank_account: typed.bankAccount, tax_rate: 2500 }]);
	expect((await organizer.document(path)).querySelector("main")?.textContent).toContain(`Last changed by ${ADMIN.username} on `);
	expect(texts(await organizer.document("/admin/settings/activity?state=sales"), "main dl > div")).toContain("Rate in percentBefore16After25");
	expect((await boxOffice.get(path)).status).toBe(403);
});

test("the terms state the cancellation rules, at once and in the search", async () => {
	const path = "/admin/settings/selling";
	const said = async (of: string) => (await organizer.document(of)).querySelector("main")?.textContent ?? "";
	expect([await said("/terms"), await said("/sv/terms")]).toEqual([expect.stringContaining("refund 80% of"), expect.stringContaining("till och med 14 dagar")]);
	const typed = { cancelDays: "31", cancelPercent: "55", namesDays: "", passwordNow: ADMIN.password };
	expect(redirectOf(await organizer.post(path, { ...(await organizer.formOf(path, FORM)), ...typed }))).toEqual([303, path]);
	expect([await said("/terms"), await said("/sv/terms"), await said("/search?q=someone%20else%20at%20any%20time")]).toEqual([
		expect.stringMatching(/until 31 days before .* refund 55% of .*/),
		expect.stringContaining("till och med 31 dagar innan toppmötet börjar. Då betalar vi tillbaka 55 procent"),
		expect.stringContaining("Terms of service"),
	]);
});

test("several orders are reminded, marked as paid or canceled after a confirmation that names those left out; a second click does nothing", async () => {
	const codes = ["PRANKAAA", "PRANKBBB", "PRANKCCC", "PRANKDDD"] as const;
	for (const one of codes) addOrder(site, { code: one, name: "A. Prankster", locale: "en" });
	const list = await boxOffice.document("/admin/orders?q=prankster");
	const boxes = [...list.querySelectorAll("[name=id][form=bulk]")].map((box) => box.getAttribute("value"));
	const actions = [...list.querySelectorAll("#bulk button")].map((button) => button.getAttribute("formaction"));
	expect([boxes, actions]).toEqual([[...codes].reverse(), ["/admin/orders/mark-paid", "/admin/orders/remind", "/admin/orders/cancel"]]);

	await boxOffice.post("/admin/orders/PRANKBBB/payment", { ...(await boxOffice.formOf("/admin/orders/PRANKBBB/payment", FORM)), typed: "598.00" });
	const back = encodeURIComponent("/admin/orders?q=prankster");
	const asked = await boxOffice.document(`/admin/orders/cancel?redirectTo=${back}&${codes.map((one) => `id=${one}`).join("&")}`);
	expect([texts(asked, "h1"), texts(asked, "main li").map((words) => words.slice(0, 8)), texts(asked, "main button")]).toEqual([
		["Cancel 3 orders, $1,794.00 USD in all?"],
		["PRANKAAA", "PRANKCCC", "PRANKDDD", "PRANKBBB"],
		["Cancel these orders"],
	]);
	await boxOffice.post("/admin/orders/PRANKCCC/note", { ...(await boxOffice.formOf("/admin/orders/PRANKCCC/note", FORM)), typed: "A friend of ours" });
	const ids = [...asked.querySelectorAll("main form [name=id]")].map((input) => input.getAttribute("value") ?? "");
	const form: [string, string][] = [["redirectTo", "/admin/orders?q=prankster"], ["remove", "yes"], ...ids.map((id): [string, string] => ["id", id])];
	const mails = () => sql(site, "SELECT count(*) AS count FROM mail WHERE subject LIKE '%PRANK%is canceled'") as { count: number }[];
	const answers = [await boxOffice.post("/admin/orders/cancel", form), await boxOffice.post("/admin/orders/cancel", form)];
	expect([answers.map(redirectOf), mails()]).toEqual([
		[
			[303, "/admin/orders?q=prankster"],
			[303, "/admin/orders?q=prankster"],
		],
		[{ count: 2 }],
	]);
	expect(sql(site, `SELECT code, state FROM "order" WHERE name = 'A. Prankster' ORDER BY code`)).toEqual([
		{ code: "PRANKAAA", state: "cancelled" },
		{ code: "PRANKBBB", state: "paid" },
		{ code: "PRANKCCC", state: "awaiting_bank" },
		{ code: "PRANKDDD", state: "cancelled" },
	]);
	expect(
		sql(site, "SELECT DISTINCT actor, username FROM order_event WHERE type = 'cancelled' AND order_id IN (SELECT id FROM \"order\" WHERE code LIKE 'PRANK%')"),
	).toEqual([{ actor: "organizer", username: "desk" }]);
	expect(texts(await boxOffice.document("/admin/orders/cancel?id=PRANKBBB"), "h1, main button")).toEqual(["Nothing to change"]);
	expect(redirectOf(await boxOffice.get("/admin/orders/cancel?id=NOTHINGS"))).toEqual([302, "/admin/orders"]);

	const unpaid = ["PRANKEEE", "PRANKFFF"];
	for (const one of unpaid) addOrder(site, { code: one, name: "A. Prankster", locale: "en", email: one === "PRANKFFF" ? "" : "ana@example.com" });
	const confirmed = async (step: string): Promise<[string, string][]> => {
		const page = await boxOffice.document(`/admin/orders/${step}?${unpaid.map((one) => `id=${one}`).join("&")}`);
		return [...page.querySelectorAll("main form [name=id]")].map((input) => ["id", input.getAttribute("value") ?? ""]);
	};
	const twice = async (step: string) => {
		const sent = await confirmed(step);
		const toasts = [await boxOffice.post(`/admin/orders/${step}`, sent), await boxOffice.post(`/admin/orders/${step}`, sent)];
		return [sent.length, ...toasts.map((answer) => decodeURIComponent(answer.headers.getSetCookie()[0] ?? "").split(";")[0])];
	};
	const subjects = () => sql(site, "SELECT count(*) AS count FROM mail WHERE body LIKE '%PRANKEEE%'")[0]?.count;
	expect([await twice("remind"), subjects()]).toEqual([[1, "toast=ordersReminded&orders=1&left=0", "toast=ordersUnchanged&orders=0&left=1"], 1]);
	expect([await twice("mark-paid"), subjects()]).toEqual([[2, "toast=ordersPaid&orders=2&left=0", "toast=ordersUnchanged&orders=0&left=2"], 2]);
	expect(sql(site, `SELECT DISTINCT state FROM "order" WHERE code IN ('PRANKEEE', 'PRANKFFF')`)).toEqual([{ state: "paid" }]);
});

test("several refunds are marked as sent with one password; cash is to be handed over, and only buyers with an email are notified", async () => {
	const now = new Date().toISOString();
	const owed = (mine: string, method: string, inCash = 0) => {
		addOrder(site, { code: mine, email: inCash ? "" : "ana@example.com", tickets: 1 });
		sql(
			site,
			`INSERT INTO payment (order_id, method, state, amount, in_cash, created_at, confirmed_at) SELECT id, ?, 'confirmed', 29900, ?, ?, ? FROM "order" WHERE code = ?`,
			...[method, inCash, now, now, mine],
		);
		const [{ id } = { id: 0 }] = sql(site, "SELECT max(id) AS id FROM payment");
		if (method === "card") sql(site, "INSERT INTO card_payment (payment_id, key, origin, intent) VALUES (?, ?, '', 'pi_1')", id, `key-${mine}`);
		sql(site, "INSERT INTO refund (payment_id, state, amount, reason, created_at) VALUES (?, 'requested', 29900, 'other', ?)", id, now);
		return String(sql(site, "SELECT max(id) AS id FROM refund")[0]?.id);
	};
	const ids = [owed("REFUNDS3", "bank"), owed("REFUNDS4", "bank", 1), owed("REFUNDS6", "card")];
	const list = await organizer.document("/admin/payments/refunds?state=requested");
	expect([
		texts(list, "main td:nth-child(4)"),
		[...list.querySelectorAll("main tbody input[name=id]")].map((box) => box.getAttribute("value")),
		texts(await boxOffice.document("/admin/payments/refunds"), "main tbody input[name=id]"),
	]).toEqual([["card", "cash", "bank transfer"], [ids[1], ids[0]], []]);
	const lead = async (mine: string, id?: string) => texts(await organizer.document(`/admin/orders/${mine}/refunds/${id}/sent`), "main .lead");
	expect([await lead("REFUNDS4", ids[1]), await lead("REFUNDS3", ids[0])]).toEqual([
		["It was paid in cash. Hand over the money first, then mark it here."],
		[expect.stringMatching(/^Transfer the money first, then mark it here\. /)],
	]);
	const path = `/admin/payments/refunds/sent?${ids.map((id) => `id=${id}`).join("&")}`;
	const asked = await organizer.document(path);
	expect(texts(asked, "main h1, main li")).toEqual([
		"Have you sent 2 refunds, $598.00 USD in all?",
		"REFUNDS4 · Ana Ruiz · $299.00 USD · cash",
		"REFUNDS3 · Ana Ruiz · $299.00 USD · bank transfer",
	]);
	const sent: [string, string][] = [...ids.slice(0, 2).map((id): [string, string] => ["id", id]), ["passwordNow", ADMIN.password]];
	expect((await organizer.post(path, { id: ids[0] as string, passwordNow: "not mine" })).status).toBe(422);
	const { document } = await organizer.follow(await organizer.post("/admin/payments/refunds/sent", sent));
	expect([texts(document, ".toast p"), sql(site, "SELECT state FROM refund ORDER BY id DESC LIMIT 3")]).toEqual([
		["Marked as sent", "2 refunds. Each order shows the status."],
		[{ state: "requested" }, { state: "sent" }, { state: "sent" }],
	]);
	expect((await boxOffice.post("/admin/payments/refunds/sent", { id: ids[2] as string, passwordNow: ADMIN.password })).status).toBe(403);
});

test("marking an overpaid order as paid records no other payment: the received one counts, and the excess is refunded", async () => {
	addOrder(site, { code });
	for (const amount of ["500.00", "120.00"]) await send(order("/payment"), { typed: amount, confirmed: amount });
	expect(texts(await boxOffice.document(order("/count")), "main .lead")).toEqual([
		"The order will be paid, for $598.00 USD. $22.00 USD is added to the list of refunds.",
	]);
	const { document } = await boxOffice.follow(await send(order("/payment"), { typed: "598.00" }));
	expect(texts(document, ".toast p")[0]).toBe("Marked as paid");
	expect((await shown()).listUnder("Payments")).toEqual(["Received, bank transfer$500.00 USD", "Received, bank transfer$120.00 USD"]);
});
