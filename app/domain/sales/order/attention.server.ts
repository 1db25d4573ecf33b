import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import type { OrderEvent } from "./history.server.ts";
import type { Order } from "./queries.server.ts";
import { canBecome } from "./states.ts";

type Row = ExpressionBuilder<Tables, "order">;

const ATTENTION_TYPES = [
	"wrongAmount",
	"wrongCurrency",
	"wrongMode",
	"disputed",
	"refundedElsewhere",
	"ticketOfRegistrationCancelled",
	"registrationRemoved",
] as const;
type AttentionEvent = Extract<OrderEvent, { type: (typeof ATTENTION_TYPES)[number] }>;
const isAttentionEvent = (event: OrderEvent): event is AttentionEvent => (ATTENTION_TYPES as readonly string[]).includes(event.type);

/** Actions that end attention implicitly. Money that was not the total still needs a decision. */
const ENDED_BY: Partial<Record<AttentionEvent["type"], OrderEvent["type"][]>> = {
	ticketOfRegistrationCancelled: ["cancelled", "paidRegistrationCancelled"],
	registrationRemoved: ["cancelled", "paidRegistrationCancelled"],
	refundedElsewhere: ["refundsElsewhereCounted"],
};

const OF_ONE_REGISTRATION: OrderEvent["type"] = "paidRegistrationCancelled";

export const unreviewed = (events: readonly OrderEvent[]): AttentionEvent[] =>
	events.filter(isAttentionEvent).filter((event) => !events.some((later) => later.id > event.id && ends(later, event)));

const ends = (later: OrderEvent, { type, details }: AttentionEvent) =>
	later.type === "resolved" ||
	(ENDED_BY[type]?.includes(later.type) && (later.type !== OF_ONE_REGISTRATION || JSON.stringify(later.details) === JSON.stringify(details)));

export const needsAttention = (row: Row) =>
	row(
		"order.id",
		"in",
		row
			.selectFrom("order_event as wrong")
			.select("wrong.order_id")
			.where("wrong.type", "in", ATTENTION_TYPES)
			.where(({ exists, selectFrom, not }) =>
				not(
					exists(
						selectFrom("order_event as later")
							.select("later.id")
							.whereRef("later.order_id", "=", "wrong.order_id")
							.whereRef("later.id", ">", "wrong.id")
							.where(({ or, and, eb }) =>
								or([
									eb("later.type", "=", "resolved"),
									...Object.entries(ENDED_BY).map(([wrong, by]) =>
										and([
											eb("wrong.type", "=", wrong),
											eb("later.type", "in", by),
											or([eb("later.type", "<>", OF_ONE_REGISTRATION), eb("later.details", "=", eb.ref("wrong.details"))]),
										]),
									),
								]),
							),
					),
				),
			),
	);

/** Returns bank money that was not the total and paid nothing, in cents, with its payments. */
export async function findNeedingDecision(orderId: number, on: Database = db): Promise<{ amount: number; paymentIds: number[] }> {
	const rows = await on
		.selectFrom("payment")
		.select(["id", "amount"])
		.where("order_id", "=", orderId)
		.where("method", "=", "bank")
		.where("state", "=", "pending")
		.orderBy("id")
		.execute();
	return { amount: rows.reduce((sum, { amount }) => sum + amount, 0), paymentIds: rows.map(({ id }) => id) };
}

/** Returns bank money that needs a decision and the missing part, in cents; undefined if there is none. */
export async function unmatchedMoney({ id, total }: Pick<Order, "id" | "total">, on: Database = db): Promise<{ came: number; missing: number } | undefined> {
	const order = await on.selectFrom("order").select("id").where("order.id", "=", id).where(needsAttention).executeTakeFirst();
	if (!order) return undefined;
	const { amount: came } = await findNeedingDecision(id, on);
	return { came, missing: Math.max(0, total - came) };
}
export type UnmatchedMoney = NonNullable<Awaited<ReturnType<typeof unmatchedMoney>>>;

export async function amountDue(order: Pick<Order, "id" | "total" | "state">, on: Database = db): Promise<number> {
	const question = canBecome(order.state, "paid") ? await unmatchedMoney(order, on) : undefined;
	return question && isShort(question) ? question.missing : order.total;
}

export const isShort = ({ came, missing }: UnmatchedMoney) => came > 0 && missing > 0;
