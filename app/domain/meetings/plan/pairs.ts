import { foldText } from "#app/i18n/search.ts";
import type { Pair } from "./plan.ts";

/** The facts about a person that a plan depends on. */
export interface Participant {
	id: number;
	/** Empty if unknown. */
	company: string;
	region: "nordic" | "latam" | undefined;
	/** Language codes. */
	languages: readonly string[];
	/** Ids. */
	sectors: readonly number[];
	offers: string;
	seeks: string;
	/** People who are not visible only meet those that they chose themselves. */
	isVisible: boolean;
}

export interface Wish {
	from: number;
	to: number;
	kind: "must" | "like" | "no";
}

/** Made by organizers. `lock` overrides everything but a refusal. */
export interface Rule {
	one: number;
	other: number;
	kind: "lock" | "forbid";
}

const WISH_VALUES = { must: 100, like: 20, no: 0 };
const OTHER_REGION = 10;
const PER_MATCH = 5;
/** Shared sectors, and words of either direction. */
const MAX_MATCHES = 2;
/** More than anything else that a meeting adds to a plan. */
const LOCKED = 100_000;
const MIN_WORD_LENGTH = 4;
/** Of the site's languages, and in profiles everywhere. */
const COMMON_WORDS = new Set(
	"with from that this have looking want more about companies company partner partners into para como sobre entre empresa empresas socios busco buscamos ofrecemos desde varios eller samt söker till från företag bland erbjuder inom våra".split(
		" ",
	),
);

export type Reason = "offersSought" | "sharesSector" | "sharesLanguage" | "otherRegion";

export interface Comparable extends Participant {
	offered: ReadonlySet<string>;
	sought: ReadonlySet<string>;
}

export const comparable = (person: Participant): Comparable => ({ ...person, offered: wordsIn(person.offers), sought: wordsIn(person.seeks) });

function wordsIn(text: string): Set<string> {
	const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
	return new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON_WORDS.has(word)));
}

/** Returns a function that returns a pair, with what it adds to a plan's value; nothing if the two may not meet. */
export function pairing(participants: readonly Participant[], wishes: readonly Wish[], rules: readonly Rule[]) {
	const people = new Map(participants.map((person) => [person.id, comparable(person)]));
	const wished = new Map(wishes.map(({ from, to, kind }) => [`${from} ${to}`, kind]));
	const ruled = new Map(rules.map(({ one, other, kind }) => [`${one} ${other}`, kind]));
	return (oneId: number, otherId: number): Pair | undefined => {
		const [one, other] = [people.get(Math.min(oneId, otherId)), people.get(Math.max(oneId, otherId))];
		if (!one || !other || one === other) return undefined;
		const [mine, theirs] = [wished.get(`${one.id} ${other.id}`), wished.get(`${other.id} ${one.id}`)];
		const rule = ruled.get(`${one.id} ${other.id}`);
		if (mine === "no" || theirs === "no" || obstacleTo(one, other, rule)) return undefined;
		if (rule !== "lock" && !((one.isVisible || mine) && (other.isVisible || theirs))) return undefined;
		const wish = (WISH_VALUES[mine ?? "no"] + WISH_VALUES[theirs ?? "no"]) * (mine && theirs ? 2 : 1);
		return { one: one.id, other: other.id, fit: wish + fitOf(one, other) + (rule === "lock" ? LOCKED : 0) };
	};
}

export function pairsOf(participants: readonly Participant[], wishes: readonly Wish[], rules: readonly Rule[]): Pair[] {
	const pairOf = pairing(participants, wishes, rules);
	return participants.flatMap(({ id }, index) => participants.slice(index + 1).flatMap((other) => pairOf(id, other.id) ?? []));
}

export type Obstacle = "sameCompany" | "noLanguage" | "forbidden";

/** Returns why two people never meet, whatever they wish. */
export function obstacleTo(one: Participant, other: Participant, rule: Rule["kind"] | undefined): Obstacle | undefined {
	if (rule === "lock") return undefined;
	if (isSameCompany(one, other)) return "sameCompany";
	if (!shareLanguage(one, other)) return "noLanguage";
	return rule === "forbid" ? "forbidden" : undefined;
}

const shareLanguage = (one: Participant, other: Participant) => one.languages.some((language) => other.languages.includes(language));

const isSameCompany = (one: Participant, other: Participant) => one.company.trim() !== "" && foldText(one.company.trim()) === foldText(other.company.trim());

/** Returns what speaks for a meeting besides wishes: at most 40. */
export function fitOf(one: Comparable, other: Comparable): number {
	const matches = [common(one.offered, other.sought), common(other.offered, one.sought), common(new Set(one.sectors), new Set(other.sectors))];
	return (isOtherRegion(one, other) ? OTHER_REGION : 0) + matches.reduce((sum, count) => sum + PER_MATCH * Math.min(count, MAX_MATCHES), 0);
}

/** Returns why `other` is suggested to `one`, best reason first. */
export function reasonsFor(one: Comparable, other: Comparable): Reason[] {
	const reasons: Record<Reason, boolean> = {
		offersSought: common(other.offered, one.sought) > 0,
		sharesSector: common(new Set(one.sectors), new Set(other.sectors)) > 0,
		sharesLanguage: shareLanguage(one, other),
		otherRegion: isOtherRegion(one, other),
	};
	return (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason]);
}

const isOtherRegion = (one: Participant, other: Participant) => one.region !== undefined && other.region !== undefined && one.region !== other.region;

const common = <Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>) => one.intersection(other).size;
