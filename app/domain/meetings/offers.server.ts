import type { Database } from "#app/admin/changes.server.ts";
import { instantsOf } from "#app/domain/content/event/days.server.ts";
import { followsDates } from "#app/domain/content/event/phase.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Actor } from "#app/domain/sales/order/history.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { listUnavailable } from "./availability.server.ts";
import { emailBoth, emailPerson } from "./mails.server.ts";
import { type Person, participantsById } from "./participants.server.ts";
import { pairing } from "./plan/pairs.ts";
import { valueOfNext } from "./plan/plan.ts";
import { arePublished, findFreeTable, insertMeeting, isFree } from "./queries.server.ts";
import { hasBegun, hasEnded, listSlots, type Slot } from "./slots.server.ts";
import { listRules, listWishes } from "./wishes.server.ts";

const OFFER_HOURS = 24;
const MAX_OPEN_REQUESTS = 5;

export interface Offer {
	id: number;
	slot: Slot;
	from: number;
	to: number;
	origin: "freed" | "request";
	lapsesAt: string;
}

interface Context {
	actor: Actor;
	now: Date;
}

/** Returns open offers to and from a person. Those of people whom they refused stay open, but unseen. */
export async function listOffers(person: number, now: Date, on: Database = db): Promise<Offer[]> {
	const slots = new Map((await listSlots(on)).map((slot) => [slot.id, slot]));
	const refused = (await listWishes(on, { from: person })).filter(({ kind }) => kind === "no").map(({ to }) => to);
	const rows = await on
		.selectFrom("meeting_offer")
		.selectAll()
		.where("state", "=", "open")
		.where("lapses_at", ">", now.toISOString())
		.where((row) => row.or([row("from_id", "=", person), row("to_id", "=", person)]))
		.orderBy("id")
		.execute();
	return rows.flatMap((row) => {
		const slot = slots.get(row.slot_id);
		if (!slot || (row.to_id === person && refused.includes(row.from_id))) return [];
		return [{ id: row.id, slot, from: row.from_id, to: row.to_id, origin: row.origin, lapsesAt: row.lapses_at }];
	});
}

const lapsesAt = (slot: Slot, event: SummitEvent, now: Date, limit: "start" | "end") => {
	const usual = now.getTime() + OFFER_HOURS * 60 * 60_000;
	return new Date(followsDates(event) ? Math.min(usual, instantsOf(event, slot)[limit].epochMilliseconds) : usual).toISOString();
};

/** A slot in which a person's partner cannot come. */
export interface FreedSlot {
	slot: number;
	person: number;
}

export async function offerFreedSlots(trx: Database, freed: readonly FreedSlot[], { onSite, actor, now }: Context & { onSite?: boolean }): Promise<void> {
	if (freed.length === 0) return;
	const people = await participantsById(trx);
	for (const { slot, person } of freed) {
		const waiting = people.get(person);
		if (waiting) await offerFreedSlot(trx, slot, waiting, { people, onSite, actor, now });
	}
}

/** Asks the best person who is free in a slot whether to meet somebody whose partner cannot come. Blocks nothing: both can still book other meetings. */
async function offerFreedSlot(
	trx: Database,
	slotId: number,
	person: Person,
	{ people, onSite = false, actor, now }: Context & { people: ReadonlyMap<number, Person>; onSite?: boolean },
): Promise<void> {
	const event = await getEvent(trx);
	const slot = (await listSlots(trx)).find(({ id }) => id === slotId);
	if (!slot || (onSite ? hasEnded(slot, event, now) : hasBegun(slot, event, now)) || !(await arePublished(trx)) || !(await isFree(trx, person.id, slotId)))
		return;
	const best = await nextBest(trx, slot, person, { people, onSite, now });
	if (!best) return;
	await trx
		.insertInto("meeting_offer")
		.values({
			slot_id: slotId,
			from_id: person.id,
			to_id: best.id,
			origin: "freed",
			state: "open",
			created_at: now.toISOString(),
			lapses_at: lapsesAt(slot, event, now, onSite ? "end" : "start"),
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	await emailPerson(trx, "offered", best, { slot, partner: person, actor, now });
}

async function nextBest(
	trx: Database,
	slot: Slot,
	person: Person,
	{ people, onSite, now }: { people: ReadonlyMap<number, Person>; onSite: boolean; now: Date },
): Promise<Person | undefined> {
	const all = [...people.values()];
	const fixed = await trx.selectFrom("meeting_person").select(["ticket_id", "slot_id", "meeting_id"]).where("state", "=", "fixed").execute();
	const busy = new Set(fixed.filter(({ slot_id }) => slot_id === slot.id).map(({ ticket_id }) => ticket_id));
	const counts = Map.groupBy(fixed, ({ ticket_id }) => ticket_id);
	const met = new Set(
		fixed
			.filter(({ ticket_id }) => ticket_id === person.id)
			.flatMap(({ meeting_id }) => fixed.filter((one) => one.meeting_id === meeting_id).map(({ ticket_id }) => ticket_id)),
	);
	const asked = await trx.selectFrom("meeting_offer").select(["from_id", "to_id"]).where("slot_id", "=", slot.id).where("from_id", "=", person.id).execute();
	const excluded = new Set(asked.map(({ to_id }) => to_id));
	const unavailable = await listUnavailable(all, [slot], { now }, trx);
	const pairOf = pairing(all, await listWishes(trx), await listRules(trx));
	const candidates = all.flatMap((candidate) => {
		const { id } = candidate;
		if (busy.has(id) || met.has(id) || excluded.has(id) || unavailable.get(id)?.length || (onSite && !candidate.checkedInAt)) return [];
		const pair = pairOf(person.id, id);
		return pair ? [{ candidate, value: pair.fit + valueOfNext(counts.get(id)?.length ?? 0) }] : [];
	});
	return candidates.sort((one, other) => other.value - one.value || one.candidate.id - other.candidate.id)[0]?.candidate;
}

export type OfferFault = "gone" | "taken" | "noTable" | "notPossible" | "tooMany";

/** Fixes the meeting of an offer or a request, unless one of the two, or every table, is booked by now. */
export function acceptOffer(id: number, person: number, context: Context): Promise<OfferFault | undefined> {
	return db.transaction().execute(async (trx) => {
		const offer = (await listOffers(person, context.now, trx)).find((one) => one.id === id && one.to === person);
		const people = await participantsById(trx);
		if (!offer || !people.has(offer.from)) return "gone";
		const fault = await book(trx, { one: offer.from, other: person, slot: offer.slot }, context);
		if (fault) return fault;
		await trx.updateTable("meeting_offer").set({ state: "accepted" }).where("id", "=", id).execute();
		await lapseOffersIn(trx, offer.slot.id, [offer.from, person]);
		return undefined;
	});
}

async function book(trx: Database, { one, other, slot }: { one: number; other: number; slot: Slot }, context: Context): Promise<OfferFault | undefined> {
	for (const id of [one, other]) if (!(await isFree(trx, id, slot.id))) return "taken";
	if (await haveMeeting(trx, one, other)) return "taken";
	const table = await findFreeTable(trx, slot);
	if (table === undefined) return "noTable";
	// A person who asks for a time that they gave up can come after all.
	await trx.updateTable("meeting_person").set({ cancelled_at: null }).where("slot_id", "=", slot.id).where("ticket_id", "in", [one, other]).execute();
	await insertMeeting(trx, { one, other, slot: slot.id, table }, context.now);
	const { id } = await trx
		.selectFrom("meeting")
		.select("id")
		.where("slot_id", "=", slot.id)
		.where("table_id", "=", table)
		.where("state", "=", "fixed")
		.executeTakeFirstOrThrow();
	await emailBoth(trx, id, "fixed", context);
	return undefined;
}

async function haveMeeting(trx: Database, one: number, other: number): Promise<boolean> {
	const meeting = await trx
		.selectFrom("meeting")
		.select("id")
		.where("one_id", "=", Math.min(one, other))
		.where("other_id", "=", Math.max(one, other))
		.where("state", "=", "fixed")
		.executeTakeFirst();
	return meeting !== undefined;
}

/** For people who are booked in the slot now, or absent. */
export async function lapseOffersIn(trx: Database, slotId: number, people: readonly number[]): Promise<void> {
	await trx
		.updateTable("meeting_offer")
		.set({ state: "lapsed" })
		.where("slot_id", "=", slotId)
		.where("state", "=", "open")
		.where((row) => row.or([row("from_id", "in", people), row("to_id", "in", people)]))
		.execute();
}

/** A declined slot that had been freed is offered to the next best. */
export function declineOffer(id: number, person: number, context: Context): Promise<OfferFault | undefined> {
	return db.transaction().execute(async (trx) => {
		const offer = (await listOffers(person, context.now, trx)).find((one) => one.id === id && (one.to === person || one.origin === "request"));
		if (!offer) return "gone";
		await trx.updateTable("meeting_offer").set({ state: "declined" }).where("id", "=", id).execute();
		if (offer.origin === "freed") await offerFreedSlots(trx, [{ slot: offer.slot.id, person: offer.from }], context);
		return undefined;
	});
}

/** Asks a visible person for a meeting in a slot in which both are free. A refused person is answered as if it had been asked. */
export function requestMeeting(from: number, to: number, slotId: number, context: Context): Promise<OfferFault | undefined> {
	return db.transaction().execute(async (trx) => {
		const [event, people] = [await getEvent(trx), await participantsById(trx)];
		const slot = (await listSlots(trx)).find(({ id }) => id === slotId);
		const [asking, asked] = [people.get(from), people.get(to)];
		if (!slot || !asking || !asked || from === to || !(await isKnownTo(trx, asking, asked)) || hasBegun(slot, event, context.now) || !(await arePublished(trx)))
			return "gone";
		if (await haveMeeting(trx, from, to)) return "taken";
		const unavailable = await listUnavailable([asking, asked], [slot], { asking: from, now: context.now }, trx);
		if ([from, to].some((id) => unavailable.get(id)?.length)) return "taken";
		for (const id of [from, to]) if (!(await isFree(trx, id, slotId))) return "taken";
		// As if both had wished it, and without refusals, which stay secret.
		const wishes = [
			{ from, to, kind: "like" as const },
			{ from: to, to: from, kind: "like" as const },
		];
		if (!pairing([asking, asked], wishes, await listRules(trx))(from, to)) return "notPossible";
		const open = (await listOffers(from, context.now, trx)).filter((one) => one.from === from && one.origin === "request");
		if (open.some((one) => one.to === to)) return undefined;
		if (open.length >= MAX_OPEN_REQUESTS) return "tooMany";
		const answered = (await listOffers(to, context.now, trx)).find((one) => one.from === to && one.to === from && one.slot.id === slotId);
		if (answered) {
			const fault = await book(trx, { one: from, other: to, slot }, context);
			if (!fault) await lapseOffersIn(trx, slotId, [from, to]);
			return fault;
		}
		await trx.deleteFrom("meeting_offer").where("from_id", "=", from).where("to_id", "=", to).where("state", "=", "open").execute();
		await trx
			.insertInto("meeting_offer")
			.values({
				slot_id: slotId,
				from_id: from,
				to_id: to,
				origin: "request",
				state: "open",
				created_at: context.now.toISOString(),
				lapses_at: lapsesAt(slot, event, context.now, "start"),
			})
			.execute();
		const isRefused = (await listWishes(trx, { from: to })).some((wish) => wish.to === from && wish.kind === "no");
		if (!isRefused) await emailPerson(trx, "requested", asked, { slot, partner: asking, ...context });
		return undefined;
	});
}

/** People who are not visible are known to those whom they wish to meet. */
async function isKnownTo(on: Database, person: Person, asked: Person): Promise<boolean> {
	return asked.isVisible || (await listWishes(on, { from: asked.id })).some(({ to, kind }) => to === person.id && kind !== "no");
}

/** Offers slots again whose offer nobody accepted in time. Run by a timer. */
export async function lapseOffers(trx: Database, now: Date): Promise<void> {
	const lapsed = await trx
		.updateTable("meeting_offer")
		.set({ state: "lapsed" })
		.where("state", "=", "open")
		.where("lapses_at", "<=", now.toISOString())
		.returning(["slot_id as slot", "from_id as person", "origin"])
		.execute();
	await offerFreedSlots(
		trx,
		lapsed.filter(({ origin }) => origin === "freed"),
		{ actor: "site", now },
	);
}
