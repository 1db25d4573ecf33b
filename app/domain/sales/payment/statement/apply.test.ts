import { beforeEach, expect, test } from "vitest";
import { eraseOrder } from "#app/domain/operations/erasure/erasure.server.ts";
import { deleteOverdue } from "#app/domain/operations/retention/housekeeping.server.ts";
import { listOrders } from "#app/domain/sales/order/actions/queries.server.ts";
import { cancelUnpaidByBuyer } from "#app/domain/sales/order/changes.server.ts";
import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { findOrderByCode, listPayments, type Order } from "#app/domain/sales/order/queries.server.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { openShop, ordered } from "../../../../../tests/support/shop.ts";
import { assignLine, dryRunStatement, importStatement } from "./apply.server.ts";
import { countLines, DISMISSED_DAYS, dismissLine, listLines } from "./lines.server.ts";
import { readStatement, type StatementLine } from "./reading.server.ts";

const ANN = { actor: { username: "ann" } };

beforeEach(async () => {
	await db.deleteFrom("statement_line").where("state", "<>", "matched").execute();
	await openShop({ id: "hall", price: 10000, capacity: 10 });
});

const orderedOf = (number = 1) => ordered({ numbers: { hall: number } });
const end = ({ id }: Order) => db.updateTable("order").set({ expires_at: "2020-01-01T00:00:00.000Z" }).where("id", "=", id).execute();
const said = (amount: string, words: string, currency = "USD") => `2026-11-19;${amount};${currency};${words}`;
const statement = (...lines: string[]) => (readStatement(["Date;Amount;Currency;Reference", ...lines].join("\n")) as { lines: StatementLine[] }).lines;
const outcomes = async (lines: StatementLine[], take = importStatement) => (await take(lines, ANN)).map(({ outcome }) => outcome);
const stateOf = async ({ code }: Order) => (await findOrderByCode(code))?.state;
const counts = async () => {
	const tables = ["payment", "refund", "mail", "order_event", "invoice", "statement_line", "order_secret"] as const;
	return Promise.all(
		tables.map((table) =>
			db
				.selectFrom(table)
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.executeTakeFirstOrThrow(),
		),
	);
};

test("each line has its outcome; a dry run returns the same and changes nothing; a second import adds nothing", async () => {
	const [paid, wrong, foreign, expired, cancelled, recorded] = [
		await orderedOf(),
		await orderedOf(),
		await orderedOf(),
		await orderedOf(),
		await orderedOf(),
		await orderedOf(),
	];
	await end(expired);
	await cancelUnpaidByBuyer(cancelled.id);
	await markPaid(recorded.id, { amount: 10000, ...ANN });
	const lines = statement(
		said("100,00", `Boletos ${paid.code.toLowerCase()}`),
		said("90,00", wrong.code),
		said("100,00", foreign.code, "SEK"),
		said("100,00", expired.code),
		said("100,00", cancelled.code),
		said("100,00", recorded.code),
		said("100,00", recorded.code),
		said("100,00", "Thank you"),
		said("100,00", `${paid.code} ${wrong.code}`),
		said("-100,00", paid.code),
		said("1.000", paid.code).replace("1.000", "one hundred"),
	);
	const expected = [
		"paid",
		"wrongAmount",
		"wrongCurrency",
		"paidAfterEnd",
		"refundCancelled",
		"recorded",
		"refundTwice",
		"unknown",
		"several",
		"outgoing",
		"unreadable",
	];
	const before = await counts();
	expect(await outcomes(lines, dryRunStatement)).toEqual(expected);
	expect(await counts()).toEqual(before);
	expect(await outcomes(lines)).toEqual(expected);
	expect(await Promise.all([paid, wrong, foreign, expired, cancelled].map(stateOf))).toEqual(["paid", "awaiting_bank", "awaiting_bank", "paid", "cancelled"]);
	expect([(await listRefunds(cancelled.id)).length, (await listRefunds(recorded.id)).map(({ reason }) => reason)]).toEqual([1, ["twice"]]);
	expect((await listOrderEvents(foreign.id)).at(-1)).toMatchObject({ type: "wrongCurrency", actor: { username: "ann" }, details: { received: "100.00 SEK" } });
	const attention = await listOrders({ q: "", filter: "attention" }, { limit: 50, offset: 0 }, new Date());
	expect(attention.map(({ code }) => code)).toEqual(expect.arrayContaining([wrong.code, foreign.code]));

	const after = await counts();
	const again = ["taken", "taken", "taken", "taken", "taken", "taken", "taken", "listed", "listed", "outgoing", "listed"];
	expect([await outcomes(lines, dryRunStatement), await outcomes(lines)]).toEqual([again, again]);
	expect(await counts()).toEqual(after);
});

test("money for an expired order is refunded if its tickets are sold by now", async () => {
	const order = await orderedOf(10);
	await end(order);
	await orderedOf(1);
	const lines = statement(said("1000.00", order.code));
	expect([await outcomes(lines, dryRunStatement), await outcomes(lines), (await listRefunds(order.id)).map(({ reason }) => reason)]).toEqual([
		["refundLate"],
		["refundLate"],
		["late"],
	]);
});

test("two concurrent imports of the same statement take it once", async () => {
	const order = await orderedOf();
	const lines = statement(said("100", order.code));
	expect((await Promise.all([outcomes(lines), outcomes(lines)])).flat().sort()).toEqual(["paid", "taken"]);
	expect((await listOrderEvents(order.id)).map(({ type }) => type)).toEqual(["ordered", "paid"]);
});

test("a payment on another day is another payment, even if its day and month are swapped", async () => {
	const order = await orderedOf();
	const on = (day: string) => statement(said("100.00", order.code).replace("2026-11-19", day));
	const ambiguous = (...days: string[]) => statement(...days.map((day) => said("100.00", order.code).replace("2026-11-19", day)));
	expect([
		await outcomes(on("2026-01-02")),
		await outcomes(on("2026-02-01")),
		await outcomes(on("2026-02-01")),
		await outcomes(ambiguous("02/01/2026", "01/02/2026")),
		await outcomes(ambiguous("02/01/2026", "01/02/2026", "01/02/2026")),
		await outcomes(on("2026-01-02")),
	]).toEqual([["paid"], ["refundTwice"], ["taken"], ["taken", "taken"], ["taken", "taken", "refundTwice"], ["taken"]]);
});

test("the requested rest pays the order together with the earlier payment", async () => {
	const order = await orderedOf();
	const lines = statement(said("60,00", order.code), said("40,00", order.code));
	expect([await outcomes(lines, dryRunStatement), await stateOf(order)]).toEqual([["wrongAmount", "paid"], "awaiting_bank"]);
	expect([await outcomes(lines), await stateOf(order), await outcomes(lines)]).toEqual([["wrongAmount", "paid"], "paid", ["taken", "taken"]]);
	expect([await listRefunds(order.id), (await listPayments(order.id)).map(({ state, amount }) => `${state} ${amount}`)]).toEqual([
		[],
		["confirmed 6000", "confirmed 4000"],
	]);
});

test("a dry run includes the effects of all earlier lines: money received twice is refunded, not taken as paid", async () => {
	const [twice, short] = [await orderedOf(), await orderedOf()];
	const others = Array.from({ length: 60 }, (_, index) => said("5.00", `Interest ${index}`));
	const lines = statement(said("100", twice.code), said("60", short.code), ...others, said("100", `again ${twice.code}`), said("40", short.code));
	const matched = async (take: typeof importStatement) => (await outcomes(lines, take)).filter((outcome) => outcome !== "unknown");
	const expected = ["paid", "wrongAmount", "refundTwice", "paid"];
	expect([await matched(dryRunStatement), await matched(importStatement)]).toEqual([expected, expected]);
});

test("a line is identified by an HMAC under the site's secret, and by its earlier hashes", async () => {
	const order = await orderedOf();
	const lines = statement(said("60", order.code), said("60", order.code));
	const [{ hash = "", formerHashes = [] } = {}] = lines;
	expect(await outcomes(lines.slice(0, 1))).toEqual(["wrongAmount"]);
	const former = formerHashes.at(-1) as string;
	await db.updateTable("statement_line").set({ hash: former }).where("hash", "=", hash).execute();
	expect(await outcomes(lines.slice(0, 1))).toEqual(["taken"]);
	expect([await outcomes(lines), await outcomes(lines)]).toEqual([
		["taken", "wrongAmount"],
		["taken", "taken"],
	]);
});

test("a statement that fails halfway imports nothing", async () => {
	const order = await orderedOf();
	const before = await counts();
	const [line] = statement(said("100", order.code)) as [StatementLine];
	const broken = {
		...line,
		hash: "broken",
		get currency(): string {
			throw new Error("broken");
		},
	};
	await expect(importStatement([line, broken], ANN)).rejects.toThrow("broken");
	expect(await counts()).toEqual(before);
});

test("a transfer for an order paid in cash is a double payment, and is refunded", async () => {
	const order = await orderedOf();
	await markPaid(order.id, { amount: 10000, inCash: true, ...ANN });
	expect([await outcomes(statement(said("100.00", order.code))), (await listRefunds(order.id)).map(({ reason }) => reason)]).toEqual([
		["refundTwice"],
		["twice"],
	]);
});

const unassigned = () => listLines({ state: "unassigned", q: "" }, { limit: 50, offset: 0 });
const named = (...lines: string[]) => (readStatement(["Date;Amount;Currency;Reference;Name", ...lines].join("\n")) as { lines: StatementLine[] }).lines;

test("an incoming line without an order is stored once, whichever statements have it, until it is assigned or dismissed", async () => {
	const order = await orderedOf();
	const [grant, fee] = ["2026-11-19;100.00;USD;Thank you;Ana Ruiz", "2026-11-19;-5.00;USD;Fee;Bank"];
	await outcomes(named(grant, fee));
	expect(await outcomes(named(grant, fee, grant, "2026-11-20;7.00;USD;Interest;Bank"))).toEqual(["listed", "outgoing", "unknown", "unknown"]);
	const [interest, second, first] = await unassigned();
	expect([interest, second, first].map((line) => [line?.amount, line?.currency, line?.date, line?.name, line?.reference])).toEqual([
		[700, "USD", "2026-11-20", "Bank", "Interest"],
		[10000, "USD", "2026-11-19", "Ana Ruiz", "Thank you"],
		[10000, "USD", "2026-11-19", "Ana Ruiz", "Thank you"],
	]);
	const before = await counts();
	const assign = (code: string, expected = "", id = first?.id as number) => assignLine(id, { code, expected, ...ANN });
	expect([await assign("NONE2345"), await assign(` ${order.code.toLowerCase()}`)]).toMatchObject(["noOrder", { outcome: "paid", isDone: false }]);
	expect([await counts(), await stateOf(order)]).toEqual([before, "awaiting_bank"]);
	const key = `${order.code} 10000 paid`;
	expect([await assign(order.code, `${order.code} 10000 refundTwice`), await assign(order.code, key)]).toMatchObject([
		{ isDone: false },
		{ outcome: "paid", isDone: true },
	]);
	expect([await stateOf(order), await assign(order.code, key), await assign(order.code, key, second?.id)]).toMatchObject([
		"paid",
		"gone",
		{ outcome: "refundTwice", isDone: false },
	]);
	const dismissal = { reason: "Interest", username: "ann", now: new Date() };
	expect([await dismissLine(interest?.id as number, dismissal), await dismissLine(interest?.id as number, dismissal)]).toEqual([true, false]);
	const again = await importStatement(named(grant, grant, "2026-11-20;7.00;USD;Interest;Bank"), ANN);
	expect(again.map(({ outcome, order: of }) => [outcome, of?.code])).toEqual([
		["taken", order.code],
		["listed", undefined],
		["dismissed", undefined],
	]);
	expect(await countLines("")).toMatchObject({ unassigned: 1, dismissed: 1 });
	expect([await countLines(order.code), await countLines("INTEREST")]).toEqual([
		{ unassigned: 0, matched: 1, dismissed: 0 },
		{ unassigned: 0, matched: 0, dismissed: 1 },
	]);
});

test("a line with an unreadable amount is assigned with the organizer's reading; one in another currency pays nothing", async () => {
	const order = await orderedOf();
	await outcomes(named("2026-11-19;500.00;SEK;No code;Per", "2026-11-19;1.196;USD;No code;Ana", "2026-11-19;1.196;SEK;No code;Eva"));
	const [both, unreadable, foreign] = await unassigned();
	const assign = async (id = 0, expected = "") => assignLine(id, { code: order.code, cents: 10000, expected, ...ANN });
	expect([foreign?.amount, unreadable?.amount, await assign(foreign?.id), await assign(unreadable?.id), await assign(both?.id)]).toMatchObject([
		50000,
		undefined,
		{ outcome: "wrongCurrency", amount: 50000, currency: "SEK" },
		{ outcome: "paid", amount: 10000, currency: "USD" },
		{ outcome: "wrongCurrency", amount: 10000, currency: "SEK" },
	]);
	await assign(unreadable?.id, `${order.code} 10000 paid`);
	expect([await stateOf(order), await countLines(order.code)]).toEqual(["paid", { unassigned: 0, matched: 1, dismissed: 0 }]);
});

test("an older line without its date is listed and found by its day", async () => {
	const order = await orderedOf();
	const line = { hash: "earlier", occurrence: 1, state: "matched", day: "2024-02-29", order_id: order.id, payment_id: null, taken_at: "2024-03-01" } as const;
	await db.insertInto("statement_line").values(line).execute();
	const [found] = await listLines({ state: "matched", q: "2024-02-29" }, { limit: 50, offset: 0 });
	expect(found).toMatchObject({ date: "2024-02-29", order: order.code });
	expect(await countLines("2024-02-29")).toEqual({ unassigned: 0, matched: 1, dismissed: 0 });
});

test("a dismissed line loses name and reference after 90 days, an assigned one when its order is erased; others keep them", async () => {
	const order = await orderedOf();
	await outcomes(named("2026-11-19;100.00;USD;First;Ana", "2026-11-19;101.00;USD;Second;Per", "2026-11-19;102.00;USD;Third;Eva"));
	const [third, second, first] = await unassigned();
	await dismissLine(second?.id as number, { reason: "Grant", username: "ann", now: new Date() });
	await assignLine(first?.id as number, { code: order.code, expected: `${order.code} 10000 paid`, ...ANN });
	const words = async () =>
		(
			await db
				.selectFrom("statement_line")
				.select(["state", "name", "reference", "reason"])
				.where(
					"id",
					"in",
					[first, second, third].map((line) => line?.id as number),
				)
				.orderBy("id")
				.execute()
		).map(({ state, name, reference, reason }) => [state, name, reference, reason]);
	const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
	await deleteOverdue(inDays(DISMISSED_DAYS - 1));
	const before = await words();
	await deleteOverdue(inDays(DISMISSED_DAYS + 1));
	await eraseOrder(order.id, ANN);
	expect([before, await words()]).toEqual([
		[
			["matched", "Ana", "First", null],
			["dismissed", "Per", "Second", "Grant"],
			["unassigned", "Eva", "Third", null],
		],
		[
			["matched", null, null, null],
			["dismissed", null, null, "Grant"],
			["unassigned", "Eva", "Third", null],
		],
	]);
});
