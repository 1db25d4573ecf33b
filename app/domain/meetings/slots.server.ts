import type { Database } from "#app/admin/changes.server.ts";
import { dayName, instantsOf } from "#app/domain/content/event/days.server.ts";
import { followsDates } from "#app/domain/content/event/phase.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { type ListedSession, listSessions } from "#app/domain/program/session/queries.server.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import type { Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";

export interface MeetingSession {
	id: number;
	/** Of the agenda; undefined after the session was deleted. */
	agendaId?: string;
	slotMinutes: number;
	pauseMinutes: number;
}

export interface Slot {
	id: number;
	meetingSessionId: number;
	date: string;
	startTime: string;
	endTime: string;
}

export interface Table {
	id: number;
	meetingSessionId: number;
	name: string;
	floor?: string;
}

export async function listMeetingSessions(on: Database = db): Promise<MeetingSession[]> {
	const rows = await on
		.selectFrom("meeting_session")
		.leftJoin("session", "session.id", "session_id")
		.select(["meeting_session.id", "agenda_id", "slot_minutes", "pause_minutes"])
		.orderBy("meeting_session.id")
		.execute();
	return rows.map(({ id, agenda_id, slot_minutes, pause_minutes }) => ({
		id,
		agendaId: agenda_id ?? undefined,
		slotMinutes: slot_minutes,
		pauseMinutes: pause_minutes,
	}));
}

/** Returns open slots by time; with `closed`, also those that their session no longer has. */
export async function listSlots(on: Database = db, { closed }: { closed?: true } = {}): Promise<Slot[]> {
	const rows = await on
		.selectFrom("meeting_slot")
		.selectAll()
		.$if(!closed, (query) => query.where("is_open", "=", 1))
		.orderBy("date")
		.orderBy("start_time")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ id: row.id, meetingSessionId: row.meeting_session_id, date: row.date, startTime: row.start_time, endTime: row.end_time }));
}

export async function listTables(on: Database = db, { closed }: { closed?: true } = {}): Promise<Table[]> {
	const rows = await on
		.selectFrom("meeting_table")
		.selectAll()
		.$if(!closed, (query) => query.where("is_open", "=", 1))
		.orderBy("meeting_session_id")
		.orderBy("position")
		.execute();
	return rows.map((row) => ({ id: row.id, meetingSessionId: row.meeting_session_id, name: row.name, floor: row.floor ?? undefined }));
}

/** Returns true if there are slots, so that attendees can take part. */
export async function areMeetingsOffered(on: Database = db): Promise<boolean> {
	return (await listSlots(on)).length > 0;
}

/** On a site that stays as before the event, nothing has begun. */
export const hasBegun = (slot: Slot, event: SummitEvent, now: Date) => followsDates(event) && instantsOf(event, slot).start.epochMilliseconds <= now.getTime();

export const hasEnded = (slot: Slot, event: SummitEvent, now: Date) => followsDates(event) && instantsOf(event, slot).end.epochMilliseconds <= now.getTime();

export const slotWords = (slot: Slot, event: SummitEvent, locale: Locale) => `${dayName(event, slot.date, locale)}, ${slot.startTime}–${slot.endTime}`;

/** Sessions that can have slots: networking sessions with a time. */
export const canHaveSlots = ({ type, date, startTime, endTime: end, status }: ListedSession) =>
	type === "Networking" && status !== "cancelled" && date !== undefined && startTime !== undefined && end !== undefined;

/** Returns the times that fit into a session. */
export function slotTimes(
	session: { startTime: string; endTime: string },
	{ slotMinutes, pauseMinutes }: Pick<MeetingSession, "slotMinutes" | "pauseMinutes">,
): { startTime: string; endTime: string }[] {
	const times = [];
	for (let start = session.startTime; ; ) {
		const end = endTime({ startTime: start, durationMinutes: slotMinutes });
		if (end > session.endTime || end <= start) return times;
		times.push({ startTime: start, endTime: end });
		const next = endTime({ startTime: end, durationMinutes: pauseMinutes });
		if (next < end) return times;
		start = next;
	}
}

export interface SlotSettings {
	slotMinutes: number;
	pauseMinutes: number;
	tables: { name: string; floor?: string }[];
}

export type SlotFault = "slotsUsed" | "tablesUsed" | "noSlots" | "gone";

/** Tables with meetings and the length of slots with meetings stay. Without tables the session has no slots. */
export function saveSlots(agendaId: string, { slotMinutes, pauseMinutes, tables }: SlotSettings): Promise<SlotFault | undefined> {
	return db.transaction().execute(async (trx) => {
		const session = (await listSessions({ drafts: true }, trx)).find(({ id }) => id === agendaId);
		if (!session || !canHaveSlots(session)) return "gone";
		const row = await trx.selectFrom("session").select("id").where("agenda_id", "=", agendaId).executeTakeFirstOrThrow();
		const known = await trx.selectFrom("meeting_session").selectAll().where("session_id", "=", row.id).executeTakeFirst();
		const times = slotTimes(session as { startTime: string; endTime: string }, { slotMinutes, pauseMinutes });
		if (tables.length > 0 && times.length === 0) return "noSlots";
		const { id } =
			known ??
			(await trx
				.insertInto("meeting_session")
				.values({ session_id: row.id, slot_minutes: slotMinutes, pause_minutes: pauseMinutes })
				.returning("id")
				.executeTakeFirstOrThrow());
		const used = await trx
			.selectFrom("meeting")
			.innerJoin("meeting_slot", "meeting_slot.id", "slot_id")
			.innerJoin("meeting_table", "meeting_table.id", "table_id")
			.select("meeting_table.name")
			.where("meeting_slot.meeting_session_id", "=", id)
			.where("state", "=", "fixed")
			.execute();
		if (used.some(({ name }) => !tables.some((table) => table.name === name))) return "tablesUsed";
		if (known && used.length > 0 && (known.slot_minutes !== slotMinutes || known.pause_minutes !== pauseMinutes)) return "slotsUsed";
		await trx.updateTable("meeting_session").set({ slot_minutes: slotMinutes, pause_minutes: pauseMinutes }).where("id", "=", id).execute();
		await trx.updateTable("meeting_table").set({ is_open: 0 }).where("meeting_session_id", "=", id).execute();
		for (const [position, { name, floor = null }] of tables.entries())
			await trx
				.insertInto("meeting_table")
				.values({ meeting_session_id: id, name, floor, position })
				.onConflict((conflict) => conflict.columns(["meeting_session_id", "name"]).doUpdateSet({ floor, position, is_open: 1 }))
				.execute();
		await followSession(trx, id, tables.length > 0 ? session : undefined);
		return undefined;
	});
}

/** Sets the times of a session's slots, and closes those that it no longer has. Returns the ids of slots whose time changed or that are closed. */
export async function followSession(trx: Database, meetingSessionId: number, session: ListedSession | undefined): Promise<number[]> {
	const { slot_minutes, pause_minutes } = await trx
		.selectFrom("meeting_session")
		.select(["slot_minutes", "pause_minutes"])
		.where("id", "=", meetingSessionId)
		.executeTakeFirstOrThrow();
	const isOn = session !== undefined && canHaveSlots(session);
	const times = isOn
		? slotTimes(session as { startTime: string; endTime: string }, { slotMinutes: slot_minutes, pauseMinutes: pause_minutes }).map((time) => ({
				date: session.date as string,
				...time,
			}))
		: [];
	const slots = await trx.selectFrom("meeting_slot").selectAll().where("meeting_session_id", "=", meetingSessionId).execute();
	const changed: number[] = [];
	for (const slot of slots) {
		const time = times[slot.number - 1];
		if (!time) {
			if (slot.is_open === 1) changed.push(slot.id);
			await trx.updateTable("meeting_slot").set({ is_open: 0 }).where("id", "=", slot.id).execute();
			continue;
		}
		const isSame = slot.date === time.date && slot.start_time === time.startTime && slot.end_time === time.endTime;
		if (!isSame) changed.push(slot.id);
		await trx
			.updateTable("meeting_slot")
			.set({ date: time.date, start_time: time.startTime, end_time: time.endTime, is_open: 1 })
			.where("id", "=", slot.id)
			.execute();
	}
	for (const [index, { date, startTime, endTime: end }] of times.entries()) {
		if (slots.some(({ number }) => number === index + 1)) continue;
		await trx
			.insertInto("meeting_slot")
			.values({ meeting_session_id: meetingSessionId, number: index + 1, date, start_time: startTime, end_time: end })
			.execute();
	}
	return changed;
}
