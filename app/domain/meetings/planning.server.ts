import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { Actor } from "#app/domain/sales/order/history.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { yieldEvery } from "#app/runtime/yield-every.ts";
import { listUnavailable } from "./availability.server.ts";
import { cancelMeeting } from "./changes.server.ts";
import { emailPerson, mailData } from "./mails.server.ts";
import { listParticipants, type Person } from "./participants.server.ts";
import { makePlan } from "./plan/make.server.ts";
import { pairing, type Rule, type Wish } from "./plan/pairs.ts";
import type { PlannedMeeting } from "./plan/plan.ts";
import { arePublished, insertMeeting, listMeetings, type Meeting, setPublished } from "./queries.server.ts";
import { hasBegun, listSlots, listTables, type Slot, type Table } from "./slots.server.ts";
import { listRules, listWishes } from "./wishes.server.ts";

export interface PlanningData {
	people: Person[];
	wishes: Wish[];
	rules: Rule[];
	slots: Slot[];
	tables: Table[];
	unavailable: Map<number, number[]>;
	meetings: Meeting[];
}

/** Returns all that a plan depends on; slots that have begun are left out. */
export async function planningData(now: Date, on: Database = db): Promise<PlanningData> {
	const pause = yieldEvery();
	const event = await getEvent(on);
	const people = await listParticipants(on);
	await pause();
	const slots = (await listSlots(on)).filter((slot) => !hasBegun(slot, event, now));
	const [wishes, rules, tables, meetings] = [await listWishes(on), await listRules(on), await listTables(on), await listMeetings(on)];
	await pause();
	const unavailable = await listUnavailable(people, slots, { now }, on);
	await pause();
	return { people, wishes, rules, slots, tables, meetings, unavailable };
}

/** Returns published meetings that are no longer possible, such as those in a closed slot or with a forbidden pair. */
export function impossibleMeetings({ people, wishes, rules, slots, tables, unavailable, meetings }: PlanningData): Meeting[] {
	const known = new Set(people.map(({ id }) => id));
	const [open, standing] = [new Set(slots.map(({ id }) => id)), new Set(tables.map(({ id }) => id))];
	const refused = new Set(wishes.filter(({ kind }) => kind === "no").flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
	const forbidden = new Set(rules.filter(({ kind }) => kind === "forbid").map(({ one, other }) => `${one} ${other}`));
	return meetings.filter(
		({ one, other, slot, table }) =>
			// Slots that have begun are not planned again.
			(open.has(slot.id) || !slots.some(({ date, startTime }) => `${slot.date} ${slot.startTime}` < `${date} ${startTime}`)) &&
			(!open.has(slot.id) ||
				!standing.has(table.id) ||
				[one, other].some((id) => !known.has(id) || unavailable.get(id)?.includes(slot.id)) ||
				refused.has(`${one} ${other}`) ||
				forbidden.has(`${one} ${other}`)),
	);
}

const asPlanned = ({ one, other, slot, table }: Meeting): PlannedMeeting => ({ one, other, slot: slot.id, table: table.id });

/** Makes a plan around the published meetings and stores it; nobody is told before it is published. @throws WorkerEnded */
export async function drawUpPlan(username: string, now: Date): Promise<void> {
	const data = await planningData(now);
	const { people, wishes, rules, slots, tables, unavailable, meetings } = data;
	const removed = impossibleMeetings(data);
	const fixed = meetings.filter((meeting) => !removed.includes(meeting)).map(asPlanned);
	const added = await makePlan({
		participants: people.map(({ id, company, region, languages, sectors, offers, seeks, isVisible }) => ({
			id,
			company,
			region,
			languages,
			sectors,
			offers,
			seeks,
			isVisible,
		})),
		wishes,
		rules,
		people: people.map(({ id }) => ({ id, unavailable: unavailable.get(id) ?? [] })),
		slots: slots.map((slot) => ({ id: slot.id, tables: tables.filter((table) => table.meetingSessionId === slot.meetingSessionId).map(({ id }) => id) })),
		fixed,
	});
	const values = { made_at: now.toISOString(), made_by: username, added: JSON.stringify(added), removed: JSON.stringify(removed.map(({ id }) => id)) };
	await db
		.insertInto("meeting_plan")
		.values({ id: 1, ...values })
		.onConflict((conflict) => conflict.column("id").doUpdateSet(values))
		.execute();
}

export interface Plan {
	madeAt: string;
	madeBy: string;
	added: PlannedMeeting[];
	/** Ids of published meetings that it cancels or moves. */
	removed: number[];
}

export async function findPlan(on: Database = db): Promise<Plan | undefined> {
	const row = await on.selectFrom("meeting_plan").selectAll().executeTakeFirst();
	return row && { madeAt: row.made_at, madeBy: row.made_by, added: JSON.parse(row.added), removed: JSON.parse(row.removed) };
}

export async function discardPlan(on: Database = db): Promise<void> {
	await on.deleteFrom("meeting_plan").execute();
}

/** Leaves out planned meetings that have become impossible since. */
export function stillPossible(plan: Plan, data: PlanningData): PlannedMeeting[] {
	const { people, wishes, rules, slots, tables, unavailable, meetings } = data;
	const removed = new Set(plan.removed);
	const standing = meetings.filter(({ id }) => !removed.has(id)).map(asPlanned);
	const pairOf = pairing(people, wishes, rules);
	const [open, atTables] = [new Set(slots.map(({ id }) => id)), new Set(tables.map(({ id }) => id))];
	const taken = new Set(standing.flatMap(keysOf));
	return plan.added.filter((meeting) => {
		const { one, other, slot, table } = meeting;
		const isPossible =
			pairOf(one, other) !== undefined &&
			open.has(slot) &&
			atTables.has(table) &&
			[one, other].every((id) => !unavailable.get(id)?.includes(slot)) &&
			keysOf(meeting).every((key) => !taken.has(key));
		if (isPossible) for (const key of keysOf(meeting)) taken.add(key);
		return isPossible;
	});
}

const keysOf = ({ one, other, slot, table }: PlannedMeeting) => [
	`person ${one} ${slot}`,
	`person ${other} ${slot}`,
	`table ${table} ${slot}`,
	`pair ${one} ${other}`,
];

/**
 * Publishes the plan that was made at `seen`, in one transaction with the emails: at first to everybody who takes part, later to those whose meetings
 * change. Returns how many planned meetings were left out, as they are no longer possible.
 */
export function publishPlan(seen: string, { actor, now }: { actor: Actor; now: Date }): Promise<{ leftOut: number } | undefined> {
	return db.transaction().execute(async (trx) => {
		const plan = await findPlan(trx);
		if (plan?.madeAt !== seen) return undefined;
		const pause = yieldEvery();
		const data = await planningData(now, trx);
		const added = stillPossible(plan, data);
		await pause();
		const moved = data.meetings.flatMap((meeting) => {
			const to = added.find(({ one, other }) => one === meeting.one && other === meeting.other);
			return plan.removed.includes(meeting.id) && to ? [{ meeting, to }] : [];
		});
		await discardPlan(trx);
		const isFirst = !(await arePublished(trx));
		const affected = new Set(isFirst ? data.people.map(({ id }) => id) : added.flatMap(({ one, other }) => [one, other]));
		for (const { id, one, other } of data.meetings) {
			if (!plan.removed.includes(id) || moved.some(({ meeting }) => meeting.id === id)) continue;
			await cancelMeeting(trx, id, { actor, now, untold: true });
			for (const person of [one, other]) affected.add(person);
		}
		// Canceled for a moment, as two meetings may swap their tables.
		for (const { meeting } of moved) await trx.updateTable("meeting").set({ state: "cancelled" }).where("id", "=", meeting.id).execute();
		for (const { meeting, to } of moved)
			await trx
				.updateTable("meeting")
				.set({ state: "fixed", slot_id: to.slot, table_id: to.table, sequence: meeting.sequence + 1, changed_at: now.toISOString() })
				.where("id", "=", meeting.id)
				.execute();
		for (const meeting of added) {
			if (!moved.some(({ to }) => to === meeting)) await insertMeeting(trx, meeting, now);
			await pause();
		}
		await setPublished(trx, now);
		const known = await mailData(trx);
		for (const person of data.people) {
			if (affected.has(person.id)) await emailPerson(trx, isFirst ? "published" : "replanned", person, { known, actor, now });
			await pause();
		}
		return { leftOut: plan.added.length - added.length };
	});
}

/** Returns how many people wait for meetings: for a plan to be published, or after that because they have none. */
export async function countWithoutMeetings(): Promise<number> {
	const isPublished = await arePublished();
	if (!isPublished && !(await findPlan())) return 0;
	const busy = new Set((await listMeetings()).flatMap(({ one, other }) => [one, other]));
	return (await listParticipants()).filter(({ id }) => !busy.has(id)).length;
}
