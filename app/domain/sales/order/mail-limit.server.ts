import type { Database } from "#app/admin/changes.server.ts";
import { type Allowance, countOrderMail } from "#app/http/rate-limit.server.ts";
import { type Actor, recordOrderEvent } from "./history.server.ts";
import type { Order } from "./queries.server.ts";

/** Returns true if money was received, so that somebody answers for the order. */
export const hasBeenPaid = ({ total, paidAt }: Pick<Order, "total" | "paidAt">) => total > 0 && paidAt !== undefined;

/** Returns true if the email may be sent: anybody can enter any address, so a mailbox gets few before it has paid for an order. */
export async function countMail(trx: Database, order: Pick<Order, "total" | "paidAt">, to: string, now: Date): Promise<Allowance> {
	if (hasBeenPaid(order)) return { allowed: true };
	const allowance = countOrderMail(to, now.getTime() / 1000);
	return allowance.allowed || !(await hasPaid(trx, to)) ? allowance : { allowed: true };
}

/** Emails by organizers do not count. The history says if an email is withheld. */
export async function isWithinMailLimit(
	trx: Database,
	order: Pick<Order, "id" | "total" | "paidAt">,
	to: string,
	{ actor, now }: { actor: Actor | undefined; now: Date },
): Promise<boolean> {
	if (typeof actor === "object" || (await countMail(trx, order, to, now)).allowed) return true;
	await recordOrderEvent(trx, order.id, "mailWithheld", { actor: "site", now, details: {} });
	return false;
}

async function hasPaid(trx: Database, email: string): Promise<boolean> {
	const paid = await trx
		.selectFrom("order")
		.select("id")
		.where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", email.toLowerCase()))
		.where("total", ">", 0)
		.where("paid_at", "is not", null)
		.limit(1)
		.executeTakeFirst();
	return paid !== undefined;
}
