import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { isLive, isLiveEntry } from "./availability.server.ts";

export interface Standing {
	ticketId: number;
	workshopId: string;
	state: "registered" | "reserved" | "offered" | "waiting";
	isPaid: boolean;
	/** Of a registration with a price. */
	order?: { code: string; expiresAt?: string };
	until?: string;
	/** On the waiting list, from 1. */
	position?: number;
}

/** Returns true if anybody ever registered or waited, so that the workshop must stay. */
export async function hasRegistrations(workshopId: string, on: Database): Promise<boolean> {
	const rows = await on
		.selectFrom("workshop_registration")
		.select("id")
		.where("workshop_id", "=", workshopId)
		.union(on.selectFrom("waiting_entry").select("id").where("workshop_id", "=", workshopId))
		.execute();
	return rows.length > 0;
}

export async function countTaken(): Promise<number> {
	const { count } = await db
		.selectFrom("workshop_registration")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("state", "=", "registered")
		.executeTakeFirstOrThrow();
	return count;
}

/** Offers of spots that expire between two instants. */
export async function countOffersExpiring(after: Date, before: Date): Promise<number> {
	const { count } = await db
		.selectFrom("waiting_entry")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("state", "=", "offered")
		.where("lapses_at", ">", after.toISOString())
		.where("lapses_at", "<=", before.toISOString())
		.executeTakeFirstOrThrow();
	return count;
}

/** Leaves out expired ones, even before the timer has run. */
export async function listStandings(ticketIds: readonly number[], now: Date): Promise<Standing[]> {
	const registrations = await db
		.selectFrom("workshop_registration")
		.leftJoin("order_line as line", "line.id", "line_id")
		.leftJoin("order as paying", "paying.id", "order_id")
		.select(["ticket_id", "workshop_id", "workshop_registration.state", "line.kind", "gross", "code", "expires_at"])
		.where("ticket_id", "in", ticketIds)
		.where(isLive(now))
		.orderBy("workshop_registration.id")
		.execute();
	const entries = await db
		.selectFrom("waiting_entry")
		.select(["ticket_id", "workshop_id", "state", "lapses_at"])
		.select(({ selectFrom, fn }) =>
			selectFrom("waiting_entry as before")
				.whereRef("before.workshop_id", "=", "waiting_entry.workshop_id")
				.where("before.state", "=", "waiting")
				.whereRef("before.id", "<=", "waiting_entry.id")
				.select(fn.countAll<number>().as("count"))
				.as("position"),
		)
		.where("ticket_id", "in", ticketIds)
		.where(isLiveEntry(now))
		.orderBy("id")
		.execute();
	return [
		...registrations.map(({ ticket_id, workshop_id, state, kind, gross, code, expires_at }) => ({
			ticketId: ticket_id,
			workshopId: workshop_id,
			state: state as "registered" | "reserved",
			isPaid: kind === "workshop" && (gross ?? 0) > 0,
			order: code === null ? undefined : { code, expiresAt: expires_at ?? undefined },
		})),
		...entries.map(({ ticket_id, workshop_id, state, lapses_at, position }) => ({
			ticketId: ticket_id,
			workshopId: workshop_id,
			state: state as "offered" | "waiting",
			isPaid: false,
			...(state === "offered" ? { until: lapses_at ?? undefined } : { position: position ?? undefined }),
		})),
	];
}

export async function listFreed(lineIds: readonly number[]): Promise<Set<number>> {
	const rows = await db.selectFrom("workshop_registration").select("line_id").where("line_id", "in", lineIds).where("state", "=", "cancelled").execute();
	return new Set(rows.map(({ line_id }) => line_id as number));
}

/** By line id; with the attendee's name, if any, and the code of the ticket's own order. */
export async function listRegisteredTickets(orderId: number): Promise<Map<number, { attendee?: string; code: string }>> {
	const rows = await db
		.selectFrom("workshop_registration")
		.innerJoin("order_line as paid", "paid.id", "workshop_registration.line_id")
		.innerJoin("ticket", "ticket.id", "workshop_registration.ticket_id")
		.innerJoin("order_line as line", "line.id", "ticket.line_id")
		.innerJoin("order", "order.id", "line.order_id")
		.select(["paid.id", "attendee_name", "code"])
		.where("paid.order_id", "=", orderId)
		.where("paid.kind", "=", "workshop")
		.execute();
	return new Map(rows.map(({ id, attendee_name, code }) => [id, { attendee: attendee_name ?? undefined, code }]));
}

interface RegisteredWorkshop {
	ticketId: number;
	kind: "workshop";
	itemId: string;
	isPaid: boolean;
}

/** Returns what these tickets are registered for, or have reserved with their own order. */
export async function listRegisteredWorkshops(ticketIds: readonly number[], on: Database): Promise<RegisteredWorkshop[]> {
	if (ticketIds.length === 0) return [];
	const rows = await on
		.selectFrom("workshop_registration")
		.leftJoin("order_line", (join) => join.onRef("order_line.id", "=", "line_id").on("kind", "=", "workshop"))
		.select(["ticket_id", "workshop_id", "order_line.id as line"])
		.where("ticket_id", "in", ticketIds)
		.where("state", "<>", "cancelled")
		.orderBy("workshop_registration.id")
		.execute();
	return rows.map(({ ticket_id, workshop_id, line }) => ({ ticketId: ticket_id, kind: "workshop", itemId: workshop_id, isPaid: line !== null }));
}
