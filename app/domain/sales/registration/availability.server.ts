import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { instantsOf } from "#app/domain/content/event/days.server.ts";
import { followsDates } from "#app/domain/content/event/phase.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import type { PlaceState, Workshop } from "#app/domain/program/workshop/schema.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import { type StockStatus, setStockStatus, stockStatusFor, takesStock } from "#app/domain/sales/order/stock.server.ts";
import { hasCome } from "#app/runtime/clock.server.ts";
import type { Tables } from "#db/tables.ts";

/** How many places of a workshop are gone, and how many tickets wait for one. */
export interface SpotCount {
	taken: number;
	/** For orders that still may be paid. */
	held: number;
	offered: number;
	waiting: number;
}

/** Whether a place is somebody's: taken, or held for an order that still may be paid. */
export const isLive =
	(now: Date) =>
	({ eb, or, and, exists, selectFrom }: ExpressionBuilder<Tables, "place">) =>
		or([
			eb("place.state", "=", "taken"),
			and([
				eb("place.state", "=", "held"),
				exists(
					selectFrom("order_line")
						.innerJoin("order", "order.id", "order_line.order_id")
						.select("order_line.id")
						.whereRef("order_line.id", "=", "place.line_id")
						.where(takesStock(now)),
				),
			]),
		]);

const NONE: SpotCount = { taken: 0, held: 0, offered: 0, waiting: 0 };

/** Which entries of waiting lists count at an instant: those that wait, and those with an offer that has not lapsed. */
export const isLiveEntry =
	(now: Date) =>
	({ eb, or, and }: ExpressionBuilder<Tables, "waiting_entry">) =>
		or([eb("waiting_entry.state", "=", "waiting"), and([eb("waiting_entry.state", "=", "offered"), eb("waiting_entry.lapses_at", ">", now.toISOString())])]);

/**
 * How many places of each workshop are in which state at an instant, by its id. Counted anew each time, from what there is; what
 * is over counts for nothing.
 */
export async function countSpots(on: Database, now: Date): Promise<{ get(workshopId: string): SpotCount }> {
	const places = await on
		.selectFrom("place")
		.select(({ fn }) => ["workshop_id", "place.state", fn.countAll<number>().as("count")])
		.where(isLive(now))
		.groupBy(["workshop_id", "place.state"])
		.execute();
	const entries = await on
		.selectFrom("waiting_entry")
		.select(({ fn }) => ["workshop_id", "state", fn.countAll<number>().as("count")])
		.where(isLiveEntry(now))
		.groupBy(["workshop_id", "state"])
		.execute();
	const counts = new Map<string, SpotCount>();
	for (const { workshop_id: id, state, count } of [...places, ...entries]) counts.set(id, { ...(counts.get(id) ?? NONE), [state]: count });
	return { get: (id) => counts.get(id) ?? NONE };
}

/** How many places are left. Asked in the transaction that takes one, it is the truth: that one holds the write lock. */
export const spotsLeft = ({ maxAttendees }: Pick<Workshop, "maxAttendees">, { taken, held, offered }: SpotCount) =>
	Math.max(0, maxAttendees - taken - held - offered);

/** Whether places of a workshop are given at all: visitors see it, it takes place, and has not begun. */
export const takesRegistrations = (workshop: Workshop, event: SummitEvent) =>
	event.held !== "cancelled" && workshop.status === "published" && isScheduled(workshop) && !hasStarted(workshop, event);

/** Whether it has begun, as far as the site follows the event's dates. */
export function hasStarted(workshop: Workshop, event: SummitEvent): boolean {
	return followsDates(event) && isScheduled(workshop) && hasCome(startOf(workshop, event));
}

/** The instant at which a scheduled workshop begins. */
export const startOf = (workshop: { date: string; startTime: string; durationMinutes: number }, event: SummitEvent) =>
	instantsOf(event, { ...workshop, endTime: endTime(workshop) }).start;

/** The same of one workshop: by what `stockStates` says, unless none are given any more. */
export const registrationState = (workshop: Workshop, event: SummitEvent, stock: StockStatus = "onSale"): PlaceState =>
	takesRegistrations(workshop, event) ? stock : "over";

/** The word of a count. Where somebody waits, nobody else can take a place. */
export const spotStatusOf = (workshop: Pick<Workshop, "maxAttendees">, count: SpotCount): StockStatus =>
	count.waiting > 0 ? "soldOut" : stockStatusFor(spotsLeft(workshop, count), workshop.maxAttendees);

/** Notes the word of a workshop where it changed, in the transaction that changes it. */
export const updateSpotStatus = (trx: Database, workshop: Workshop, count: SpotCount) =>
	setStockStatus(trx, "workshop", workshop.id, spotStatusOf(workshop, count));
