import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { Actor } from "#app/domain/sales/order/history.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { emailBoth, emailPerson } from "./mails.server.ts";
import { offerFreedSlot } from "./offers.server.ts";
import { participantsById } from "./participants.server.ts";
import { listMeetings, partnerIn } from "./queries.server.ts";
import { hasBegun, hasEnded, listTables } from "./slots.server.ts";

interface Cancellation {
	/** The person who cannot come, did not come or leaves; both are told otherwise. */
	by?: number;
	reason?: string;
	/** The caller tells people itself, and offers nothing. */
	untold?: true;
	/** Emails do not name the person who cannot come. */
	isNameless?: boolean;
	actor: Actor;
	now: Date;
}

async function closeMeeting(trx: Database, id: number, { reason, now }: Cancellation): Promise<{ one: number; other: number; slot: number } | undefined> {
	const row = await trx
		.updateTable("meeting")
		.set((meeting) => ({ state: "cancelled", sequence: meeting("sequence", "+", 1), changed_at: now.toISOString(), reason: reason || null }))
		.where("id", "=", id)
		.where("state", "=", "fixed")
		.returning(["one_id", "other_id", "slot_id"])
		.executeTakeFirst();
	return row && { one: row.one_id, other: row.other_id, slot: row.slot_id };
}

/** Cancels a meeting, tells the other person, and offers that person's slot to the next best. Returns false if it is not fixed. */
export async function cancelMeeting(trx: Database, id: number, cancellation: Cancellation): Promise<boolean> {
	const closed = await closeMeeting(trx, id, cancellation);
	if (!closed) return false;
	const { by, reason, untold, isNameless, actor, now } = cancellation;
	if (untold) return true;
	const people = await participantsById(trx);
	for (const person of [closed.one, closed.other].filter((one) => one !== by)) {
		const told = people.get(person);
		if (!told) continue;
		await emailPerson(trx, "canceled", told, { meetingId: id, reason, isNameless, actor, now });
		await offerFreedSlot(trx, closed.slot, told, { people, actor, now });
	}
	return true;
}

export type MeetingFault = "gone" | "over";

/** For the attendee who cannot come. */
export function cancelOwn(id: number, person: number, reason: string, now: Date): Promise<MeetingFault | undefined> {
	return db.transaction().execute(async (trx) => {
		const meeting = (await listMeetings(trx, { of: person })).find((one) => one.id === id);
		if (meeting?.state !== "fixed") return "gone";
		if (hasEnded(meeting.slot, await getEvent(trx), now)) return "over";
		await trx.updateTable("meeting_person").set({ cancelled_at: now.toISOString() }).where("meeting_id", "=", id).where("ticket_id", "=", person).execute();
		await cancelMeeting(trx, id, { by: person, reason, actor: "attendee", now });
		return undefined;
	});
}

/** Records that a person did not come, and offers the slot of the one who waits to somebody who is checked in. */
export function recordMissed(id: number, person: number, context: { actor: Actor; now: Date }): Promise<MeetingFault | undefined> {
	return db.transaction().execute(async (trx) => {
		const meeting = (await listMeetings(trx)).find((one) => one.id === id);
		if (!meeting || ![meeting.one, meeting.other].includes(person)) return "gone";
		await trx
			.updateTable("meeting_person")
			.set({ missed_at: context.now.toISOString() })
			.where("meeting_id", "=", id)
			.where("ticket_id", "=", person)
			.execute();
		await closeMeeting(trx, id, { by: person, ...context });
		const people = await participantsById(trx);
		const waiting = people.get(partnerIn(meeting, person));
		if (waiting) await offerFreedSlot(trx, meeting.slot.id, waiting, { people, onSite: true, ...context });
		return undefined;
	});
}

/** Moves a meeting to another table, which must be free. */
export function moveToTable(id: number, table: number, context: { actor: Actor; now: Date }): Promise<"gone" | "taken" | undefined> {
	return db.transaction().execute(async (trx) => {
		const meeting = (await listMeetings(trx)).find((one) => one.id === id);
		const wanted = (await listTables(trx)).find((one) => one.id === table);
		if (!meeting || wanted?.meetingSessionId !== meeting.slot.meetingSessionId) return "gone";
		if (meeting.table.id === table) return undefined;
		const taken = await trx
			.selectFrom("meeting")
			.select("id")
			.where("slot_id", "=", meeting.slot.id)
			.where("table_id", "=", table)
			.where("state", "=", "fixed")
			.executeTakeFirst();
		if (taken) return "taken";
		await trx
			.updateTable("meeting")
			.set({ table_id: table, sequence: meeting.sequence + 1, changed_at: context.now.toISOString() })
			.where("id", "=", id)
			.execute();
		await emailBoth(trx, id, "moved", context);
		return undefined;
	});
}

/** Ends taking part: cancels meetings that are still to come, and deletes profile, wishes and offers. */
export async function withdraw(trx: Database, ticketId: number, { actor, now, isNameless }: { actor: Actor; now: Date; isNameless?: true }): Promise<void> {
	const event = await getEvent(trx);
	for (const { id, slot, state } of await listMeetings(trx, { of: ticketId }))
		if (state === "fixed" && !hasBegun(slot, event, now)) await cancelMeeting(trx, id, { by: ticketId, isNameless, actor, now });
	await trx
		.updateTable("meeting")
		.set({ reason: null })
		.where((row) => row.or([row("one_id", "=", ticketId), row("other_id", "=", ticketId)]))
		.execute();
	await trx.deleteFrom("meeting_profile").where("ticket_id", "=", ticketId).execute();
}

/** Ends taking part of tickets that no longer include meetings or are no longer valid. */
export async function withdrawInvalid(trx: Database, now: Date): Promise<void> {
	const valid = await participantsById(trx);
	const all = await trx.selectFrom("meeting_profile").select("ticket_id").execute();
	for (const { ticket_id } of all) if (!valid.has(ticket_id)) await withdraw(trx, ticket_id, { actor: "site", now });
}

/** For organizers: the person leaves. */
export const removeParticipant = (ticketId: number, context: { actor: Actor; now: Date }) =>
	db.transaction().execute((trx) => withdraw(trx, ticketId, context));
