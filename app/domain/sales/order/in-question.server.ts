import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import type { Happening } from "./ledger.server.ts";
import type { Order } from "./queries.server.ts";
import { canBecome } from "./states.ts";

type Row = ExpressionBuilder<Tables, "order">;

const NEEDS_EYES = ["wrongAmount", "wrongCurrency", "wrongMode", "disputed", "refundedElsewhere", "ticketOfPlaceCancelled", "placeTakenOut"] as const;
type Eyed = Extract<Happening, { what: (typeof NEEDS_EYES)[number] }>;
const needsEyes = (happening: Happening): happening is Eyed => (NEEDS_EYES as readonly string[]).includes(happening.what);

/**
 * What an organizer has decided on without saying so: by canceling what the order held, or tickets for all that went back at
 * Stripe. Money that was not its total is there still, whatever became of the order.
 */
const ENDED_BY: Partial<Record<Eyed["what"], Happening["what"][]>> = {
	ticketOfPlaceCancelled: ["cancelled", "placeCancelled"],
	placeTakenOut: ["cancelled", "placeCancelled"],
	refundedElsewhere: ["elsewhereCounted"],
};

/** What ends attention for the same place alone. */
const OF_ONE_PLACE: Happening["what"] = "placeCancelled";

/** Those of an order's happenings that no organizer has seen to yet. */
export const unseen = (happenings: readonly Happening[]): Eyed[] =>
	happenings.filter(needsEyes).filter((eyed) => !happenings.some((later) => later.id > eyed.id && ends(later, eyed)));

const ends = (later: Happening, { what, details }: Eyed) =>
	later.what === "dealtWith" ||
	(ENDED_BY[what]?.includes(later.what) && (later.what !== OF_ONE_PLACE || JSON.stringify(later.details) === JSON.stringify(details)));

/** Whether something happened to an order that no organizer has seen to yet. */
export const cameWrong = (row: Row) =>
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
export async function findUndecided(orderId: number, on: Database = db): Promise<{ amount: number; paymentIds: number[] }> {
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
export async function moneyInQuestion({ id, total }: Pick<Order, "id" | "total">, on: Database = db): Promise<{ came: number; missing: number } | undefined> {
	const order = await on.selectFrom("order").select("id").where("order.id", "=", id).where(cameWrong).executeTakeFirst();
	if (!order) return undefined;
	const { amount: came } = await findUndecided(id, on);
	return { came, missing: Math.max(0, total - came) };
}
export type MoneyInQuestion = NonNullable<Awaited<ReturnType<typeof moneyInQuestion>>>;

/** What is still to come for an order, in cents: its total, or what is missing of it. */
export async function amountAwaited(order: Pick<Order, "id" | "total" | "state">, on: Database = db): Promise<number> {
	const question = canBecome(order.state, "paid") ? await moneyInQuestion(order, on) : undefined;
	return question && isShort(question) ? question.missing : order.total;
}

/** Whether a part of the total came, so that the rest alone is to be transferred. */
export const isShort = ({ came, missing }: MoneyInQuestion) => came > 0 && missing > 0;
