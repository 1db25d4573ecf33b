import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import { searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant } from "#app/i18n/format.server.ts";
import { holdsWords } from "#app/i18n/search.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { tableWords } from "./mails.server.ts";
import { listParticipants, type Person, participantsById } from "./participants.server.ts";
import { pairing, type Wish } from "./plan/pairs.ts";
import { findPlan, type Plan, type PlanningData, planningData, stillPossible } from "./planning.server.ts";
import { arePublished, listMeetings, type Meeting, nameOf, partnerIn } from "./queries.server.ts";
import { canHaveSlots, hasEnded, listMeetingSessions, listSlots, listTables, type Slot, slotWords } from "./slots.server.ts";
import { listWishes } from "./wishes.server.ts";

/** Meetings promised to each person, if there are so many slots. */
const PROMISED = 3;

type Pairing = Pick<Meeting, "one" | "other">;

const keyOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Returns how many wishes, and mutual "must meet", a set of meetings keeps. */
function keptOf(wishes: readonly Wish[], meetings: readonly Pairing[]) {
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

export async function meetingsOverview(event: SummitEvent, locale: Locale, now: Date) {
	const text = textsOf("adminMeetings", locale, {});
	const t = translatorFor(locale);
	const [data, sessions, meetingSessions, isPublished, plan] = [
		await planningData(now),
		await listSessions({ drafts: true }),
		await listMeetingSessions(),
		await arePublished(),
		await findPlan(),
	];
	const { compare } = new Intl.Collator(locale);
	const slots = await listSlots();
	const byAgendaId = new Map(meetingSessions.map((session) => [session.agendaId, session]));
	const people = new Map(data.people.map((person) => [person.id, person]));
	const ofAll = (part: number, all: number) => t("adminMeetings.ofAll", { part, all });
	const kept = keptOf(data.wishes, data.meetings);
	const wishing = new Set(data.wishes.filter(({ kind }) => kind !== "no").map(({ from }) => from));
	const counts = await countOutcomes();
	const held = data.meetings.filter(({ slot }) => hasEnded(slot, event, now)).length;
	const figures: [string, string][] = [
		[text.facts.people, String(data.people.length)],
		[text.facts.wishless, String(data.people.filter(({ id }) => !wishing.has(id)).length)],
		[text.facts.wishes, String(kept.wishes)],
		...(isPublished
			? ([
					[text.facts.mutual, ofAll(kept.mutualKept, kept.mutual)],
					[text.facts.kept, ofAll(kept.kept, kept.wishes)],
					[text.facts.fixed, String(data.meetings.length)],
					[text.facts.held, String(held)],
					[text.facts.missed, String(counts.missed)],
					[text.facts.canceled, String(counts.canceled)],
					[text.facts.openOffers, String(counts.openOffers)],
				] satisfies [string, string][])
			: []),
	];
	return {
		text,
		isPublished,
		sessions: sessions.filter(canHaveSlots).map(({ id, title }) => {
			const known = byAgendaId.get(id);
			const own = slots.filter(({ meetingSessionId }) => meetingSessionId === known?.id);
			return {
				id,
				title: translate(title, locale),
				words:
					own.length > 0
						? t("adminMeetings.slots", { slots: own.length, tables: data.tables.filter(({ meetingSessionId }) => meetingSessionId === known?.id).length })
						: undefined,
			};
		}),
		canPlan: slots.length > 0 && data.people.length > 1,
		figures,
		plan: plan && planView(plan, data, { event, locale, isPublished }),
		rules: data.rules.map(({ one, other, kind }) => ({
			key: `${one} ${other}`,
			words: `${nameOf(people.get(one))} · ${nameOf(people.get(other))}`,
			kind: text.rules[kind],
		})),
		people: data.people.map((person) => ({ value: String(person.id), label: nameOf(person) })).sort((one, other) => compare(one.label, other.label)),
	};
}
export type MeetingsOverview = Awaited<ReturnType<typeof meetingsOverview>>;

async function countOutcomes() {
	const missed = await db.selectFrom("meeting_person").select("meeting_id").where("missed_at", "is not", null).execute();
	const canceled = await db.selectFrom("meeting").select("id").where("state", "=", "cancelled").execute();
	const offers = await db.selectFrom("meeting_offer").select("id").where("state", "=", "open").execute();
	const missedIds = new Set(missed.map(({ meeting_id }) => meeting_id));
	return { missed: missed.length, canceled: canceled.filter(({ id }) => !missedIds.has(id)).length, openOffers: offers.length };
}

interface Reader {
	event: SummitEvent;
	locale: Locale;
	isPublished: boolean;
}

function planView(plan: Plan, data: PlanningData, { event, locale, isPublished }: Reader) {
	const text = textsOf("adminMeetings", locale, {});
	const t = translatorFor(locale);
	const people = new Map(data.people.map((person) => [person.id, person]));
	const slots = new Map(data.slots.map((slot) => [slot.id, slot]));
	const added = stillPossible(plan, data);
	const standing = data.meetings.filter(({ id }) => !plan.removed.includes(id));
	const all = [...standing.map(({ one, other, slot }) => ({ one, other, slot: slot.id })), ...added];
	const counts = new Map(data.people.map(({ id }) => [id, all.filter(({ one, other }) => one === id || other === id).length]));
	const promised = Math.min(PROMISED, (data.slots.length || 1) + new Set(standing.map(({ slot }) => slot.id).filter((id) => !slots.has(id))).size);
	const kept = keptOf(data.wishes, all);
	const numbers = [...Map.groupBy(counts.values(), (count) => count).entries()].sort(([one], [other]) => one - other);
	const few = data.people.filter(({ id }) => (counts.get(id) ?? 0) < promised);
	const pairOf = pairing(data.people, data.wishes, data.rules);
	const whyFew = ({ id }: Person) => {
		const free = data.slots.filter((slot) => !data.unavailable.get(id)?.includes(slot.id));
		const partners = data.people.filter((other) => pairOf(id, other.id)).length;
		if (free.length === 0) return text.plan.reasons.noSlots;
		if (free.length < promised) return text.plan.reasons.fewSlots;
		if (partners === 0) return text.plan.reasons.nobody;
		if (partners < promised) return text.plan.reasons.fewPeople;
		const isFull = free.every((slot) => usedIn(slot) >= data.tables.filter(({ meetingSessionId }) => meetingSessionId === slot.meetingSessionId).length);
		return isFull ? text.plan.reasons.tables : text.plan.reasons.others;
	};
	const usedIn = (slot: Slot) => all.filter((meeting) => meeting.slot === slot.id).length;
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
				t("adminMeetings.ofAll", {
					part: usedIn(slot),
					all: data.tables.filter(({ meetingSessionId }) => meetingSessionId === slot.meetingSessionId).length,
				}),
			]),
		] as [string, string][],
		few: {
			title: t("adminMeetings.plan.few", { promised }),
			people: few.map((person) => ({ id: person.id, name: nameOf(person), count: counts.get(person.id) ?? 0, why: whyFew(person) })),
		},
		changes,
	};
}

export async function slotsView(agendaId: string, event: SummitEvent, locale: Locale) {
	const session = (await listSessions({ drafts: true })).find(({ id }) => id === agendaId);
	if (!session) return undefined;
	const known = (await listMeetingSessions()).find((one) => one.agendaId === agendaId);
	if (!known && !canHaveSlots(session)) return undefined;
	const [slots, tables] = [await listSlots(), await listTables()];
	const isOwn = ({ meetingSessionId }: { meetingSessionId: number }) => meetingSessionId === known?.id;
	const own = slots.filter(isOwn);
	const { slotsPage: text } = textsOf("adminMeetings", locale, {
		session: translate(session.title, locale).text,
		slots: own.map((slot) => slotWords(slot, event, locale)).join("; "),
	});
	return {
		text,
		current: own.length > 0 ? text.current : undefined,
		values: {
			slotMinutes: String(known?.slotMinutes ?? 20),
			pauseMinutes: String(known?.pauseMinutes ?? 5),
			tables: tables
				.filter(isOwn)
				.map(({ name, floor }) => [name, floor].filter(Boolean).join(", "))
				.join("\n"),
		},
	};
}

export async function participantsView(url: URL, locale: Locale) {
	const text = textsOf("adminMeetings", locale, {}).peoplePage;
	const [people, wishes, meetings] = [await listParticipants(), await listWishes(), await listMeetings()];
	const q = searchedText(url);
	const { compare } = new Intl.Collator(locale);
	const found = people
		.filter(({ name, company }) => q === "" || holdsWords(`${name} ${company}`, q))
		.sort((one, other) => compare(one.name, other.name) || one.id - other.id);
	const pages = pagesOf(url, found.length);
	return {
		text,
		q,
		count: translatorFor(locale)("adminMeetings.peoplePage.count", { count: found.length }),
		pages: pagesView(pages, locale),
		people: found.slice(pages.offset, pages.offset + pages.limit).map((person) => ({
			id: person.id,
			name: nameOf(person),
			details: [person.jobTitle, person.country, person.isVisible ? "" : text.hidden].filter(Boolean).join(", "),
			// Refusals stay secret from organizers, too.
			wishes: wishes.filter(({ from, kind }) => from === person.id && kind !== "no").length,
			meetings: meetings.filter(({ one, other }) => one === person.id || other === person.id).length,
		})),
	};
}

export async function dayView(url: URL, locale: Locale, now: Date) {
	const text = textsOf("adminMeetings", locale, {}).dayPage;
	const [event, meetings, people, tables] = [await getEvent(), await listMeetings(), await participantsById(), await listTables()];
	const isByTable = url.searchParams.get("state") === "table";
	const q = searchedText(url);
	const order = new Map(tables.map(({ id }, index) => [id, index]));
	const found = meetings
		.filter(({ one, other }) => q === "" || holdsWords([one, other].map((id) => nameOf(people.get(id))).join(" "), q))
		.sort((one, other) => (isByTable ? (order.get(one.table.id) ?? 0) - (order.get(other.table.id) ?? 0) : 0));
	return {
		text,
		q,
		isByTable,
		count: translatorFor(locale)("adminMeetings.dayPage.count", { count: found.length }),
		meetings: found.map(({ id, one, other, slot, table }) => ({
			id,
			when: slotWords(slot, event, locale),
			table: tableWords(table, locale),
			tableId: String(table.id),
			tables: tables
				.filter(({ meetingSessionId }) => meetingSessionId === slot.meetingSessionId)
				.filter((free) => free.id === table.id || !meetings.some((meeting) => meeting.slot.id === slot.id && meeting.table.id === free.id))
				.map((free) => ({ value: String(free.id), label: tableWords(free, locale) })),
			isOver: hasEnded(slot, event, now),
			people: [one, other].map((person) => ({ id: person, name: nameOf(people.get(person)), isCheckedIn: people.get(person)?.checkedInAt !== undefined })),
		})),
	};
}
export type DayView = Awaited<ReturnType<typeof dayView>>;

export const MEETING_COLUMNS = [
	"date",
	"start",
	"end",
	"table",
	"floor",
	"name",
	"company",
	"country",
	"otherName",
	"otherCompany",
	"otherCountry",
	"state",
	"missed",
] as const;

/** All meetings with the names of both, by time; canceled ones too. */
export async function meetingRows(): Promise<Record<(typeof MEETING_COLUMNS)[number], string>[]> {
	const people = await participantsById();
	return (await listMeetings(db, { canceled: true })).map((meeting) => {
		const [one, other] = [people.get(meeting.one), people.get(partnerIn(meeting, meeting.one))];
		return {
			date: meeting.slot.date,
			start: meeting.slot.startTime,
			end: meeting.slot.endTime,
			table: meeting.table.name,
			floor: meeting.table.floor ?? "",
			name: one?.name ?? "",
			company: one?.company ?? "",
			country: one?.country ?? "",
			otherName: other?.name ?? "",
			otherCompany: other?.company ?? "",
			otherCountry: other?.country ?? "",
			state: meeting.missed.length > 0 ? "missed" : meeting.state,
			missed: meeting.missed.map((id) => people.get(id)?.name ?? "").join("; "),
		};
	});
}
