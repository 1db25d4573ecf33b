import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { instantsOf } from "#app/domain/content/event/days.server.ts";
import { followsDates } from "#app/domain/content/event/phase.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import type { Workshop, WorkshopAvailability } from "#app/domain/program/workshop/schema.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import { type StockStatus, setStockStatus, stockStatusFor, takesStock } from "#app/domain/sales/order/stock.server.ts";
import { isPast } from "#app/runtime/clock.server.ts";
import type { Tables } from "#db/tables.ts";

export interface SpotCount {
	registered: number;
	reserved: number;
	offered: number;
	waiting: number;
}

/** Registered, or reserved for an order that may still be paid. */
export const isLive =
	(now: Date) =>
	({ eb, or, and, exists, selectFrom }: ExpressionBuilder<Tables, "workshop_registration">) =>
		or([
			eb("workshop_registration.state", "=", "registered"),
			and([
				eb("workshop_registration.state", "=", "reserved"),
				exists(
					selectFrom("order_line")
						.innerJoin("order", "order.id", "order_line.order_id")
						.select("order_line.id")
						.whereRef("order_line.id", "=", "workshop_registration.line_id")
						.where(takesStock(now)),
				),
			]),
		]);

const NONE: SpotCount = { registered: 0, reserved: 0, offered: 0, waiting: 0 };

export const isLiveEntry =
	(now: Date) =>
	({ eb, or, and }: ExpressionBuilder<Tables, "waiting_entry">) =>
		or([eb("waiting_entry.state", "=", "waiting"), and([eb("waiting_entry.state", "=", "offered"), eb("waiting_entry.lapses_at", ">", now.toISOString())])]);

/** Counts by workshop id. Expired reservations and offers do not count, even before the timer has run. */
export async function countSpots(on: Database, now: Date): Promise<{ get(workshopId: string): SpotCount }> {
	const registrations = await on
		.selectFrom("workshop_registration")
		.select(({ fn }) => ["workshop_id", "workshop_registration.state", fn.countAll<number>().as("count")])
		.where(isLive(now))
		.groupBy(["workshop_id", "workshop_registration.state"])
		.execute();
	const entries = await on
		.selectFrom("waiting_entry")
		.select(({ fn }) => ["workshop_id", "state", fn.countAll<number>().as("count")])
		.where(isLiveEntry(now))
		.groupBy(["workshop_id", "state"])
		.execute();
	const counts = new Map<string, SpotCount>();
	for (const { workshop_id: id, state, count } of [...registrations, ...entries]) counts.set(id, { ...(counts.get(id) ?? NONE), [state]: count });
	return { get: (id) => counts.get(id) ?? NONE };
}

/** Exact only in the transaction that takes a spot, which holds the write lock. */
export const spotsLeft = ({ maxAttendees }: Pick<Workshop, "maxAttendees">, { registered, reserved, offered }: SpotCount) =>
	Math.max(0, maxAttendees - registered - reserved - offered);

export const takesRegistrations = (workshop: Workshop, event: SummitEvent) =>
	event.status !== "cancelled" && workshop.status === "published" && isScheduled(workshop) && !hasStarted(workshop, event);

export function hasStarted(workshop: Workshop, event: SummitEvent): boolean {
	return followsDates(event) && isScheduled(workshop) && isPast(startOf(workshop, event));
}

export const startOf = (workshop: { date: string; startTime: string; durationMinutes: number }, event: SummitEvent) =>
	instantsOf(event, { ...workshop, endTime: endTime(workshop) }).start;

export const registrationState = (workshop: Workshop, event: SummitEvent, stock: StockStatus = "onSale"): WorkshopAvailability =>
	takesRegistrations(workshop, event) ? stock : "over";

/** If somebody waits, nobody else can register. */
export const spotStatusOf = (workshop: Pick<Workshop, "maxAttendees">, count: SpotCount): StockStatus =>
	count.waiting > 0 ? "soldOut" : stockStatusFor(spotsLeft(workshop, count), workshop.maxAttendees);

export const updateSpotStatus = (trx: Database, workshop: Workshop, count: SpotCount) =>
	setStockStatus(trx, "workshop", workshop.id, spotStatusOf(workshop, count));
