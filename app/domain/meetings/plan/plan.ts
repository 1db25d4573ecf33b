import { maximumMatching } from "./matching.ts";

export interface PlannedPerson {
	id: number;
	/** Ids of slots in which the person cannot meet anybody. */
	unavailable: readonly number[];
}

export interface PlannedSlot {
	id: number;
	/** Ids of its tables. */
	tables: readonly number[];
}

/** Two people who may meet; `fit` is added to the plan's value if they do. */
export interface Pair {
	one: number;
	other: number;
	fit: number;
}

export interface PlannedMeeting {
	one: number;
	other: number;
	slot: number;
	table: number;
}

export interface PlanInput {
	people: readonly PlannedPerson[];
	pairs: readonly Pair[];
	slots: readonly PlannedSlot[];
	/** Meetings that stay as they are. */
	fixed?: readonly PlannedMeeting[];
}

/** Value of a person's first, second, third meeting; each further one has that of the last. */
const VALUES = [1000, 300, 100, 30];
const MAX_SWEEPS = 4;
/** How often parts are planned again from another beginning; fewer for large plans, each of which takes time. */
const MAX_TRIES = 40;
const WORK = 1e8;

export const valueOfNext = (meetings: number) => VALUES[Math.min(meetings, VALUES.length - 1)] as number;

/** The figure that `plan` maximizes. */
export function planValue(meetings: readonly Pick<PlannedMeeting, "one" | "other">[], pairs: readonly Pair[]): number {
	const fits = new Map(pairs.map(({ one, other, fit }) => [keyOf(one, other), fit]));
	const counts = new Map<number, number>();
	let value = 0;
	for (const { one, other } of meetings) {
		value += fits.get(keyOf(one, other)) ?? 0;
		for (const id of [one, other]) {
			const count = counts.get(id) ?? 0;
			value += valueOfNext(count);
			counts.set(id, count + 1);
		}
	}
	return value;
}

interface Round {
	slot: number;
	tables: number[];
	/** Positions of people in the order of their ids. */
	free: number[];
	meetings: (readonly [number, number])[];
}

const keyOf = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * Plans meetings slot by slot, each by a matching of maximum weight given the other slots, until no slot improves, then some slots again from other
 * beginnings. Equal input gives equal meetings.
 */
export function plan({ people, pairs, slots, fixed = [] }: PlanInput): PlannedMeeting[] {
	const ids = people.map(({ id }) => id).sort((one, other) => one - other);
	const indexes = new Map(ids.map((id, index) => [id, index]));
	const order = slots.toSorted((one, other) => one.id - other.id);
	const fits = new Int32Array(ids.length * ids.length).fill(-1);
	for (const { one, other, fit } of pairs) {
		const [a, b] = [indexes.get(one), indexes.get(other)];
		if (a !== undefined && b !== undefined) fits[a * ids.length + b] = fits[b * ids.length + a] = fit;
	}
	const away = new Set(people.flatMap(({ id, unavailable }) => unavailable.map((slot) => `${indexes.get(id)} ${slot}`)));
	const counts = new Int16Array(ids.length);
	const taken = new Set<number>();
	const pairOf = (a: number, b: number) => Math.min(a, b) * ids.length + Math.max(a, b);
	for (const { one, other } of fixed) {
		const [a, b] = [indexes.get(one), indexes.get(other)];
		for (const index of [a, b]) if (index !== undefined) counts[index] = (counts[index] as number) + 1;
		if (a !== undefined && b !== undefined) taken.add(pairOf(a, b));
	}
	const rounds: Round[] = order.map(({ id, tables }) => {
		const kept = fixed.filter(({ slot }) => slot === id);
		const busy = new Set(kept.flatMap(({ one, other }) => [one, other]));
		const used = new Set(kept.map(({ table }) => table));
		return {
			slot: id,
			tables: tables.filter((table) => !used.has(table)),
			free: ids.flatMap((person, index) => (busy.has(person) || away.has(`${index} ${id}`) ? [] : [index])),
			meetings: [],
		};
	});
	const weigh = (a: number, b: number) => {
		const fit = fits[a * ids.length + b] as number;
		return fit < 0 ? 0 : fit + valueOfNext(counts[a] as number) + valueOfNext(counts[b] as number);
	};
	/** Returns the round's part of the plan's value, as `fill` does. */
	const empty = ({ meetings }: Round): number => {
		let value = 0;
		for (const [a, b] of meetings) {
			for (const index of [a, b]) counts[index] = (counts[index] as number) - 1;
			taken.delete(pairOf(a, b));
			value += weigh(a, b);
		}
		return value;
	};
	const fill = (round: Round, meetings: Round["meetings"]): number => {
		let value = 0;
		for (const [a, b] of meetings) {
			value += weigh(a, b);
			for (const index of [a, b]) counts[index] = (counts[index] as number) + 1;
			taken.add(pairOf(a, b));
		}
		round.meetings = meetings;
		return value;
	};
	const matched = ({ free, tables }: Round, noise?: () => number): Round["meetings"] => {
		const weight = (one: number, other: number) => {
			const [a, b] = [free[one] as number, free[other] as number];
			const exact = taken.has(pairOf(a, b)) ? 0 : weigh(a, b);
			return exact === 0 || !noise ? exact : Math.ceil(exact * noise());
		};
		return maximumMatching(free.length, weight, tables.length).flatMap((other, one) =>
			one < other ? [[free[one] as number, free[other] as number] as const] : [],
		);
	};
	/** Plans each round again, given the others, until none gains. Returns what was gained. */
	const improve = (): number => {
		let gained = 0;
		for (let sweep = 0, last = -1; sweep < MAX_SWEEPS && gained > last; sweep += 1) {
			last = gained;
			for (const round of rounds) {
				const before = empty(round);
				gained += fill(round, matched(round)) - before;
			}
		}
		return gained;
	};
	improve();
	const random = randomNumbers();
	const tries = Math.min(MAX_TRIES, Math.floor(WORK / (ids.length ** 3 * rounds.length)));
	for (let count = 0; count < tries; count += 1) {
		const before = rounds.map(({ meetings }) => meetings);
		const again = shuffled(
			rounds.filter(() => random() < 0.5),
			random,
		);
		let change = 0;
		for (const round of again) change -= empty(round);
		for (const round of again)
			change += fill(
				round,
				matched(round, () => 0.8 + 0.4 * random()),
			);
		change += improve();
		if (change >= 0) continue;
		for (const round of rounds) empty(round);
		for (const [index, round] of rounds.entries()) fill(round, before[index] as Round["meetings"]);
	}
	return rounds.flatMap(({ slot, tables, meetings }) =>
		meetings.map(([a, b], index) => ({ one: ids[a] as number, other: ids[b] as number, slot, table: tables[index] as number })),
	);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
	const keyed = items.map((item) => ({ item, key: random() }));
	return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

/** Returns the same numbers from 0 to 1 each time (Marsaglia's xorshift). */
function randomNumbers(): () => number {
	let state = 2463534242;
	return () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) / 2 ** 32;
	};
}
