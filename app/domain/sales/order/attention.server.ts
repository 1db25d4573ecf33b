import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import type { OrderEvent } from "./history.server.ts";
import type { Order } from "./queries.server.ts";
import { canBecome } from "./states.ts";

type Row = ExpressionBuilder<Tables, "order">;

const NEEDS_EYES = ["wrongAmount", "wrongCurrency", "wrongMode", "disputed", "refundedElsewhere", "ticketOfPlaceCancelled", "placeTakenOut"] as const;
type Eyed = Extract<OrderEvent, { what: (typeof NEEDS_EYES)[number] }>;
const needsEyes = (happening: OrderEvent): happening is Eyed => (NEEDS_EYES as readonly string[]).includes(happening.what);

/**
 * What an organizer has decided on without saying so: by canceling what the order held, or tickets for all that went back at
 * Stripe. Money that was not its total is there still, whatever became of the order.
 */
const ENDED_BY: Partial<Record<Eyed["what"], OrderEvent["what"][]>> = {
	ticketOfPlaceCancelled: ["cancelled", "placeCancelled"],
	placeTakenOut: ["cancelled", "placeCancelled"],
	refundedElsewhere: ["elsewhereCounted"],
};

/** What ends attention for the same place alone. */
const OF_ONE_PLACE: OrderEvent["what"] = "placeCancelled";

/** Those of an order's happenings that no organizer has seen to yet. */
export const unreviewed = (happenings: readonly OrderEvent[]): Eyed[] =>
	happenings.filter(needsEyes).filter((eyed) => !happenings.some((later) => later.id > eyed.id && ends(later, eyed)));

const ends = (later: OrderEvent, { what, details }: Eyed) =>
	later.what === "dealtWith" ||
	(ENDED_BY[what]?.includes(later.what) && (later.what !== OF_ONE_PLACE || JSON.stringify(later.details) === JSON.stringify(details)));

/** Whether something happened to an order that no organizer has seen to yet. */
export const needsAttention = (row: Row) =>
	row(
		"order.id",
		"in",
		row
			.selectFrom("order_event as wrong")
			.select("wrong.order_id")
			.where("wrong.what", "in", NEEDS_EYES)
			.where(({ exists, selectFrom, not }) =>
				not(
					exists(
						selectFrom("order_event as later")
							.select("later.id")
							.whereRef("later.order_id", "=", "wrong.order_id")
							.whereRef("later.id", ">", "wrong.id")
							.where(({ or, and, eb }) =>
								or([
									eb("later.what", "=", "dealtWith"),
									...Object.entries(ENDED_BY).map(([wrong, by]) =>
										and([
											eb("wrong.what", "=", wrong),
											eb("later.what", "in", by),
											or([eb("later.what", "<>", OF_ONE_PLACE), eb("later.details", "=", eb.ref("wrong.details"))]),
										]),
									),
								]),
							),
					),
				),
			),
	);

/** Money that came at the bank and paid nothing, since it was not the total: what it comes to, in cents, and its payments. */
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

/**
 * What came at the bank for an order about whose money an organizer has yet to decide, in cents, and what is missing; nothing
 * where there is nothing to decide.
 */
export async function unmatchedMoney({ id, total }: Pick<Order, "id" | "total">, on: Database = db): Promise<{ came: number; missing: number } | undefined> {
	const order = await on.selectFrom("order").select("id").where("order.id", "=", id).where(needsAttention).executeTakeFirst();
	if (!order) return undefined;
	const { amount: came } = await findNeedingDecision(id, on);
	return { came, missing: Math.max(0, total - came) };
}
export type UnmatchedMoney = NonNullable<Awaited<ReturnType<typeof unmatchedMoney>>>;

/** What is still to come for an order, in cents: its total, or what is missing of it. */
export async function amountDue(order: Pick<Order, "id" | "total" | "state">, on: Database = db): Promise<number> {
	const question = canBecome(order.state, "paid") ? await unmatchedMoney(order, on) : undefined;
	return question && isShort(question) ? question.missing : order.total;
}

/** Whether a part of the total came, so that the rest alone is to be transferred. */
export const isShort = ({ came, missing }: UnmatchedMoney) => came > 0 && missing > 0;
