import type { Database } from "better-sqlite3";

const SPAN_DAYS = 60;
const PRICE = { list_price: 29900, discount: 0, net: 25776, tax_rate: 1600, tax: 4124, gross: 29900 };
const PAPER_LINE = {
	itemId: "business",
	name: { en: "Business" },
	cost: PRICE.gross,
	taxRate: PRICE.tax_rate,
	net: PRICE.net,
	tax: PRICE.tax,
	gross: PRICE.gross,
};

/**
 * Orders of two tickets each: of ten, eight are paid, one expired and one pending. Of the paid ones, every fourth registers for a workshop,
 * every eighth had one ticket canceled, and every hundredth needs attention.
 */
export function growOrders(sqlite: Database, orders: number): void {
	const insert = inserter(sqlite);
	const [workshops, present] = [
		sqlite.prepare<[], string>("SELECT id FROM workshop ORDER BY id").pluck().all(),
		sqlite.prepare<[], number>('SELECT count(*) FROM "order"').pluck().get() as number,
	];
	const now = Date.now();
	for (let number = present; number < orders; number++) {
		const at = new Date(now - ((orders - number) / orders) * SPAN_DAYS * 86_400_000).toISOString();
		const state = number % 10 < 8 ? "paid" : number % 10 === 8 ? "expired" : "awaiting_bank";
		const isPaid = state === "paid";
		const buyer = { name: `Buyer ${number}`, email: `buyer-${number}@example.com` };
		const order_id = insert("order", {
			...{ code: `Q${String(number).padStart(7, "0")}`, state, method: "bank", locale: "en", ...buyer, total: 2 * PRICE.gross, created_at: at },
			...{ expires_at: isPaid ? null : new Date(now + (state === "expired" ? -1 : 1) * 86_400_000).toISOString(), paid_at: isPaid ? at : null },
		});
		const lines = (tiers: string[]) => tiers.map((itemId) => ({ ...PAPER_LINE, kind: "tier", itemId }));
		const snapshot = { code: `Q${number}`, locale: "en", buyer, seller: { name: "Summit", address: "Regeringsgatan 1, Stockholm" }, taxName: "IVA" };
		insert("order_event", { order_id, at, actor: "buyer", type: "ordered", details: '{"total":59800}' });
		const invoice_id = isPaid
			? insert("invoice", {
					kind: "invoice",
					number: number + 1,
					order_id,
					issued_at: at,
					snapshot: JSON.stringify({ ...snapshot, lines: lines(["standard", "business"]) }),
				})
			: null;
		const isCancelled = isPaid && number % 8 === 0;
		for (const [index, item_id] of ["standard", "business"].entries()) {
			const cancelled_at = isCancelled && index === 1 ? at : null;
			const line_id = insert("order_line", { order_id, kind: "tier", item_id, name: '{"en":"Standard"}', ...PRICE, cancelled_at, invoice_id });
			const secret = isPaid && !cancelled_at ? `${number}-${index}`.padEnd(22, "x") : null;
			const ticket_id = insert("ticket", { line_id, secret, attendee_name: number % 3 ? `Attendee ${number}-${index}` : null });
			if (isPaid && index === 0 && number % 4 === 0 && workshops.length > 0)
				insert("workshop_registration", { ticket_id, workshop_id: workshops[number % workshops.length], state: "registered", created_at: at, notified: "{}" });
		}
		if (!isPaid || !invoice_id) continue;
		insert("order_event", { order_id, at, actor: "site", type: "paid", details: '{"amount":59800,"method":"bank"}' });
		const payment_id = insert("payment", { order_id, method: "bank", state: "confirmed", amount: 2 * PRICE.gross, created_at: at, confirmed_at: at });
		if (!isCancelled) continue;
		insert("refund", { payment_id, state: number % 100 === 0 ? "requested" : "done", amount: PRICE.gross, reason: "cancelled", created_at: at });
		const credit = { ...snapshot, invoice: { number: number + 1, issuedOn: at.slice(0, 10) }, lines: lines(["business"]) };
		insert("invoice", { kind: "creditNote", number: number + 1, order_id, credits: invoice_id, issued_at: at, snapshot: JSON.stringify(credit) });
	}
}

/** @returns a function that inserts a row and returns its id */
function inserter(sqlite: Database) {
	const statements = new Map<string, ReturnType<Database["prepare"]>>();
	return (table: string, row: Record<string, unknown>): number => {
		const columns = Object.keys(row);
		const key = `${table} ${columns}`;
		const statement =
			statements.get(key) ?? sqlite.prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map(() => "?")})`);
		statements.set(key, statement);
		return Number(statement.run(Object.values(row)).lastInsertRowid);
	};
}
