import type { Database } from "#app/admin/changes.server.ts";
import { followsDates } from "#app/domain/content/event/phase.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { countSpots, isLive, spotsLeft, startOf, takesRegistrations, updateSpotStatus } from "./availability.server.ts";
import { emailAttendee } from "./email-attendee.server.ts";
import { findTicketAttendee } from "./ticket-attendee.server.ts";

export const OFFER_HOURS = 24;

/** Ends expired offers and offers free spots to those who wait longest. Runs in the transaction that may have freed spots. */
export async function offerFreedSpots(trx: Database, workshopId: string, context: ActionContext): Promise<void> {
	const [workshop, event] = [await findWorkshop(workshopId, trx), await getEvent(trx)];
	if (!workshop) return;
	await endHolds(trx, workshop, context);
	await lapseOffers(trx, workshop, context);
	if (takesRegistrations(workshop, event)) await makeOffers(trx, workshop, event, context);
	await updateSpotStatus(trx, workshop, (await countSpots(trx, context.now)).get(workshopId));
}

export async function offerAllFreedSpots(trx: Database, context: ActionContext): Promise<void> {
	const lapsed = trx.selectFrom("waiting_entry").select("workshop_id").where("state", "=", "offered").where("lapses_at", "<=", context.now.toISOString());
	const due = await lapsed.union(selectEndedHolds(trx, context.now).select("workshop_id")).execute();
	for (const { workshop_id } of due) await offerFreedSpots(trx, workshop_id, context);
}

const selectEndedHolds = (trx: Database, now: Date) =>
	trx
		.selectFrom("workshop_registration")
		.where("workshop_registration.state", "=", "reserved")
		.where((row) => row.not(isLive(now)(row)));

async function endHolds(trx: Database, { id: workshop }: Workshop, { now }: ActionContext): Promise<void> {
	const ended = await selectEndedHolds(trx, now).where("workshop_id", "=", workshop).select(["id", "ticket_id"]).execute();
	for (const { id, ticket_id: ticket } of ended) {
		await trx.updateTable("workshop_registration").set({ state: "cancelled", ended_at: now.toISOString() }).where("id", "=", id).execute();
		await recordOrderEvent(trx, await orderOf(trx, ticket), "registrationCancelled", { actor: "site", now, details: { ticket, workshop } });
	}
}

async function lapseOffers(trx: Database, workshop: Workshop, { now }: ActionContext): Promise<void> {
	const lapsed = await trx
		.updateTable("waiting_entry")
		.set({ state: "lapsed" })
		.where("workshop_id", "=", workshop.id)
		.where("state", "=", "offered")
		.where("lapses_at", "<=", now.toISOString())
		.returning("ticket_id")
		.execute();
	const isAwaited = lapsed.length > 0 && (await countSpots(trx, now)).get(workshop.id).waiting > 0;
	for (const { ticket_id: ticket } of lapsed) {
		await recordOrderEvent(trx, await orderOf(trx, ticket), "offerExpired", { actor: "site", now, details: { ticket, workshop: workshop.id } });
		const attendee = await findTicketAttendee({ id: ticket }, trx);
		if (attendee) await emailAttendee(trx, isAwaited ? "offerExpired" : "offerExpiredFree", { attendee, workshop });
	}
}

/** A group gets all its spots or none, and blocks those behind: smaller requests would starve it. One that can never fit is skipped. */
async function makeOffers(trx: Database, workshop: Workshop, event: SummitEvent, { now }: ActionContext): Promise<void> {
	let left = spotsLeft(workshop, (await countSpots(trx, now)).get(workshop.id));
	if (left === 0) return;
	const until = offeredUntil(workshop, event, now);
	for (const request of await listRequests(trx, workshop.id)) {
		if (request.length > workshop.maxAttendees) continue;
		if (request.length > left) break;
		left -= request.length;
		for (const { id, ticket } of request) {
			await trx.updateTable("waiting_entry").set({ state: "offered", lapses_at: until }).where("id", "=", id).where("state", "=", "waiting").execute();
			await recordOrderEvent(trx, await orderOf(trx, ticket), "spotOffered", { actor: "site", now, details: { ticket, workshop: workshop.id } });
			const attendee = await findTicketAttendee({ id: ticket }, trx);
			if (attendee) await emailAttendee(trx, "offered", { attendee, workshop, until });
		}
	}
}

function offeredUntil(workshop: Workshop, event: SummitEvent, now: Date): string {
	const lapses = now.getTime() + OFFER_HOURS * 60 * 60_000;
	const follows = followsDates(event) && isScheduled(workshop);
	return new Date(follows ? Math.min(lapses, startOf(workshop, event).epochMilliseconds) : lapses).toISOString();
}

async function listRequests(on: Database, workshopId: string): Promise<{ id: number; ticket: number }[][]> {
	const rows = await on
		.selectFrom("waiting_entry")
		.select(["id", "ticket_id as ticket", "request_id"])
		.where("workshop_id", "=", workshopId)
		.where("state", "=", "waiting")
		.orderBy("id")
		.execute();
	return [...Map.groupBy(rows, ({ id, request_id }) => request_id ?? id).values()];
}

export async function orderOf(trx: Database, ticketId: number): Promise<number> {
	const { order_id } = await trx
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.select("order_id")
		.where("ticket.id", "=", ticketId)
		.executeTakeFirstOrThrow();
	return order_id;
}
