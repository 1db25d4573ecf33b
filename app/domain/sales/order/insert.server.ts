import type { Database } from "#app/admin/changes.server.ts";
import type { Attendee } from "#app/domain/sales/attendee/attendee.ts";
import type { DiscountReason, LinePrice } from "#app/domain/sales/pricing/prices.ts";
import type { Translated } from "#app/i18n/translated.ts";
import type { Order } from "./queries.server.ts";
import { newOrderCode } from "./secrets.server.ts";
import type { PaymentMethod } from "./states.ts";

export interface InsertedOrder extends Pick<Order, "name" | "email" | "locale" | "invoiceTo"> {
	attempt?: string;
	method: Exclude<PaymentMethod, "none">;
	total: number;
	expiresAt: string;
	now: Date;
}

export async function insertOrder(trx: Database, { name, email, locale, invoiceTo, attempt, method, total, expiresAt, now }: InsertedOrder) {
	const row = {
		attempt: attempt ?? null,
		state: method === "card" ? ("awaiting_card" as const) : ("awaiting_bank" as const),
		method: total === 0 ? ("none" as const) : method,
		locale,
		name,
		email,
		invoice_to: invoiceTo ? JSON.stringify(invoiceTo) : null,
		total,
		created_at: now.toISOString(),
		expires_at: expiresAt,
		remind_at: method === "card" ? null : new Date((now.getTime() + Date.parse(expiresAt)) / 2).toISOString(),
		paid_at: null,
		note: null,
	};
	for (;;) {
		const code = newOrderCode();
		const inserted = await trx
			.insertInto("order")
			.values({ ...row, code })
			.onConflict((conflict) => conflict.column("code").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (inserted) return { id: inserted.id, code };
	}
}

export interface InsertedLine {
	id: number;
	ticketId?: number;
}

interface NewLine extends LinePrice {
	kind: "tier" | "workshop";
	itemId: string;
	name: Translated;
	discountBy?: DiscountReason;
	attendee?: Attendee;
	ticketId?: number;
}

export async function insertLines(trx: Database, orderId: number, lines: readonly NewLine[]): Promise<InsertedLine[]> {
	const inserted: InsertedLine[] = [];
	for (const line of lines) {
		const { id } = await trx
			.insertInto("order_line")
			.values({
				order_id: orderId,
				kind: line.kind,
				item_id: line.itemId,
				name: JSON.stringify(line.name),
				list_price: line.listPrice,
				discount: line.discount,
				discount_by: line.discountBy ?? null,
				discount_code: line.discountCode ?? null,
				net: line.net,
				tax_rate: line.taxRate,
				tax: line.tax,
				gross: line.gross,
				cancelled_at: null,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		if (line.ticketId !== undefined) await trx.updateTable("ticket").set({ line_id: id }).where("id", "=", line.ticketId).execute();
		inserted.push({ id, ticketId: line.ticketId ?? (line.kind === "tier" ? await insertTicket(trx, id, line.attendee) : undefined) });
	}
	return inserted;
}

async function insertTicket(trx: Database, lineId: number, attendee: Attendee | undefined): Promise<number> {
	const { id } = await trx
		.insertInto("ticket")
		.values({ line_id: lineId, secret: null, ...attendeeColumns(attendee), checked_in_at: null, checked_in_by: null })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

const attendeeColumns = ({ name, email, company, jobTitle, country }: Partial<Attendee> = {}) => ({
	attendee_name: name || null,
	attendee_email: email || null,
	company: company || null,
	job_title: jobTitle || null,
	country: country || null,
});
