import type { Database } from "#app/admin/changes.server.ts";
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

interface NewLine extends LinePrice {
	kind: "tier" | "workshop";
	itemId: string;
	name: Translated;
	discountBy?: DiscountReason;
	attendee?: string;
	ticketId?: number;
}

export async function insertLines(trx: Database, orderId: number, lines: readonly NewLine[]): Promise<number[]> {
	const ids: number[] = [];
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
		ids.push(id);
		if (line.ticketId !== undefined) await trx.updateTable("ticket").set({ line_id: id }).where("id", "=", line.ticketId).execute();
		else if (line.kind === "tier")
			await trx
				.insertInto("ticket")
				.values({ line_id: id, secret: null, attendee_name: line.attendee || null, attendee_email: null, checked_in_at: null, checked_in_by: null })
				.execute();
	}
	return ids;
}
