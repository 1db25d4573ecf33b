import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { revokeSecret } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { mayRename } from "#app/domain/sales/cancellation/rules.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { countMail } from "#app/domain/sales/order/mail-limit.server.ts";
import { newTicketSecret } from "#app/domain/sales/order/secrets.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import type { Allowance } from "#app/http/rate-limit.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { emailFormerAttendee, emailNewAttendee } from "./emails.server.ts";
import { findReassignable } from "./reassignable.server.ts";

export type ReassignmentError = "gone" | "over";
/** The new mailbox got too many emails about unpaid orders. */
type Later = Extract<Allowance, { allowed: false }>;

interface Reassignment {
	name: string;
	email: string;
	locale: Locale;
	/** Organizers may at any time. */
	by: "buyer" | "attendee" | { username: string };
}

/** Replaces the secret, emails everyone concerned, and deletes the former needs. A form submitted twice no longer finds the secret. */
export function reassignTicket(secret: string, { name, email, locale, by }: Reassignment): Promise<ReassignmentError | Later | undefined> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const reassignable = await findReassignable(secret, trx);
		if (!reassignable) return "gone";
		const { order, ticket } = reassignable;
		const isOrganizer = typeof by === "object";
		if (!isOrganizer && !mayRename(await getEvent(trx), await getSalesSettings(trx))) return "over";
		const allowance = isOrganizer ? undefined : await countMail(trx, order, email, now);
		if (allowance && !allowance.allowed) return allowance;
		await revokeSecret(trx, ticket, "reassigned", now);
		const fresh = newTicketSecret();
		const attendee = { attendee_name: name, attendee_email: email, attendee_locale: locale, is_reassigned: 1 };
		const unknown = { company: null, job_title: null, country: null, diet: null, access_needs: null };
		await trx
			.updateTable("ticket")
			.set({ secret: fresh, ...attendee, ...unknown })
			.where("id", "=", ticket.id)
			.execute();
		await recordOrderEvent(trx, order.id, by === "attendee" ? "reassignedByAttendee" : "reassigned", {
			actor: by,
			now,
			details: { ticket: ticket.id },
		});
		await emailNewAttendee(trx, reassignable, { name, email, locale, secret: fresh });
		const former = ticket.attendeeEmail ?? order.email;
		for (const to of new Set([former, order.email])) await emailFormerAttendee(trx, reassignable, to);
		return undefined;
	});
}
