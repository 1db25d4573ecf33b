import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { countSpots, hasStarted, spotsLeft, takesRegistrations } from "./availability.server.ts";
import { emailAttendee } from "./email-attendee.server.ts";
import { expireUnpaid } from "./expiry.server.ts";
import { findPayer } from "./find-payer.server.ts";
import { offerFreedSpots } from "./offers.server.ts";
import { findTicketAttendee, isFree, type TicketAttendee } from "./ticket-attendee.server.ts";

/** `toPay`: must be paid first; `byPayer`: only its payer can cancel it; `nothing`: there is nothing (more) to do. */
export type RegistrationError = "noTicket" | "closed" | "full" | "toPay" | "byPayer" | "nothing";

interface Wish {
	ticketId: number;
	workshopId: string;
}

export const register = (wish: Wish, context: ActionContext): Promise<RegistrationError | undefined> =>
	runRegistrationAction(wish, context, async (trx, attendee, workshop) => {
		if (!isFree(attendee, workshop)) return "toPay";
		const fault = await registrationError(trx, attendee, workshop, context.now);
		if (fault) return fault;
		await acceptOffer(trx, attendee, workshop, context.now);
		await insertRegistration(trx, attendee, workshop, { state: "registered", now: context.now });
		await recordOrderEvent(trx, attendee.orderId, "registered", { ...context, details: detailsOf(wish) });
		await emailAttendee(trx, "registered", { attendee, workshop });
		return undefined;
	});

export async function registrationError(
	on: Database,
	{ ticketId }: TicketAttendee,
	workshop: Workshop,
	now: Date,
): Promise<"closed" | "nothing" | "full" | undefined> {
	if (!takesRegistrations(workshop, await getEvent(on))) return "closed";
	if (await findRegistration(on, { ticketId, workshopId: workshop.id })) return "nothing";
	const offer = await on
		.selectFrom("waiting_entry")
		.select("id")
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", workshop.id)
		.where("state", "=", "offered")
		.where("lapses_at", ">", now.toISOString())
		.executeTakeFirst();
	if (offer) return undefined;
	const count = (await countSpots(on, now)).get(workshop.id);
	return count.waiting > 0 || spotsLeft(workshop, count) === 0 ? "full" : undefined;
}

export async function acceptOffer(trx: Database, { ticketId }: TicketAttendee, { id }: Workshop, now: Date): Promise<void> {
	await trx
		.updateTable("waiting_entry")
		.set({ state: "accepted" })
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", id)
		.where("state", "=", "offered")
		.where("lapses_at", ">", now.toISOString())
		.execute();
}

export async function insertRegistration(
	trx: Database,
	{ ticketId }: Pick<TicketAttendee, "ticketId">,
	workshop: Workshop,
	{ state, lineId, now }: { state: "reserved" | "registered"; lineId?: number; now: Date },
): Promise<void> {
	await trx
		.insertInto("workshop_registration")
		.values({
			ticket_id: ticketId,
			workshop_id: workshop.id,
			state,
			line_id: lineId ?? null,
			created_at: now.toISOString(),
			ended_at: null,
			notified: JSON.stringify(notifiedFacts(workshop)),
		})
		.execute();
}

export const cancelRegistration = (wish: Wish, context: ActionContext): Promise<RegistrationError | undefined> =>
	runRegistrationAction(wish, context, async (trx, attendee, workshop) => {
		if (hasStarted(workshop, await getEvent(trx))) return "closed";
		if (await findPayer(trx, wish)) return "byPayer";
		const registration = await trx
			.updateTable("workshop_registration")
			.set({ state: "cancelled", ended_at: context.now.toISOString() })
			.where("ticket_id", "=", attendee.ticketId)
			.where("workshop_id", "=", workshop.id)
			.where("state", "=", "registered")
			.returning("line_id")
			.executeTakeFirst();
		if (!registration) return "nothing";
		await recordOrderEvent(trx, attendee.orderId, "registrationCancelled", { ...context, details: detailsOf(wish) });
		const paid = registration.line_id ? await expireUnpaid(trx, registration.line_id, context) : undefined;
		if (paid) await recordOrderEvent(trx, paid.order.id, "registrationGivenUp", { ...context, details: { workshop: workshop.id } });
		await emailAttendee(trx, "canceled", { attendee, workshop });
		return undefined;
	});

export const joinWaitingList = (wish: Wish, context: ActionContext): Promise<RegistrationError | undefined> =>
	runRegistrationAction(wish, context, async (trx, attendee, workshop) => {
		const event = await getEvent(trx);
		if (!takesRegistrations(workshop, event)) return "closed";
		if (!isFree(attendee, workshop) && !(await sellsHere(event, trx))) return "toPay";
		if ((await findRegistration(trx, wish)) || (await findEntry(trx, wish))) return "nothing";
		await insertEntry(trx, wish, undefined, context.now);
		await recordOrderEvent(trx, attendee.orderId, "waitingListJoined", { ...context, details: detailsOf(wish) });
		return undefined;
	});

/** @param requestId first entry of those who want their spots together */
export async function insertEntry(trx: Database, { ticketId, workshopId }: Wish, requestId: number | undefined, now: Date): Promise<number> {
	const { id } = await trx
		.insertInto("waiting_entry")
		.values({ ticket_id: ticketId, workshop_id: workshopId, request_id: requestId ?? null, state: "waiting", created_at: now.toISOString(), lapses_at: null })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

export const leaveWaitingList = (wish: Wish, context: ActionContext): Promise<RegistrationError | undefined> =>
	runRegistrationAction(wish, context, async (trx, attendee) => {
		const { numUpdatedRows } = await trx
			.updateTable("waiting_entry")
			.set({ state: "left" })
			.where("ticket_id", "=", wish.ticketId)
			.where("workshop_id", "=", wish.workshopId)
			.where("state", "in", ["waiting", "offered"])
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) return "nothing";
		await recordOrderEvent(trx, attendee.orderId, "waitingListLeft", { ...context, details: detailsOf(wish) });
		return undefined;
	});

/** Runs in one transaction with the write lock, and offers freed spots. */
export function runRegistrationAction(
	{ ticketId, workshopId }: Wish,
	context: ActionContext,
	work: (trx: Database, attendee: TicketAttendee, workshop: Workshop) => Promise<RegistrationError | undefined>,
): Promise<RegistrationError | undefined> {
	return db.transaction().execute(async (trx) => {
		const [attendee, workshop] = [await findTicketAttendee({ id: ticketId }, trx), await findWorkshop(workshopId, trx)];
		if (!attendee) return "noTicket";
		if (!workshop) return "closed";
		await offerFreedSpots(trx, workshopId, context);
		const fault = await work(trx, attendee, workshop);
		if (!fault) await offerFreedSpots(trx, workshopId, context);
		return fault;
	});
}

const detailsOf = ({ ticketId, workshopId }: Wish) => ({ ticket: ticketId, workshop: workshopId });

export const findRegistration = (on: Database, { ticketId, workshopId }: Wish) =>
	on
		.selectFrom("workshop_registration")
		.select("id")
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", workshopId)
		.where("state", "<>", "cancelled")
		.executeTakeFirst();

const findEntry = (on: Database, { ticketId, workshopId }: Wish) =>
	on
		.selectFrom("waiting_entry")
		.select("id")
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", workshopId)
		.where("state", "in", ["waiting", "offered"])
		.executeTakeFirst();

/** Attendees are emailed when these change. */
export const notifiedFacts = ({ date, startTime, durationMinutes, roomId }: Workshop) => ({ date, startTime, durationMinutes, roomId });
