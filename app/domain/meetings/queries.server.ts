import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Person } from "./participants.server.ts";
import { listSlots, listTables, type Slot, type Table } from "./slots.server.ts";

export interface Meeting {
	id: number;
	one: number;
	other: number;
	slot: Slot;
	table: Table;
	state: "fixed" | "cancelled";
	sequence: number;
	changedAt: string;
	reason?: string;
	/** Ids of people who did not come. */
	missed: number[];
}

const PUBLISHED = "meetings_published";

export async function arePublished(on: Database = db): Promise<boolean> {
	return Boolean(await on.selectFrom("setting").select("key").where("key", "=", PUBLISHED).executeTakeFirst());
}

export async function setPublished(trx: Database, now: Date): Promise<void> {
	await trx
		.insertInto("setting")
		.values({ key: PUBLISHED, value: now.toISOString() })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Returns fixed meetings by time and table; with `of` those of a person, with `canceled` or `of` also canceled ones. */
export async function listMeetings(on: Database = db, { of, canceled }: { of?: number; canceled?: true } = {}): Promise<Meeting[]> {
	const [slots, tables] = [await listSlots(on, { closed: true }), await listTables(on, { closed: true })];
	const [slotById, tableById] = [new Map(slots.map((slot) => [slot.id, slot])), new Map(tables.map((table, index) => [table.id, { ...table, index }]))];
	const rows = await on
		.selectFrom("meeting")
		.selectAll()
		.$if(of === undefined && !canceled, (query) => query.where("state", "=", "fixed"))
		.$if(of !== undefined, (query) => query.where((row) => row.or([row("one_id", "=", of as number), row("other_id", "=", of as number)])))
		.orderBy("id")
		.execute();
	const missed = await on.selectFrom("meeting_person").select(["meeting_id", "ticket_id"]).where("missed_at", "is not", null).execute();
	const missedIn = Map.groupBy(missed, ({ meeting_id }) => meeting_id);
	const meetings = rows.map((row) => ({
		id: row.id,
		one: row.one_id,
		other: row.other_id,
		slot: slotById.get(row.slot_id) as Slot,
		table: tableById.get(row.table_id) as Table & { index: number },
		state: row.state,
		sequence: row.sequence,
		changedAt: row.changed_at,
		reason: row.reason ?? undefined,
		missed: missedIn.get(row.id)?.map(({ ticket_id }) => ticket_id) ?? [],
	}));
	const keyOf = ({ slot }: Meeting) => `${slot.date} ${slot.startTime}`;
	return meetings.sort((one, other) => keyOf(one).localeCompare(keyOf(other)) || one.table.index - other.table.index || one.id - other.id);
}

export const partnerIn = ({ one, other }: Pick<Meeting, "one" | "other">, id: number) => (one === id ? other : one);

export interface NewMeeting {
	one: number;
	other: number;
	slot: number;
	table: number;
}

export async function insertMeeting(trx: Database, { one, other, slot, table }: NewMeeting, now: Date): Promise<void> {
	await trx
		.insertInto("meeting")
		.values({
			one_id: Math.min(one, other),
			other_id: Math.max(one, other),
			slot_id: slot,
			table_id: table,
			state: "fixed",
			changed_at: now.toISOString(),
			reason: null,
		})
		.execute();
}

/** Returns the first table without a meeting in a slot. */
export async function findFreeTable(trx: Database, slot: Pick<Slot, "id" | "meetingSessionId">): Promise<number | undefined> {
	const taken = await trx.selectFrom("meeting").select("table_id").where("slot_id", "=", slot.id).where("state", "=", "fixed").execute();
	const tables = (await listTables(trx)).filter(({ meetingSessionId }) => meetingSessionId === slot.meetingSessionId);
	return tables.find(({ id }) => !taken.some(({ table_id }) => table_id === id))?.id;
}

export async function isFree(on: Database, person: number, slot: number): Promise<boolean> {
	const meeting = await on
		.selectFrom("meeting_person")
		.select("meeting_id")
		.where("ticket_id", "=", person)
		.where("slot_id", "=", slot)
		.where("state", "=", "fixed")
		.executeTakeFirst();
	return meeting === undefined;
}

export const nameOf = (person: Pick<Person, "name" | "company"> | undefined) => [person?.name, person?.company].filter(Boolean).join(", ");
