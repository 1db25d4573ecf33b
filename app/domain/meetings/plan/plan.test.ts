import loadHighs from "highs";
import { expect, test } from "vitest";
import { times } from "../../../../tests/support/length.ts";
import { maximumMatching } from "./matching.ts";
import { type Participant, pairsOf } from "./pairs.ts";
import { type Pair, type PlanInput, plan, planValue, valueOfNext } from "./plan.ts";

function randomsOf(seed: number) {
	let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
	const random = () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) / 2 ** 32;
	};
	for (let skipped = 0; skipped < 10; skipped += 1) random();
	return { random, whole: (below: number) => Math.floor(random() * below), oneOf: <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item };
}

interface Size {
	people: number;
	slots: number;
	tables: number;
	/** Share of pairs that may meet. */
	density: number;
	/** Share of slots in which a person cannot. */
	away: number;
}

function inputOf(seed: number, { people, slots, tables, density, away }: Size): PlanInput {
	const { random, whole, oneOf } = randomsOf(seed);
	const range = (length: number) => Array.from({ length }, (_, index) => index + 1);
	const wish = () => oneOf([100, 20, 20, ...Array<number>(17).fill(0)]);
	const pairs = range(people).flatMap((one) =>
		range(people).flatMap((other): Pair[] => {
			if (other <= one || random() > density) return [];
			const [mine, theirs] = [wish(), wish()];
			return [{ one, other, fit: (mine + theirs) * (mine && theirs ? 2 : 1) + oneOf([0, 10]) + 5 * whole(7) }];
		}),
	);
	return {
		people: range(people).map((id) => ({ id, unavailable: range(slots).filter(() => random() < away) })),
		pairs,
		slots: range(slots).map((id) => ({ id, tables: range(tables) })),
	};
}

function sizeOf(seed: number): Size {
	const { whole, oneOf, random } = randomsOf(seed * 7919);
	const people = 3 + whole(38);
	return {
		people,
		slots: 1 + whole(4),
		tables: random() < 0.6 ? people : 1 + whole(people / 2),
		density: oneOf([1, 0.8, 0.3, 0.1]),
		away: oneOf([0, 0.1, 0.4]),
	};
}

const highs = await loadHighs();

/** Returns an upper bound of the best value, at most 0.1% above it, from an integer program. */
function boundOf({ people, pairs, slots }: PlanInput): number {
	const away = new Set(people.flatMap(({ id, unavailable }) => unavailable.map((slot) => `${id} ${slot}`)));
	const meetings = pairs.flatMap((pair) =>
		slots
			.filter(({ id }) => !away.has(`${pair.one} ${id}`) && !away.has(`${pair.other} ${id}`))
			.map(({ id: slot }) => ({ ...pair, slot, name: `x${pair.one}_${pair.other}_${slot}` })),
	);
	if (meetings.length === 0) return 0;
	const sumsOf = (keyOf: (meeting: (typeof meetings)[number]) => string) =>
		[...Map.groupBy(meetings, keyOf).values()].map((group) => group.map(({ name }) => name).join("\n+ "));
	const ofPerson = people.map(({ id }) => ({ id, names: meetings.filter(({ one, other }) => one === id || other === id) }));
	const counts = ofPerson.flatMap(({ id, names }) => (names.length > 0 ? slots.map((_, index) => ({ id, index, name: `y${id}_${index}` })) : []));
	const rows = [
		...sumsOf(({ one, other }) => `${one} ${other}`).map((sum) => `${sum} <= 1`),
		...slots.flatMap(({ id, tables }) => {
			const within = meetings.filter(({ slot }) => slot === id).map(({ name }) => name);
			return within.length > 0 ? [`${within.join("\n+ ")} <= ${tables.length}`] : [];
		}),
		...ofPerson.flatMap(({ names }) =>
			[...Map.groupBy(names, ({ slot }) => slot).values()].map((group) => `${group.map(({ name }) => name).join("\n+ ")} <= 1`),
		),
		...ofPerson
			.filter(({ names }) => names.length > 0)
			.map(({ id, names }) => `${names.map(({ name }) => name).join("\n+ ")}\n${slots.map((_, index) => `- y${id}_${index}`).join("\n")} >= 0`),
	];
	const terms = [...meetings.map(({ fit, name }) => `${fit} ${name}`), ...counts.map(({ index, name }) => `${valueOfNext(index)} ${name}`)];
	const program = [
		`Maximize\n${terms.join("\n+ ")}`,
		`Subject To\n${rows.join("\n")}`,
		`Bounds\n${counts.map(({ name }) => `0 <= ${name} <= 1`).join("\n")}`,
		`Binary\n${meetings.map(({ name }) => name).join("\n")}`,
		"End\n",
	];
	const { ObjectiveValue, Status } = highs.solve(program.join("\n"), { mip_rel_gap: 0.001 });
	expect(Status).toBe("Optimal");
	return ObjectiveValue * 1.001;
}

test("plans are within 2% of the optimum, and book nobody, no table and no pair twice", () => {
	const short = [];
	for (let seed = 1; seed <= times(12, 200); seed += 1) {
		const input = inputOf(seed, sizeOf(seed));
		const meetings = plan(input);
		const away = new Set(input.people.flatMap(({ id, unavailable }) => unavailable.map((slot) => `${id} ${slot}`)));
		const people = meetings.flatMap(({ one, other, slot }) => [`${one} ${slot}`, `${other} ${slot}`]);
		for (const keys of [people, meetings.map(({ table, slot }) => `${table} ${slot}`), meetings.map(({ one, other }) => `${one} ${other}`)])
			expect(new Set(keys).size).toBe(keys.length);
		expect(people.filter((key) => away.has(key))).toEqual([]);
		const share = planValue(meetings, input.pairs) / (boundOf(input) || 1);
		if (share < 0.98 && meetings.length > 0) short.push({ seed, share });
	}
	expect(short).toEqual([]);
});

test("the same data give the same plan, in any order of people and pairs", () => {
	const input = inputOf(3, { people: 30, slots: 3, tables: 15, density: 0.6, away: 0.1 });
	const mixed = { ...input, people: input.people.toReversed(), pairs: input.pairs.toReversed(), slots: input.slots.toReversed() };
	expect(plan(mixed)).toEqual(plan(input));
	expect(plan(input).length).toBeGreaterThan(40);
});

test("fixed meetings stay, and the rest is planned around them", () => {
	const input = inputOf(5, { people: 12, slots: 3, tables: 6, density: 1, away: 0 });
	const fixed = [{ one: 1, other: 2, slot: 2, table: 4 }];
	const added = plan({ ...input, fixed });
	expect(added.filter(({ one, other, slot, table }) => (one === 1 && other === 2) || (slot === 2 && (one <= 2 || other <= 2 || table === 4)))).toEqual([]);
	expect([...added, ...fixed].length).toBe(18);
});

test("a matching has the maximum weight for its number of edges", () => {
	for (let seed = 1; seed <= times(300, 3000); seed += 1) {
		const { random, whole } = randomsOf(seed);
		const count = 2 + whole(7);
		const weights = Array.from({ length: count }, () => Array.from({ length: count }, () => (random() < 0.7 ? 1 + whole(12) : 0)));
		const weight = (one: number, other: number) => weights[Math.max(one, other)]?.[Math.min(one, other)] as number;
		const most = 1 + whole(count / 2 + 1);
		const best = (free: number[], left: number): number => {
			const [one, ...others] = free;
			if (one === undefined || left === 0) return 0;
			const paired = others
				.filter((other) => weight(one, other) > 0)
				.map(
					(other) =>
						weight(one, other) +
						best(
							others.filter((id) => id !== other),
							left - 1,
						),
				);
			return Math.max(best(others, left), ...paired);
		};
		const partners = maximumMatching(count, weight, most);
		const edges = partners.flatMap((other, one) => (one < other ? [[one, other] as const] : []));
		expect(edges.every(([one, other]) => partners[other] === one) && edges.length <= most).toBe(true);
		expect(edges.reduce((sum, [one, other]) => sum + weight(one, other), 0)).toBe(best([...Array(count).keys()], most));
	}
});

const person = (id: number, also: Partial<Participant> = {}): Participant => ({
	id,
	company: `Company ${id}`,
	region: "nordic",
	languages: ["en"],
	sectors: [],
	offers: "",
	seeks: "",
	isVisible: true,
	...also,
});

test("a pair's fit adds wishes, doubled if mutual, the other region, sectors and words", () => {
	const people = [
		person(1, { offers: "Wind turbines and hydrogen pumps", sectors: [1, 2, 3] }),
		person(2, { seeks: "Hydrogen, pumps, turbines and wind", region: "latam", sectors: [1, 2, 3] }),
		person(3),
		person(4, { region: undefined }),
	];
	const fits = pairsOf(
		people,
		[
			{ from: 1, to: 2, kind: "must" },
			{ from: 2, to: 1, kind: "like" },
			{ from: 3, to: 1, kind: "like" },
		],
		[],
	);
	expect(fits.map(({ one, other, fit }) => [one, other, fit])).toEqual([
		[1, 2, 240 + 10 + 10 + 10],
		[1, 3, 20],
		[1, 4, 0],
		[2, 3, 10],
		[2, 4, 0],
		[3, 4, 0],
	]);
});

test("refusals, companies, languages and invisibility keep a pair apart; an organizer's lock lifts all but a refusal", () => {
	const people = [
		person(1, { company: "Fjordlink" }),
		person(2, { company: " fjordlink " }),
		person(3, { languages: ["es"] }),
		person(4, { isVisible: false }),
		person(5),
	];
	const wishes = [
		{ from: 5, to: 1, kind: "no" as const },
		{ from: 4, to: 5, kind: "like" as const },
		{ from: 2, to: 4, kind: "must" as const },
	];
	const pairs = (...rules: Parameters<typeof pairsOf>[2][number][]) => pairsOf(people, wishes, rules).map(({ one, other }) => `${one}-${other}`);
	expect(pairs()).toEqual(["2-5", "4-5"]);
	expect(pairs({ one: 2, other: 5, kind: "forbid" })).toEqual(["4-5"]);
	expect(pairs({ one: 1, other: 2, kind: "lock" }, { one: 1, other: 3, kind: "lock" }, { one: 1, other: 5, kind: "lock" })).toEqual([
		"1-2",
		"1-3",
		"2-5",
		"4-5",
	]);
});
