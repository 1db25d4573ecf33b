import { getEvent } from "~/domain/content/event/queries.server";
import { revokeSecret } from "~/domain/sales/cancellation/revoked.server";
import { mayRename } from "~/domain/sales/cancellation/rules.server";
import { note } from "~/domain/sales/order/ledger.server";
import { countMail } from "~/domain/sales/order/mail-limit.server";
import { newTicketSecret } from "~/domain/sales/order/secrets.server";
import { getSalesSettings } from "~/domain/sales/order/settings.server";
import type { Allowance } from "~/http/rate-limit.server";
import type { Locale } from "~/i18n/config";
import { readClock } from "~/runtime/clock.server";
import { db } from "~/runtime/database.server";
import { findHeld } from "./held.server";
import { tellFormerHolder, tellNewHolder } from "./tell.server";

/** Why a ticket was not handed on: it no longer is the sender's, or the time for it is over. */
export type HandOnFault = "gone" | "over";
/** Too many mails about orders that nobody paid went to the new mailbox. */
type Later = Extract<Allowance, { allowed: false }>;

interface HandingOn {
	name: string;
	email: string;
	/** In which they are written to. */
	locale: Locale;
	/** Who does it: the buyer, whoever holds the ticket, or an organizer, who may at any time. */
	by: "buyer" | "holder" | { username: string };
}

/**
 * Gives a ticket to somebody else under a new secret: the one by which it was known opens nothing from then on. New and
 * former holder are told, and the buyer; what the former needed is forgotten. A form that is sent twice finds the first secret gone.
 */
export function handOn(secret: string, { name, email, locale, by }: HandingOn): Promise<HandOnFault | Later | undefined> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const held = await findHeld(secret, trx);
		if (!held) return "gone";
		const { order, ticket } = held;
		const isOrganizer = typeof by === "object";
		if (!isOrganizer && !mayRename(await getEvent(trx), await getSalesSettings(trx))) return "over";
		const allowance = isOrganizer ? undefined : await countMail(trx, order, email, now);
		if (allowance && !allowance.allowed) return allowance;
		await revokeSecret(trx, ticket, "handedOn", now);
		const fresh = newTicketSecret();
		const attendee = { attendee_name: name, attendee_email: email, attendee_locale: locale, diet: null, access_needs: null };
		await trx
			.updateTable("ticket")
			.set({ secret: fresh, ...attendee })
			.where("id", "=", ticket.id)
			.execute();
		await note(trx, order.id, by === "holder" ? "handedOnByHolder" : "handedOn", {
			actor: by,
			now,
			details: { ticket: ticket.id },
		});
		await tellNewHolder(trx, held, { name, email, locale, secret: fresh });
		const former = ticket.attendeeEmail ?? order.email;
		for (const to of new Set([former, order.email])) await tellFormerHolder(trx, held, to);
		return undefined;
	});
}
