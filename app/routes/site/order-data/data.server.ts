import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { findDifference } from "#app/domain/sales/payment/difference.server.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";

const OF_NEW_ATTENDEE = { attendeeEmail: undefined, attendeeLocale: undefined, company: undefined, jobTitle: undefined, country: undefined };

/**
 * Everything stored about an order and its people, for its buyer: money in cents, instants in ISO. Without secrets, attendees' needs, and the names of
 * organizers.
 */
export async function dataOf(order: Order) {
	const { id, invoiceTo, lines, note, ...facts } = order;
	const tickets = lines.flatMap(({ ticket }) => (ticket ? ticket.id : []));
	const [payments, difference, refunds, invoices, registrations, waiting, events] = await Promise.all([
		db
			.selectFrom("payment")
			.leftJoin("statement_line", "payment_id", "payment.id")
			.select(["method", "payment.state", "payment.amount", "created_at as createdAt", "confirmed_at as confirmedAt"])
			.select(({ fn }) => ["statement_line.name as sender", fn.coalesce("payment.reference", "statement_line.reference").as("reference")])
			.where("payment.order_id", "=", id)
			.execute(),
		findDifference(id),
		listRefunds(id),
		db.selectFrom("invoice").select(["kind", "number", "issued_at as issuedAt", "snapshot"]).where("order_id", "=", id).execute(),
		db
			.selectFrom("workshop_registration")
			.select(["ticket_id as ticketId", "workshop_id as workshopId", "state", "created_at as createdAt", "ended_at as endedAt"])
			.where((row) =>
				row.or([
					row("ticket_id", "in", tickets),
					row(
						"line_id",
						"in",
						lines.map((line) => line.id),
					),
				]),
			)
			.execute(),
		db
			.selectFrom("waiting_entry")
			.select(["ticket_id as ticketId", "workshop_id as workshopId", "state", "created_at as createdAt"])
			.where("ticket_id", "in", tickets)
			.execute(),
		listOrderEvents(id),
	]);
	return {
		...facts,
		amountsIn: "US dollar cents",
		currency: "USD",
		invoiceTo,
		noteOfOrganizers: note,
		lines: lines.map(({ name, ticket, id: _id, ...line }) => ({
			...line,
			name: translate(name, order.locale).text,
			ticket: ticket && { ...ticket, ...(ticket.isReassigned && OF_NEW_ATTENDEE), secret: undefined, arrivedBy: undefined, isReassigned: undefined },
		})),
		payments,
		difference: difference && { ...difference, username: undefined },
		refunds: refunds.map(({ amount, state, reason, createdAt, doneAt }) => ({ amount, state, reason, createdAt, doneAt })),
		invoices: invoices.map(({ snapshot, ...invoice }) => ({ ...invoice, ...JSON.parse(snapshot) })),
		places: registrations,
		waiting,
		// Names of organizers are not shown to the buyer.
		happenings: events.map(({ at, type, details, actor }) => ({ at, type, details, by: typeof actor === "string" ? actor : "organizer" })),
	};
}
