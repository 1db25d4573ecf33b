import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import type { Person } from "./participants.server.ts";
import { pairing, type Wish } from "./plan/pairs.ts";
import { type Plan, type PlanningData, stillPossible } from "./planning.server.ts";
import { type Meeting, nameOf } from "./queries.server.ts";
import { type Slot, slotWords } from "./slots.server.ts";

/** Meetings promised to each person, if there are so many slots. */
const PROMISED = 3;

type Pairing = Pick<Meeting, "one" | "other">;

const keyOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Returns how many wishes, and mutual "must meet", a set of meetings keeps. */
export function keptOf(wishes: readonly Wish[], meetings: readonly Pairing[]) {
	const met = new Set(meetings.map(({ one, other }) => keyOf(one, other)));
	const wanted = wishes.filter(({ kind }) => kind !== "no");
	const musts = new Set(wishes.filter(({ kind }) => kind === "must").map(({ from, to }) => `${from} ${to}`));
	const mutual = [...musts].filter((key) => {
		const [from, to] = key.split(" ").map(Number) as [number, number];
		return from < to && musts.has(`${to} ${from}`);
	});
	return {
		wishes: wanted.length,
		kept: wanted.filter(({ from, to }) => met.has(keyOf(from, to))).length,
		mutual: mutual.length,
		mutualKept: mutual.filter((key) => met.has(key)).length,
	};
}

interface Reader {
	event: SummitEvent;
	locale: Locale;
	isPublished: boolean;
}

export function planView(plan: Plan, data: PlanningData, { event, locale, isPublished }: Reader) {
	const text = textsOf("adminMeetings", locale, {});
	const t = translatorFor(locale);
	const people = new Map(data.people.map((person) => [person.id, person]));
	const slots = new Map(data.slots.map((slot) => [slot.id, slot]));
	const added = stillPossible(plan, data);
	const standing = data.meetings.filter(({ id }) => !plan.removed.includes(id));
	const all = [...standing.map(({ one, other, slot }) => ({ one, other, slot: slot.id })), ...added];
	const meetingsOf = Map.groupBy(
		all.flatMap(({ one, other }) => [one, other]),
		(id) => id,
	);
	const counts = new Map(data.people.map(({ id }) => [id, meetingsOf.get(id)?.length ?? 0]));
	const meetingsIn = Map.groupBy(all, ({ slot }) => slot);
	const usedIn = ({ id }: Slot) => meetingsIn.get(id)?.length ?? 0;
	const tablesIn = ({ meetingSessionId }: Slot) => data.tables.filter((table) => table.meetingSessionId === meetingSessionId).length;
	const promised = Math.min(PROMISED, (data.slots.length || 1) + new Set(standing.map(({ slot }) => slot.id).filter((id) => !slots.has(id))).size);
	const kept = keptOf(data.wishes, all);
	const numbers = [...Map.groupBy(counts.values(), (count) => count).entries()].sort(([one], [other]) => one - other);
	const few = data.people.filter(({ id }) => (counts.get(id) ?? 0) < promised);
	const pairOf = pairing(data.people, data.wishes, data.rules);
	const whyFew = ({ id }: Person) => {
		const free = data.slots.filter((slot) => !data.unavailable.get(id)?.includes(slot.id));
		// No more are looked for than matter, as there are many pairs.
		const partners = data.people
			.values()
			.filter((other) => pairOf(id, other.id))
			.take(promised)
			.toArray().length;
		if (free.length === 0) return text.plan.reasons.noSlots;
		if (free.length < promised) return text.plan.reasons.fewSlots;
		if (partners === 0) return text.plan.reasons.nobody;
		if (partners < promised) return text.plan.reasons.fewPeople;
		const isFull = free.every((slot) => usedIn(slot) >= tablesIn(slot));
		return isFull ? text.plan.reasons.tables : text.plan.reasons.others;
	};
	const changes = data.meetings
		.filter(({ id }) => plan.removed.includes(id))
		.map(({ id, one, other, slot }) => {
			const to = slots.get(added.find((meeting) => meeting.one === one && meeting.other === other)?.slot ?? 0);
			const outcome = to ? t("adminMeetings.plan.moved", { when: slotWords(to, event, locale) }) : text.plan.canceled;
			return { id, words: `${nameOf(people.get(one))} · ${nameOf(people.get(other))}, ${slotWords(slot, event, locale)}: ${outcome}` };
		});
	return {
		madeAt: plan.madeAt,
		made: t("adminMeetings.plan.made", { at: formatInstant(plan.madeAt, locale, event.timeZone), username: plan.madeBy }),
		leftOut: plan.added.length > added.length ? t("adminMeetings.plan.leftOut", { count: plan.added.length - added.length }) : undefined,
		publish: isPublished ? text.plan.publishChanges : text.plan.publish,
		isEmpty: added.length === 0 && changes.length === 0,
		figures: [
			[isPublished ? text.plan.added : text.plan.meetings, String(added.length)],
			[text.facts.mutual, t("adminMeetings.ofAll", { part: kept.mutualKept, all: kept.mutual })],
			[text.facts.kept, t("adminMeetings.ofAll", { part: kept.kept, all: kept.wishes })],
			...numbers.map(([number, some]) => [t("adminMeetings.plan.perPerson", { count: number }), String(some.length)]),
			...data.slots.map((slot) => [
				t("adminMeetings.plan.tables", { slot: slotWords(slot, event, locale) }),
				t("adminMeetings.ofAll", { part: usedIn(slot), all: tablesIn(slot) }),
			]),
		] as [string, string][],
		few: {
			title: t("adminMeetings.plan.few", { promised }),
			people: few.map((person) => ({ id: person.id, name: nameOf(person), count: counts.get(person.id) ?? 0, why: whyFew(person) })),
		},
		changes,
	};
}
