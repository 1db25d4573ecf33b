import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { countryName } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { yieldEvery } from "#app/runtime/yield-every.ts";
import { keptOf, planView } from "./plan-view.server.ts";
import { findPlan, type PlanningData, planningData } from "./planning.server.ts";
import { arePublished, listMeetings, type Meeting, nameOf } from "./queries.server.ts";
import { canHaveSlots, hasEnded, listMeetingSessions, listSlots } from "./slots.server.ts";

export async function meetingsOverview(event: SummitEvent, locale: Locale, now: Date) {
	const text = textsOf("adminMeetings", locale, {});
	const t = translatorFor(locale);
	const pause = yieldEvery();
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
	const canceled = (await listMeetings(db, { canceled: true })).filter(({ state }) => state === "cancelled");
	const missed = canceled.filter((meeting) => meeting.missed.length > 0);
	const offers = await db.selectFrom("meeting_offer").select("id").where("state", "=", "open").execute();
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
					[text.facts.missed, String(missed.reduce((sum, meeting) => sum + meeting.missed.length, 0))],
					[text.facts.canceled, String(canceled.length - missed.length)],
					[text.facts.openOffers, String(offers.length)],
				] satisfies [string, string][])
			: []),
	];
	await pause();
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
		countries: isPublished ? byCountries(data, missed, { event, locale, now }) : [],
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

/** Returns figures of each pair of countries, most meetings first. */
function byCountries(
	{ people, wishes, meetings }: PlanningData,
	missed: readonly Meeting[],
	{ event, locale, now }: { event: SummitEvent; locale: Locale; now: Date },
) {
	const countries = new Map(people.map(({ id, country, countryCode }) => [id, countryCode ? countryName(countryCode, locale) : country || "–"]));
	const { compare } = new Intl.Collator(locale);
	const pairOf = (one: number, other: number) => [countries.get(one) ?? "–", countries.get(other) ?? "–"].sort(compare).join(" · ");
	const wishesOf = Map.groupBy(
		wishes.filter(({ kind }) => kind !== "no"),
		({ from, to }) => pairOf(from, to),
	);
	const meetingsOf = Map.groupBy(meetings, ({ one, other }) => pairOf(one, other));
	const missedOf = Map.groupBy(missed, ({ one, other }) => pairOf(one, other));
	const rows = [...new Set([...wishesOf.keys(), ...meetingsOf.keys(), ...missedOf.keys()])].map((pair) => {
		const [wished = [], fixed = []] = [wishesOf.get(pair), meetingsOf.get(pair)];
		return {
			pair,
			wishes: wished.length,
			kept: keptOf(wished, fixed).kept,
			fixed: fixed.length,
			held: fixed.filter(({ slot }) => hasEnded(slot, event, now)).length,
			missed: missedOf.get(pair)?.length ?? 0,
		};
	});
	return rows.sort((one, other) => other.fixed - one.fixed || other.wishes - one.wishes || compare(one.pair, other.pair));
}
