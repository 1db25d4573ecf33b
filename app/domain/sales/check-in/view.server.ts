import type { User } from "#app/auth/user.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { hashOf } from "#app/domain/sales/order/secrets.server.ts";
import { findTier } from "#app/domain/sales/tier/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

/** Within this time, a second press or a lost response is no warning. */
const REPEAT_MS = 60_000;

export const isCheckInStaff = (user: User | undefined): user is User => user !== undefined && !user.due && user.rights.includes("admitAttendees");

export async function findTicket(secret: string) {
	return db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select(["ticket.id", "order_id", "code", "state", "cancelled_at", "item_id", "order_line.name as tier", "attendee_name", "order.name as buyer"])
		.select(["checked_in_at", "checked_in_by", "diet", "access_needs"])
		.where("secret", "=", secret)
		.executeTakeFirst();
}

/** Attendees' needs are shown only to users who may see orders. */
export async function checkInView(secret: string, { username, rights }: Pick<User, "username" | "rights">, event: SummitEvent, locale: Locale) {
	const ticket = await findTicket(secret);
	if (!ticket) return undefined;
	const tier = await findTier(ticket.item_id);
	const { checked_in_at: arrivedAt, checked_in_by: by } = ticket;
	const at = arrivedAt ? formatInstant(arrivedAt, locale, event.timeZone) : "";
	const { checkIn: text, idCheck, nameless, diet, access } = textsOf("adminAttendees", locale, { at, username: by ?? "", buyer: ticket.buyer });
	const isGood = ticket.state === "paid" && ticket.cancelled_at === null;
	const isMine = by === username && arrivedAt !== null && Date.parse(arrivedAt) > readClock() - REPEAT_MS;
	const state = !isGood ? "refused" : arrivedAt === null ? "awaited" : isMine ? "admitted" : "again";
	return {
		locale,
		state: state as "refused" | "awaited" | "admitted" | "again",
		title: text.states[state],
		words: state === "again" || state === "admitted" ? text.arrived : state === "refused" ? text.refused : undefined,
		name: ticket.attendee_name ?? nameless,
		boughtBy: ticket.buyer === "" || ticket.attendee_name === ticket.buyer ? undefined : text.boughtBy,
		tier: translate(JSON.parse(ticket.tier), locale).text,
		idCheck: tier?.atDoor ? idCheck : undefined,
		needs: !rights.includes("seeOrders")
			? []
			: [ticket.diet && `${diet}: ${ticket.diet}`, ticket.access_needs && `${access}: ${ticket.access_needs}`].filter(
					(words) => words !== null && words !== "",
				),
		order: orderLink(text.order, ticket.code, rights),
		list: text.list,
		checkIn: text.checkIn,
		undo: text.undo,
	};
}
export type CheckInView = NonNullable<Awaited<ReturnType<typeof checkInView>>>;

export async function refusedView(secret: string, { rights }: Pick<User, "rights">, locale: Locale) {
	const row = await db
		.selectFrom("revoked_secret")
		.innerJoin("ticket", "ticket.id", "ticket_id")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select(["reason", "code"])
		.where("hash", "=", hashOf(secret))
		.executeTakeFirst();
	const { checkIn: text } = textsOf("adminAttendees", locale, {});
	return {
		locale,
		title: text.states.refused,
		words: text.why[row?.reason ?? "unknown"],
		order: row && orderLink(text.order, row.code, rights),
		list: text.list,
	};
}
export type RefusedView = Awaited<ReturnType<typeof refusedView>>;

const orderLink = (words: string, code: string, rights: User["rights"]) => ({
	words: `${words} ${code}`,
	path: rights.includes("seeOrders") ? `/admin/orders/${code}` : undefined,
});
