import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { Actor } from "#app/domain/sales/order/history.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { emailBoth, emailPerson } from "./mails.server.ts";
import { type FreedSlot, lapseOffersIn, offerFreedSlots } from "./offers.server.ts";
import { participantsById } from "./participants.server.ts";
import { listMeetings, type Meeting, partnerIn } from "./queries.server.ts";
import { hasBegun, hasEnded, listTables } from "./slots.server.ts";

interface Cancellation {
	/** The person who cannot come or leaves; both are told otherwise. */
	by?: number;
	reason?: string;
	/** The caller tells people itself, and offers nothing. */
	untold?: true;
	/** Emails do not name the person who cannot come. */
	isNameless?: boolean;
	actor: Actor;
	now: Date;
}

async function closeMeeting(
	trx: Database,
	id: number,
	{ reason, now }: Pick<Cancellation, "reason" | "now">,
): Promise<{ one: number; other: number; slot: number } | undefined> {
	const row = await trx
		.updateTable("meeting")
		.set((meeting) => ({ state: "cancelled", sequence: meeting("sequence", "+", 1), changed_at: now.toISOString(), reason: reason || null }))
		.where("id", "=", id)
		.where("state", "=", "fixed")
		.returning(["one_id", "other_id", "slot_id"])
		.executeTakeFirst();
	return row && { one: row.one_id, other: row.other_id, slot: row.slot_id };
}

/** Cancels a meeting and tells the other person. Returns the slots that this frees, which are to be offered. */
async function cancelAndTell(trx: Database, id: number, cancellation: Cancellation): Promise<FreedSlot[]> {
	const closed = await closeMeeting(trx, id, cancellation);
	const { by, reason, untold, isNameless, actor, now } = cancellation;
	if (!closed || untold) return [];
	const people = await participantsById(trx);
	const freed = [closed.one, closed.other].filter((one) => one !== by).map((person) => ({ slot: closed.slot, person }));
	for (const { person } of freed) {
		const told = people.get(person);
		if (told) await emailPerson(trx, "canceled", told, { meetingId: id, reason, isNameless, actor, now });
	}
	return freed;
}

/** Cancels a meeting, tells the other person, and offers that person's slot to the next best. */
export async function cancelMeeting(trx: Database, id: number, cancellation: Cancellation): Promise<void> {
	await offerFreedSlots(trx, await cancelAndTell(trx, id, cancellation), cancellation);
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

export type AttendanceOutcome = "offered" | "notOffered" | "neither" | "reopened" | "staysCanceled";

/**
 * Records that a person did not come, and offers the slot of the one who waits to somebody who is checked in; or takes the record back, which reopens
 * the meeting unless one of the two or the table is booked by now.
 */
export function recordAttendance(
	id: number,
	person: number,
	came: boolean,
	context: { actor: Actor; now: Date },
): Promise<Extract<MeetingFault, "gone"> | AttendanceOutcome> {
	return db.transaction().execute(async (trx) => {
		const meeting = (await listMeetings(trx, { of: person })).find((one) => one.id === id);
		if (!meeting || (meeting.state === "cancelled" && meeting.missed.length === 0)) return "gone";
		const { slot, one, other } = meeting;
		const partner = partnerIn(meeting, person);
		const waiting = came ? person : partner;
		const isNeither = !came && meeting.missed.includes(partner);
		if (meeting.missed.includes(person) === came) {
			await trx
				.updateTable("meeting_person")
				.set({ missed_at: came ? null : context.now.toISOString() })
				.where("meeting_id", "=", id)
				.where("ticket_id", "=", person)
				.execute();
			await closeMeeting(trx, id, context);
			const isReopened = came && !meeting.missed.includes(partner) && (await reopenMeeting(trx, meeting, context.now));
			if (isReopened || isNeither) await lapseOffersIn(trx, slot.id, [one, other]);
			else if (!came || meeting.missed.includes(partner)) await offerFreedSlots(trx, [{ slot: slot.id, person: waiting }], { onSite: true, ...context });
		}
		if (isNeither) return "neither";
		if (came && !meeting.missed.includes(partner)) {
			const { state } = await trx.selectFrom("meeting").select("state").where("id", "=", id).executeTakeFirstOrThrow();
			return state === "fixed" ? "reopened" : "staysCanceled";
		}
		const offer = await trx
			.selectFrom("meeting_offer")
			.select("id")
			.where("slot_id", "=", slot.id)
			.where("from_id", "=", waiting)
			.where("origin", "=", "freed")
			.where("state", "=", "open")
			.executeTakeFirst();
		return offer ? "offered" : "notOffered";
	});
}

/** Returns false if one of the two no longer takes part, or the pair, one of the two or the table is booked by now. */
async function reopenMeeting(trx: Database, { id, one, other, slot, table }: Meeting, now: Date): Promise<boolean> {
	const people = await participantsById(trx);
	const isTaken = (await listMeetings(trx)).some((fixed) => {
		const same = [fixed.one, fixed.other].filter((person) => person === one || person === other).length;
		return same === 2 || (fixed.slot.id === slot.id && (same > 0 || fixed.table.id === table.id));
	});
	if (isTaken || !people.has(one) || !people.has(other)) return false;
	await trx
		.updateTable("meeting")
		.set((meeting) => ({ state: "fixed", sequence: meeting("sequence", "+", 1), changed_at: now.toISOString() }))
		.where("id", "=", id)
		.execute();
	return true;
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

/** Ends taking part: cancels meetings that are still to come, deletes profile, wishes and offers, and then offers freed slots to those who stay. */
export async function withdraw(trx: Database, ticketId: number, { actor, now, isNameless }: { actor: Actor; now: Date; isNameless?: true }): Promise<void> {
	const event = await getEvent(trx);
	const offered = await trx
		.selectFrom("meeting_offer")
		.select(["slot_id as slot", "from_id as person"])
		.where("to_id", "=", ticketId)
		.where("origin", "=", "freed")
		.where("state", "=", "open")
		.execute();
	const freed: FreedSlot[] = [];
	for (const { id, slot, state } of await listMeetings(trx, { of: ticketId }))
		if (state === "fixed" && !hasBegun(slot, event, now)) freed.push(...(await cancelAndTell(trx, id, { by: ticketId, isNameless, actor, now })));
	await trx
		.updateTable("meeting")
		.set({ reason: null })
		.where((row) => row.or([row("one_id", "=", ticketId), row("other_id", "=", ticketId)]))
		.execute();
	await trx.deleteFrom("meeting_profile").where("ticket_id", "=", ticketId).execute();
	await offerFreedSlots(trx, [...freed, ...offered], { actor, now });
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
