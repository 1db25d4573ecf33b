import type { Database } from "#app/admin/changes.server.ts";
import type { Question, Reference } from "#app/admin/resource.ts";
import { isWithin } from "#app/domain/content/event/days.server.ts";
import { yearOf } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { EventRecord } from "#app/domain/content/event/schema.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { asWritten, listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDateRange, formatList } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { withoutYear } from "#app/ui/without-year.ts";

type Dates = Pick<EventRecord, "startDate" | "endDate">;

export const daysMoved = (after: Pick<Dates, "startDate">, before: Pick<Dates, "startDate">) =>
	Temporal.PlainDate.from(before.startDate).until(after.startDate).days;

/**
 * Asks before the agenda moves with the event's first day, or parts of it end up outside the event. Proposes the new year for the name, and that the
 * site follows future dates.
 */
export async function askBeforeMoving(after: EventRecord, before: EventRecord, locale: Locale): Promise<Question | undefined> {
	const moving = await moveQuestion(after, before, locale);
	const proposals = [await staysPostponed(after, before, locale), proposeName(after, before, locale), proposeToFollow(after, before, locale)].filter(
		(proposal) => proposal !== undefined,
	);
	const asked = moving ?? proposals[0];
	if (!asked) return undefined;
	return {
		toast: { name: "saved", counts: {} },
		...asked,
		key: [keyOf(after), moving?.key].join(),
		words: [...(moving ? [moving.words] : []), ...proposals.map(({ words }) => words)].join(" "),
		proposes: Object.assign({}, ...proposals.map(({ proposes }) => proposes)),
	};
}

/** New dates alone do not end a postponement: an administrator must resume the event. */
async function staysPostponed(after: EventRecord, before: EventRecord, locale: Locale) {
	if (keyOf(after) === keyOf(before) || (await getEvent()).status !== "postponed") return undefined;
	return { ...textsOf("editEvent", locale, {}).postponed, proposes: {}, toast: { name: "savedPostponed" as const, counts: {} } };
}

/** Applies only if the name ended in the old year and was not edited. */
function proposeName(after: EventRecord, before: EventRecord, locale: Locale) {
	const year = yearOf(after);
	if (year === yearOf(before) || after.name !== before.name || !after.name.endsWith(` ${yearOf(before)}`)) return undefined;
	const name = `${withoutYear(after.name)} ${year}`;
	return { ...textsOf("editEvent", locale, { name }).rename, proposes: { name } };
}

/** Applies while the site is fixed to before the event and the new dates are not over. */
function proposeToFollow(after: EventRecord, before: EventRecord, locale: Locale) {
	const hasMoved = keyOf(after) !== keyOf(before);
	if (!hasMoved || before.phase !== "before" || after.phase !== "before" || after.endDate < todayAt(after)) return undefined;
	return { ...textsOf("editEvent", locale, {}).follow, proposes: { phase: "dates" satisfies EventRecord["phase"] } };
}

const keyOf = ({ startDate, endDate }: Dates) => `${startDate}/${endDate}`;

async function moveQuestion(after: EventRecord, before: EventRecord, locale: Locale): Promise<Question | undefined> {
	const days = daysMoved(after, before);
	const sessions = (await listSessions({ drafts: true })).filter(({ workshopId }) => workshopId === undefined);
	const workshops = await listWorkshops({ drafts: true });
	const outside = [...sessions, ...workshops].filter(({ date }) => date && isWithin(before, date) && !isWithin(after, later(date, days))).length;
	const moved = days === 0 ? { sessions: 0, workshops: 0 } : { sessions: sessions.length, workshops: workshops.length };
	if (outside + moved.sessions + moved.workshops === 0) return undefined;
	const t = translatorFor(locale);
	const values = {
		dates: formatDateRange(after.startDate, after.endDate, locale),
		moved: formatList(
			(["sessions", "workshops"] as const)
				.filter((entityType) => moved[entityType] > 0)
				.map((entityType) => t(`counts.${entityType}`, { count: moved[entityType] })),
			locale,
		),
		days: t(days < 0 ? "editEvent.move.earlier" : "editEvent.move.later", { count: Math.abs(days) }),
	};
	const { move } = textsOf("editEvent", locale, values);
	const leaves = outside > 0 ? [t("editEvent.move.outside", { count: outside })] : [];
	const registrations = await countMovedRegistrations(after, before, locale);
	if (registrations > 0) leaves.push(t("editEvent.move.registrations", { count: registrations }));
	return {
		key: [days, outside, registrations, moved.sessions, moved.workshops].join(),
		...(days === 0
			? { title: move.outsideTitle, words: leaves.join(" "), submit: move.outsideSubmit }
			: { title: move.title, words: [move.words, ...leaves].join(" "), submit: move.submit }),
		toast: { name: days === 0 ? "saved" : "eventMoved", counts: { ...moved, outside } },
	};
}

/** Counts registrations in workshops that move along; their attendees are emailed. */
async function countMovedRegistrations(after: EventRecord, before: EventRecord, locale: Locale): Promise<number> {
	let registrations = 0;
	for (const workshop of await workshopsMoved(after, before, db))
		registrations += (await workshop.resource.attendeesQuestion?.(workshop.after, workshop.before, locale))?.notified ?? 0;
	return registrations;
}

const later = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();

/** Returns true if a session would move to a year without four digits, which cannot be stored. */
export async function movesTooFar(after: Pick<Dates, "startDate">, before: Dates, on: Database): Promise<boolean> {
	const days = daysMoved(after, before);
	const { first, last } = await on
		.selectFrom("session")
		.select(({ fn }) => [fn.min("date").as("first"), fn.max("date").as("last")])
		.executeTakeFirstOrThrow();
	return [first, last].some((date) => date !== null && !/^\d{4}-/.test(later(date, days)));
}

/** Returns the workshops at their new times; other sessions keep their day of the agenda. */
export async function workshopsMoved(after: EventRecord, before: EventRecord, on: Database): Promise<Reference[]> {
	const days = daysMoved(after, before);
	if (days === 0) return [];
	return (await listWorkshops({ drafts: true }, on)).map(asWritten).map((workshop) => ({
		resource: workshopResource,
		before: workshop,
		after: { ...workshop, date: workshop.date && later(workshop.date, days) },
	}));
}
