import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { roomsById } from "#app/domain/program/room/queries.server.ts";
import { findWorkshop, listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { countAttendees, listAttendees, listAwaited } from "#app/domain/sales/attendee/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatList, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { countSpots, isLive, isLiveEntry } from "./availability.server.ts";
import { whenOnPages } from "./email-attendee.server.ts";

/** @param q searches all attendees, to register one */
export async function workshopRegistrationsView(workshopId: string, event: SummitEvent, locale: Locale, q = "") {
	const now = new Date(readClock());
	const workshop = await findWorkshop(workshopId);
	if (!workshop) return undefined;
	const [rooms, counts, registrations, entries] = await Promise.all([
		roomsById(),
		countSpots(db, now),
		listRegistrations(workshopId, now),
		listEntries(workshopId, now),
	]);
	const count = counts.get(workshopId);
	const queue = entries.filter(({ state }) => state === "waiting");
	const title = translate(workshop.title, locale).text;
	const text = textsOf("adminRegistrations", locale, {
		title,
		registered: count.registered,
		capacity: workshop.maxAttendees ?? "–",
		reserved: count.reserved,
		offered: count.offered,
		waiting: count.waiting,
	});
	const named = (row: { ticket: number; attendee: string | null; buyer: string; code: string; tier: string }) => ({
		ticket: row.ticket,
		name:
			row.attendee ??
			(row.buyer === "" ? textsOf("adminAttendees", locale, {}).nameless : textsOf("adminRegistrations", locale, { buyer: row.buyer }).nameless),
		tier: translate(JSON.parse(row.tier), locale).text,
		code: row.code,
	});
	return {
		text,
		when: whenOnPages({ ...workshop, room: rooms.get(workshop.roomId) }, event, locale),
		isOverfull: count.registered > workshop.maxAttendees,
		registrations: registrations.map((row) => ({ ...named(row), isUnpaid: row.state === "reserved", remove: removalWords(row, locale) })),
		found: q === "" ? undefined : await findAttendees(q, new Set(registrations.map(({ ticket }) => ticket)), locale),
		waiting: entries.map((row) => ({ ...named(row), position: queue.indexOf(row) + 1 || undefined, isOffered: row.state === "offered" })),
	};
}

const MAX_FOUND = 20;

async function findAttendees(q: string, registered: ReadonlySet<number>, locale: Locale) {
	const search = { q, byEmail: true };
	const [{ all }, attendees] = await Promise.all([countAttendees(search), listAttendees("all", search, { page: { limit: MAX_FOUND, offset: 0 } })]);
	const t = translatorFor(locale);
	const awaited = all === 0 ? await listAwaited(search, new Date(readClock())) : [];
	const unpaid = [...new Set(awaited.filter(({ why }) => why === "unpaid").map(({ code }) => code))];
	const unpaidFound = unpaid.length > 0 && t("adminRegistrations.unpaidFound", { count: unpaid.length, code: formatList(unpaid, locale) });
	return {
		q,
		count: unpaidFound || (all > MAX_FOUND ? t("adminRegistrations.tooManyFound", { count: MAX_FOUND }) : t("adminRegistrations.found", { count: all })),
		attendees: attendees.map(({ id, name, email, tier, code, buyer, buyerEmail }) => ({
			ticket: id,
			name: name ?? textsOf("adminRegistrations", locale, { buyer }).nameless,
			email: email ?? buyerEmail,
			tier: translate(tier, locale).text,
			code,
			isRegistered: registered.has(id),
		})),
	};
}

export type WorkshopRegistrationsView = NonNullable<Awaited<ReturnType<typeof workshopRegistrationsView>>>;

export async function workshopListsView(event: SummitEvent, locale: Locale) {
	const [workshops, counts] = await Promise.all([listWorkshops(), countSpots(db, new Date(readClock()))]);
	return {
		text: textsOf("adminRegistrations", locale, {}).lists,
		workshops: workshops.map((workshop) => {
			const { registered: taken, waiting } = counts.get(workshop.id);
			return {
				path: `/admin/workshops/${workshop.id}/registrations`,
				title: translate(workshop.title, locale),
				when: whenOnPages(workshop, event, locale),
				registered: textsOf("adminRegistrations", locale, { registered: taken, capacity: workshop.maxAttendees }).lists.of,
				waiting: String(waiting),
			};
		}),
	};
}

/** For a paid registration, names the amount and the page where its refund is decided. */
function removalWords({ paid, paidIn }: { paid: number | null; paidIn: string | null }, locale: Locale): string {
	const words = textsOf("adminRegistrations", locale, { amount: formatPrice(paid ?? 0, locale), code: paidIn ?? "" }).remove;
	return paid && paidIn ? words.paid : words.words;
}

async function listRegistrations(workshopId: string, now: Date) {
	const rows = await db
		.selectFrom("workshop_registration")
		.where("workshop_id", "=", workshopId)
		.where(isLive(now))
		.innerJoin("ticket", "ticket.id", "ticket_id")
		.innerJoin("order_line", "order_line.id", "ticket.line_id")
		.innerJoin("order", "order.id", "order_line.order_id")
		.leftJoin("order_line as paid_line", (join) => join.onRef("paid_line.id", "=", "workshop_registration.line_id").on("paid_line.kind", "=", "workshop"))
		.leftJoin("order as paid_order", "paid_order.id", "paid_line.order_id")
		.select(["workshop_registration.state", "ticket.id as ticket", "attendee_name as attendee", "order.name as buyer", "order.code", "order_line.name as tier"])
		.select(["paid_line.gross as paid", "paid_order.code as paidIn"])
		.execute();
	return rows.sort((one, other) => (one.attendee ?? one.buyer).localeCompare(other.attendee ?? other.buyer));
}

const listEntries = (workshopId: string, now: Date) =>
	db
		.selectFrom("waiting_entry")
		.innerJoin("ticket", "ticket.id", "ticket_id")
		.innerJoin("order_line", "order_line.id", "ticket.line_id")
		.innerJoin("order", "order.id", "order_id")
		.select(["waiting_entry.state", "ticket.id as ticket", "attendee_name as attendee", "order.name as buyer", "code", "order_line.name as tier"])
		.where("workshop_id", "=", workshopId)
		.where(isLiveEntry(now))
		.orderBy("waiting_entry.id")
		.execute();
