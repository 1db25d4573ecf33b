import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import { hasStarted } from "./availability.server.ts";
import { emailAttendee } from "./email-attendee.server.ts";
import { expireUnpaid } from "./expiry.server.ts";
import { offerFreedSpots, orderOf } from "./offers.server.ts";
import { findTicketAttendee } from "./ticket-attendee.server.ts";

/** The caller emails the attendee. Unpaid orders end; organizers decide on the refund of paid registrations. */
export async function releaseRegistrations(trx: Database, ticketId: number, context: ActionContext): Promise<void> {
	const event = await getEvent(trx);
	const touched = new Set<string>();
	for (const registration of await listRegistrations(trx, ticketId)) {
		if (registration.workshop && hasStarted(registration.workshop, event)) continue;
		await release(trx, ticketId, registration, context);
		const paid = registration.lineId === null ? undefined : await expireUnpaid(trx, registration.lineId, context);
		if (paid) {
			await recordOrderEvent(trx, paid.order.id, "ticketOfRegistrationCancelled", { ...context, details: { workshop: registration.workshopId } });
			await emailBuyer(trx, "registrationFreed", { orderId: paid.order.id, lines: [paid.line], ...context });
		}
		touched.add(registration.workshopId);
	}
	const left = await trx
		.updateTable("waiting_entry")
		.set({ state: "left" })
		.where("ticket_id", "=", ticketId)
		.where("state", "in", ["waiting", "offered"])
		.returning("workshop_id")
		.execute();
	for (const { workshop_id } of left) touched.add(workshop_id);
	for (const id of touched) await offerFreedSpots(trx, id, context);
}

async function listRegistrations(on: Database, ticketId: number) {
	const rows = await on
		.selectFrom("workshop_registration")
		.select(["id", "workshop_id", "line_id"])
		.where("ticket_id", "=", ticketId)
		.where("state", "<>", "cancelled")
		.execute();
	return Promise.all(
		rows.map(async ({ id, workshop_id, line_id }) => ({ id, workshopId: workshop_id, lineId: line_id, workshop: await findWorkshop(workshop_id, on) })),
	);
}
type ListedRegistration = Awaited<ReturnType<typeof listRegistrations>>[number];

async function release(trx: Database, ticketId: number, { id, workshopId }: ListedRegistration, context: ActionContext): Promise<void> {
	await trx.updateTable("workshop_registration").set({ state: "cancelled", ended_at: context.now.toISOString() }).where("id", "=", id).execute();
	await recordOrderEvent(trx, await orderOf(trx, ticketId), "registrationCancelled", { ...context, details: { ticket: ticketId, workshop: workshopId } });
}

type HoldsWorkshops = Pick<Tier, "features">;

/** Returns registrations that are free with the current tier, but not with another one, in workshops that have not begun. */
export async function listRegistrationsBeyond(on: Database, ticketId: number, { features }: HoldsWorkshops): Promise<ListedRegistration[]> {
	if (features.includes("allWorkshops")) return [];
	const event = await getEvent(on);
	return (await listRegistrations(on, ticketId)).filter(
		({ lineId, workshop }) => lineId === null && workshop && workshop.price > 0 && !hasStarted(workshop, event),
	);
}

/** Runs in the transaction that changes the tier, and emails the attendee. */
export async function releaseRegistrationsBeyond(trx: Database, ticketId: number, tier: HoldsWorkshops, context: ActionContext): Promise<void> {
	const attendee = await findTicketAttendee({ id: ticketId }, trx);
	for (const registration of await listRegistrationsBeyond(trx, ticketId, tier)) {
		await release(trx, ticketId, registration, context);
		if (attendee && registration.workshop) await emailAttendee(trx, "removed", { attendee, workshop: registration.workshop });
		await offerFreedSpots(trx, registration.workshopId, context);
	}
}

export async function listWaitingBeyond(on: Database, ticketId: number, before: HoldsWorkshops | undefined, after: HoldsWorkshops) {
	if (!before?.features.includes("allWorkshops") || after.features.includes("allWorkshops")) return [];
	const entries = await on
		.selectFrom("waiting_entry")
		.select(["id", "workshop_id"])
		.where("ticket_id", "=", ticketId)
		.where("state", "in", ["waiting", "offered"])
		.execute();
	const awaited = await Promise.all(entries.map(async ({ id, workshop_id }) => ({ id, workshop: await findWorkshop(workshop_id, on) })));
	return awaited.flatMap(({ id, workshop }) => (workshop && workshop.price > 0 ? { id, workshop } : []));
}

/** If workshops are sold here, the ticket keeps waiting for those with a price and pays for them; otherwise it stops waiting. Emails the attendee. */
export async function followWaiting(
	trx: Database,
	ticketId: number,
	awaited: Awaited<ReturnType<typeof listWaitingBeyond>>,
	context: ActionContext,
): Promise<void> {
	const [attendee, isSoldHere] = [await findTicketAttendee({ id: ticketId }, trx), await sellsHere(await getEvent(trx), trx)];
	for (const { id, workshop } of awaited) {
		if (!isSoldHere) {
			await trx.updateTable("waiting_entry").set({ state: "left" }).where("id", "=", id).execute();
			await recordOrderEvent(trx, await orderOf(trx, ticketId), "waitingListLeft", { ...context, details: { ticket: ticketId, workshop: workshop.id } });
			await offerFreedSpots(trx, workshop.id, context);
		}
		if (attendee) await emailAttendee(trx, isSoldHere ? "waitingCosts" : "waitingEnded", { attendee, workshop });
	}
}

/** Runs in the transaction that cancels the line, and emails the attendee. */
export async function releaseRegistrationsOf(trx: Database, lineId: number, context: ActionContext): Promise<void> {
	const registration = await trx
		.updateTable("workshop_registration")
		.set({ state: "cancelled", ended_at: context.now.toISOString() })
		.where("line_id", "=", lineId)
		.where("state", "<>", "cancelled")
		.returning(["ticket_id", "workshop_id"])
		.executeTakeFirst();
	if (!registration) return;
	await recordOrderEvent(trx, await orderOf(trx, registration.ticket_id), "registrationCancelled", {
		...context,
		details: { ticket: registration.ticket_id, workshop: registration.workshop_id },
	});
	const [attendee, workshop] = [await findTicketAttendee({ id: registration.ticket_id }, trx), await findWorkshop(registration.workshop_id, trx)];
	if (attendee && workshop) await emailAttendee(trx, "canceled", { attendee, workshop });
	await offerFreedSpots(trx, registration.workshop_id, context);
}
