import { readClock } from "~/clock.server";
import { db } from "~/database.server";
import { note } from "~/domain/order/ledger.server";
import { ORDER_LIMITS } from "~/domain/order/limits";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";

/** A ticket whose attendee can say what they need, with what was said; `label` tells it from the others of an order. */
export interface NeedsOfTicket {
	id: number;
	label?: string;
	diet: string;
	access: string;
}

/** What is known of the needs of an order's attendees, or of one alone, as a form that asks for them. */
export async function needsView(tickets: readonly { id: number; label?: string }[], locale: Locale) {
	const ids = tickets.map(({ id }) => id);
	const rows = ids.length === 0 ? [] : await db.selectFrom("ticket").select(["id", "diet", "access_needs"]).where("id", "in", ids).execute();
	const known = new Map(rows.map((row) => [row.id, row]));
	return {
		text: textsOf("needs", locale, {}),
		tickets: tickets.map(({ id, label }): NeedsOfTicket => ({ id, label, diet: known.get(id)?.diet ?? "", access: known.get(id)?.access_needs ?? "" })),
	};
}
export type NeedsView = Awaited<ReturnType<typeof needsView>>;

/**
 * Keeps what a form says of the needs of an order's attendees; what is empty is forgotten. Of one's health: seen by those
 * alone who see orders, and in no log. The ledger says that something was told, and not what. Nothing is kept once the order's people are erased.
 *
 * @param ticketIds those that the form may speak of
 */
export function keepNeeds(form: FormData, orderId: number, { ticketIds, actor }: { ticketIds: readonly number[]; actor: "buyer" | "holder" }): Promise<void> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const { erased_at } = await trx.selectFrom("order").select("erased_at").where("id", "=", orderId).executeTakeFirstOrThrow();
		if (erased_at) return;
		for (const id of ticketIds) {
			const [diet, access] = [textIn(form, `diet.${id}`), textIn(form, `access.${id}`)];
			if (diet === undefined || access === undefined) continue;
			const { numUpdatedRows } = await trx
				.updateTable("ticket")
				.set({ diet, access_needs: access })
				.where("id", "=", id)
				.where(({ or, eb }) => or([eb("diet", "is not", diet), eb("access_needs", "is not", access)]))
				.executeTakeFirstOrThrow();
			if (numUpdatedRows > 0n) await note(trx, orderId, "needsChanged", { actor, now, details: { ticket: id } });
		}
	});
}

/** Nothing where the form does not have the field; `null` where it is empty. */
function textIn(form: FormData, name: string): string | null | undefined {
	const typed = form.get(name);
	return typeof typed === "string" ? typed.replace(/\s+/g, " ").trim().slice(0, ORDER_LIMITS.needs) || null : undefined;
}
