import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { TALK_LANGUAGES } from "#app/domain/program/session/schema.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import { searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { countryName, formatList, languageName } from "#app/i18n/format.server.ts";
import { holdsWords } from "#app/i18n/search.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { listUnavailable } from "./availability.server.ts";
import { listOffers } from "./offers.server.ts";
import { listParticipants, type Person } from "./participants.server.ts";
import { type Comparable, comparable, fitOf, type Obstacle, obstacleTo, reasonsFor } from "./plan/pairs.ts";
import { arePublished } from "./queries.server.ts";
import { sectorNames } from "./sectors.server.ts";
import { hasBegun, listSlots, slotWords } from "./slots.server.ts";
import { listRules, listWishes, ruleOf } from "./wishes.server.ts";

const PAGE_LENGTH = 20;
const FILTERS = ["region", "country", "sector", "language", "wish"] as const;
type Filter = (typeof FILTERS)[number];

/** Parses `?region=nordic&country=SE&sector=3&language=sv&q=wind&page=2`. Contains nobody who is not visible, and nothing of others' wishes. */
export async function peopleView(url: URL, me: Person, locale: Locale, now: Date) {
	const [everybody, sectors, wishes, rules, isPlanned] = await Promise.all([
		listParticipants(),
		sectorNames(locale),
		listWishes(db, { from: me.id }),
		listRules(),
		arePublished(),
	]);
	const { people: text, regions, tabs, back, faults, ...words } = textsOf("meetings", locale, {});
	const others = everybody.filter(({ id, isVisible, name }) => id !== me.id && isVisible && name !== "");
	const q = searchedText(url);
	const asked = Object.fromEntries(FILTERS.map((name) => [name, url.searchParams.get(name) ?? ""])) as Record<Filter, string>;
	const wished = new Map(wishes.map(({ to, kind }) => [to, kind]));
	const facetsOf = (person: Person): Record<Filter, string[]> => ({
		region: person.region ? [person.region] : [],
		country: person.countryCode ? [person.countryCode] : [],
		sector: person.sectors.map(String),
		language: [...person.languages],
		wish: [wished.get(person.id) ?? []].flat(),
	});
	const sectorsOf = (person: Person) => person.sectors.flatMap((id) => sectors.get(id) ?? []);
	const found = others.filter(
		(person) =>
			FILTERS.every((name) => asked[name] === "" || facetsOf(person)[name].includes(asked[name])) &&
			(q === "" || holdsWords([person.name, person.company, person.jobTitle, person.offers, person.seeks, ...sectorsOf(person)].join(" "), q)),
	);
	const mine = comparable(me);
	const { compare } = new Intl.Collator(locale);
	const ranked = found
		.map((person) => ({ person, compared: comparable(person) }))
		.map((entry) => ({ ...entry, fit: fitOf(mine, entry.compared), obstacle: obstacleTo(me, entry.person, ruleOf(rules, me.id, entry.person.id)) }))
		.sort(
			(one, other) =>
				Number(!!one.obstacle) - Number(!!other.obstacle) ||
				other.fit - one.fit ||
				compare(one.person.name, other.person.name) ||
				one.person.id - other.person.id,
		);
	const pages = pagesOf(url, ranked.length, PAGE_LENGTH);
	const shown = ranked.slice(pages.offset, pages.offset + pages.limit);
	const booking = isPlanned
		? await bookingOf(
				me,
				shown.map(({ person }) => person),
				locale,
				now,
			)
		: undefined;
	const present = (name: Filter) => new Set(others.flatMap((person) => facetsOf(person)[name]));
	const canNarrow = (name: Filter) => [...present(name)].some((value) => !others.every((person) => facetsOf(person)[name].includes(value)));
	const labels = {
		region: (value: string) => regions[value as keyof typeof regions],
		country: (value: string) => countryName(value, locale),
		sector: (value: string) => sectors.get(Number(value)) ?? "",
		language: (value: string) => languageName(value, locale),
		wish: (value: string) => text.wishes[value as keyof typeof text.wishes],
	};
	return {
		text: { ...text, tabs, back, seeks: words.seeks, offers: words.offers, busy: words.busy },
		lead: isPlanned ? text.leadPublished : text.lead,
		count: translatorFor(locale)("meetings.people.count", { count: ranked.length }),
		q,
		isFiltered: q !== "" || FILTERS.some((name) => asked[name] !== ""),
		filters: FILTERS.filter((name) => asked[name] !== "" || canNarrow(name)).map((name) => ({
			name,
			label: text.filters[name],
			value: asked[name],
			options: [
				{ value: "", label: text.all[name] },
				...[...present(name)]
					.map((value) => ({ value, label: labels[name](value) }))
					.filter(({ label }) => label)
					.sort((one, other) => compare(one.label, other.label)),
			],
		})),
		pages: pagesView(pages, locale),
		people: shown.map(({ person, compared, obstacle }) => ({
			id: person.id,
			name: person.name,
			about: [person.jobTitle, person.company].filter(Boolean).join(", "),
			facts: [
				person.countryCode ? countryName(person.countryCode, locale) : person.country,
				TALK_LANGUAGES.filter((code) => person.languages.includes(code))
					.map((code) => languageName(code, locale))
					.join(", "),
				sectorsOf(person).join(", "),
			].filter(Boolean),
			offers: person.offers,
			seeks: person.seeks,
			why: obstacle && booking?.(person.id).state === "meeting" ? "" : whyWords(mine, compared, obstacle, locale),
			isPossible: obstacle === undefined,
			wish: wished.get(person.id),
			booking: booking?.(person.id),
		})),
	};
}
export type PeopleView = Awaited<ReturnType<typeof peopleView>>;

/** Returns why a person is suggested, or why the two cannot meet; that organizers forbid it stays secret. */
function whyWords(mine: Comparable, other: Comparable, obstacle: Obstacle | undefined, locale: Locale): string {
	const { why, reasons, noLanguage, sameCompany } = textsOf("meetings", locale, {}).people;
	const { notPossible } = textsOf("meetings", locale, {}).faults;
	if (obstacle) return { noLanguage, sameCompany, forbidden: notPossible }[obstacle];
	const found = reasonsFor(mine, other);
	if (found.length === 0) return "";
	return `${why} ${formatList(
		found.map((reason) => reasons[reason]),
		locale,
	)}.`;
}

/** Returns whether a person can be asked, and for which slots, once meetings are planned. */
async function bookingOf(me: Person, people: readonly Person[], locale: Locale, now: Date) {
	const event = await getEvent();
	const slots = (await listSlots()).filter((slot) => !hasBegun(slot, event, now));
	const unavailable = await listUnavailable([me, ...people], slots, { asking: me.id, now }, db);
	const fixed = await db.selectFrom("meeting_person").select(["ticket_id", "slot_id", "meeting_id"]).where("state", "=", "fixed").execute();
	const busy = new Set(fixed.map(({ ticket_id, slot_id }) => `${ticket_id} ${slot_id}`));
	const own = new Set(fixed.filter(({ ticket_id }) => ticket_id === me.id).map(({ meeting_id }) => meeting_id));
	const met = new Set(fixed.filter(({ meeting_id }) => own.has(meeting_id)).map(({ ticket_id }) => ticket_id));
	const open = (await listOffers(me.id, now)).filter(({ from, origin }) => from === me.id && origin === "request");
	return (id: number) => ({
		state: met.has(id) ? ("meeting" as const) : open.some(({ to }) => to === id) ? ("asked" as const) : ("free" as const),
		slots: slots
			.filter((slot) => [me.id, id].every((one) => !busy.has(`${one} ${slot.id}`) && !unavailable.get(one)?.includes(slot.id)))
			.map((slot) => ({ value: String(slot.id), label: slotWords(slot, event, locale) })),
	});
}
