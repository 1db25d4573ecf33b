import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { type Database, logChanges } from "#app/admin/changes.server.ts";
import { getEvent, setEventStatus } from "#app/domain/content/event/queries.server.ts";
import type { DisruptedStatus, EventStatus } from "#app/domain/content/event/schema.ts";
import type { ActionContext } from "#app/domain/sales/order/history.server.ts";
import { offerFreedSpots } from "#app/domain/sales/registration/offers.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { countAffectedOrders, listAffectedOrders, processAffectedOrders } from "./affected-orders.server.ts";
import type { Words } from "./mails.server.ts";

/** The statuses from which each one can be reached. */
export const FROM: Record<EventStatus, readonly EventStatus[]> = {
	postponed: ["scheduled"],
	cancelled: ["scheduled", "postponed"],
	scheduled: ["postponed", "cancelled"],
};

/** The response does not wait for thousands of orders. */
const MAX_WAIT_MS = 5000;

interface Disruption {
	words: Words;
	username: string;
}

/**
 * Postpones or cancels the event: ends ticket sales and emails all buyers; canceling also refunds their orders. Orders are processed in batches, the
 * last ones after the response; a restart continues after a crash.
 * @returns false if it was done before
 */
export async function postponeOrCancelEvent(to: DisruptedStatus, { words, username }: Disruption): Promise<boolean> {
	const isDone = await startDisruption(to, { words, username });
	if (isDone) await Promise.race([processAffectedOrders(), setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
	return isDone;
}

export function startDisruption(to: DisruptedStatus, { words, username }: Disruption): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		if (!(await setEventStatus(trx, to, FROM[to]))) return false;
		if (to === "cancelled") await cancelAllRegistrations(trx, { actor: { username }, now: new Date(readClock()) });
		await listAffectedOrders(trx, { status: to, words, username });
		await logStatus(trx, to, username);
		return true;
	});
}

/** Emails nobody. Returns false if the event is scheduled already, or orders are still being processed. */
export function resumeEvent(username: string): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		if ((await countAffectedOrders(trx)) > 0 || !(await setEventStatus(trx, "scheduled", FROM.scheduled))) return false;
		await logStatus(trx, "scheduled", username);
		return true;
	});
}

/** Logged as not undoable, since people were emailed. */
async function logStatus(trx: Database, state: EventStatus, username: string): Promise<void> {
	const { id } = await getEvent(trx);
	await logChanges(trx, [{ entityType: "summit", entityId: id, name: state, before: {}, after: {} }], { username });
}

/** Ends waiting too, so that no freed spot is offered to anybody. */
async function cancelAllRegistrations(trx: Database, context: ActionContext & { actor: { username: string } }): Promise<void> {
	const at = context.now.toISOString();
	await trx.updateTable("waiting_entry").set({ state: "left" }).where("state", "in", ["waiting", "offered"]).execute();
	const registrations = trx
		.selectFrom("workshop_registration")
		.innerJoin("ticket", "ticket.id", "ticket_id")
		.innerJoin("order_line", "order_line.id", "ticket.line_id")
		.where("workshop_registration.state", "<>", "cancelled");
	const workshops = await registrations.select("workshop_id").distinct().execute();
	await trx
		.insertInto("order_event")
		.columns(["order_id", "at", "actor", "username", "type", "details"])
		.expression(
			registrations.select(({ val }) => [
				"order_id",
				val(at).as("at"),
				val("organizer").as("actor"),
				val(context.actor.username).as("username"),
				val("registrationCancelled").as("what"),
				sql<string>`json_object('ticket', ticket_id, 'workshop', workshop_id)`.as("details"),
			]),
		)
		.execute();
	await trx.updateTable("workshop_registration").set({ state: "cancelled", ended_at: at }).where("state", "<>", "cancelled").execute();
	for (const { workshop_id } of workshops) await offerFreedSpots(trx, workshop_id, context);
}
