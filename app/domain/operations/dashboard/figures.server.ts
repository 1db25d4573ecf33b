import type { User } from "#app/auth/user.ts";
import { agendaDays } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { countMessages } from "#app/domain/people/contact/queries.server.ts";
import { countSubscribers } from "#app/domain/people/newsletter/queries.server.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import { TRACKS } from "#app/domain/program/session/schema.ts";
import { LATIN_AMERICAN_COUNTRIES, NORDIC_COUNTRIES } from "#app/domain/program/speaker/groups.ts";
import { listSales, sumOf } from "#app/domain/sales/order/actions/sales.server.ts";
import { countTaken } from "#app/domain/sales/registration/queries.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import type { Content } from "./content.ts";

export type Figures = Awaited<ReturnType<typeof getFigures>>;

export function contentFigures({ event, speakers: all, sessions, workshops, contents }: Content) {
	const speakers = all.filter(({ status }) => status !== "draft");
	const from = (countries: string[]) => speakers.filter(({ country }) => countries.includes(country)).length;
	const [nordic, latinAmerican] = [from(NORDIC_COUNTRIES), from(LATIN_AMERICAN_COUNTRIES)];
	return {
		towardsTargets: [
			{ name: "speakers", count: speakers.length, target: event.claimedSpeakers },
			{ name: "countries", count: new Set(speakers.map(({ country }) => country)).size, target: event.claimedCountries },
		] as const,
		counts: contents.flatMap(({ resource: { figure }, entities }) => (figure ? { name: figure, count: entities.length } : [])),
		spots: workshops.reduce((sum, { maxAttendees }) => sum + maxAttendees, 0),
		speakersByRegion: [
			{ region: "nordic", count: nordic },
			{ region: "latinAmerican", count: latinAmerican },
			{ region: "other", count: speakers.length - nordic - latinAmerican },
		] as const,
		sessionsByTrack: [...TRACKS, undefined].map((track) => ({ track, count: sessions.filter((session) => session.track === track).length })),
		sessionsByDay: agendaDays(
			event,
			sessions.filter(isScheduled).map(({ date }) => date),
		).map((day) => ({ day, count: sessions.filter((session) => session.day === day).length })),
	};
}

/** Subscribers are measured against the advertised number of attendees. */
export async function getFigures({ spots, ...content }: ReturnType<typeof contentFigures>, event: SummitEvent, { rights }: Pick<User, "rights">) {
	const [{ all: messages }, subscribers] = await Promise.all([countMessages(), countSubscribers()]);
	return {
		...content,
		towardsTargets: [...content.towardsTargets, { name: "subscribers", count: subscribers, target: event.claimedAttendees }] as const,
		counts: [
			...content.counts,
			...(rights.includes("seeOrders") ? await salesFigures(event, spots) : []),
			...(rights.includes("readMessages") ? [{ name: "messages" as const, count: messages }] : []),
		],
	};
}

/** Returns tickets sold, revenue in cents and workshop registrations, each with a link. */
async function salesFigures({ capacity }: Pick<SummitEvent, "capacity">, spots: number) {
	const { sold, income } = sumOf(await listSales(new Date(readClock())));
	return [
		{ name: "tickets" as const, count: sold, of: capacity, path: "/admin/orders" },
		{ name: "income" as const, cents: income, path: "/admin/orders?state=paid" },
		{ name: "spots" as const, count: await countTaken(), of: spots, path: "/admin/orders/workshops" },
	];
}
