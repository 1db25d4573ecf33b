import { z } from "zod";
import { readClock } from "~/clock.server";
import { db } from "~/database.server";
import { requiredEmail } from "~/http/field-schemas";
import { countAgainstMailbox } from "~/http/rate-limit.server";
import { note } from "./ledger.server";
import { tellBuyer } from "./tell-buyer.server";

export const orderLinkSchema = z.object({ email: requiredEmail });

/** Orders of one address that are told of at once. */
const MOST = 20;

/** Mails a fresh link to each order of an address, to that address; nothing where there are none. */
export async function sendOrderLinks(email: string, origin: string): Promise<void> {
	const now = new Date(readClock());
	const { allowed } = countAgainstMailbox("orderLink", email);
	if (!allowed) return;
	await db.transaction().execute(async (trx) => {
		const orders = await trx
			.selectFrom("order")
			.select("id")
			.where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", email.toLowerCase()))
			.orderBy("id", "desc")
			.limit(MOST)
			.execute();
		for (const { id } of orders) {
			await note(trx, id, "linkSent", { actor: "buyer", now, details: {} });
			await tellBuyer(trx, "link", { orderId: id, origin, now });
		}
	});
}
