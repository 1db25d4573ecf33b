import type { User } from "#app/auth/user.ts";
import { agendaDays, allDays, instantAt, isWithin } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { listPublishedSlugs } from "#app/domain/content/news/queries.server.ts";
import { countMessages } from "#app/domain/people/contact/queries.server.ts";
import { countSubscribers } from "#app/domain/people/newsletter/queries.server.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import { TRACKS } from "#app/domain/program/session/schema.ts";
import { LATIN_AMERICAN_COUNTRIES, NORDIC_COUNTRIES } from "#app/domain/program/speaker/groups.ts";
import { countAttendees } from "#app/domain/sales/attendee/queries.server.ts";
import { listSales, sumOf } from "#app/domain/sales/order/actions/sales.server.ts";
import { countTaken } from "#app/domain/sales/registration/queries.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import type { Content } from "./content.ts";

export type Figures = Awaited<ReturnType<typeof getFigures>>;

export function contentFigures({ event, speakers: all, sessions, workshops, contents }: Content) {
	const isPublished = (entity: object) => !("status" in entity) || entity.status === "published";
	const speakers = all.filter(isPublished);
	const from = (countries: string[]) => speakers.filter(({ country }) => countries.includes(country)).length;
	const [nordic, latinAmerican] = [from(NORDIC_COUNTRIES), from(LATIN_AMERICAN_COUNTRIES)];
	const scheduled = sessions.filter(isScheduled).filter(({ status }) => status !== "draft");
	const publicDays = agendaDays(
		event,
		scheduled.map(({ date }) => date),
	);
	const days = allDays(event);
	return {
		speakers: { count: speakers.length, target: event.claimedSpeakers },
		workshops: workshops.filter(isPublished).length,
		/** Of workshops that take registrations. */
		spots: workshops.filter(isPublished).reduce((sum, { maxAttendees }) => sum + maxAttendees, 0),
		counts: [
			{ name: "countries" as const, count: new Set(speakers.map(({ country }) => country)).size, of: event.claimedCountries, path: PUBLISHED_SPEAKERS },
			...contents.flatMap(({ resource: { figure, section }, entities }) =>
				figure && figure !== "workshops" ? { name: figure, count: entities.filter(isPublished).length, path: `/admin/${section}?status=published` } : [],
			),
		],
		speakersByRegion: [
			{ region: "nordic", count: nordic, path: "/speakers?group=Nordic" },
			{ region: "latinAmerican", count: latinAmerican, path: "/speakers?group=Latin+American" },
			{ region: "other", count: speakers.length - nordic - latinAmerican, path: PUBLISHED_SPEAKERS },
		] as const,
		days,
		tracksOverDays: [...TRACKS, undefined].map((track) => ({
			track,
			days: days.map((day) => ({
				count: scheduled.filter((session) => session.track === track && session.day === day).length,
				path: publicDays.includes(day) ? `/agenda?day=${day}${track ? `&track=${track}` : ""}` : `/admin/agenda?day=${day}`,
			})),
		})),
	};
}

const PUBLISHED_SPEAKERS = "/admin/speakers?status=published";

type Reader = Pick<User, "rights">;

export async function getFigures({ speakers, workshops, spots, ...content }: ReturnType<typeof contentFigures>, event: SummitEvent, { rights }: Reader) {
	const seesOrders = rights.includes("seeOrders");
	return {
		...content,
		targets: [
			{ name: "speakers" as const, ...speakers, isAdvertised: true, path: PUBLISHED_SPEAKERS },
			{
				name: "workshops" as const,
				count: workshops,
				path: "/admin/workshops?status=published",
				...(seesOrders && spots > 0 && { reached: await countTaken(), target: spots }),
			},
			...(seesOrders ? [await registrations(event)] : []),
			...(rights.includes("admitAttendees") && isWithin(event, todayAt(event)) ? [await arrivals()] : []),
		],
		counts: [
			...content.counts,
			{ name: "articles" as const, count: (await listPublishedSlugs(todayAt(event))).length, path: "/admin/news?status=published" },
			...(seesOrders ? [{ name: "income" as const, cents: sumOf(await listSales(new Date(readClock()))).income, path: "/admin/orders?state=paid" }] : []),
			...(rights.includes("seeSubscribers") ? [{ name: "subscribers" as const, count: await countSubscribers(), path: "/admin/subscribers" }] : []),
			...(rights.includes("readMessages") ? [{ name: "messages" as const, count: (await countMessages()).all, path: "/admin/messages?state=all" }] : []),
		],
		sales: seesOrders ? await salesOfDays(event) : undefined,
	};
}

/** Tickets sold, as a share of all tickets or, without a limit, of the advertised number of attendees. */
async function registrations({ capacity, claimedAttendees }: SummitEvent) {
	const { sold } = sumOf(await listSales(new Date(readClock())));
	return { name: "registrations" as const, count: sold, target: capacity ?? claimedAttendees, isAdvertised: capacity === undefined, path: "/admin/orders" };
}

async function arrivals() {
	const { arrived, all } = await countAttendees({ q: "" });
	return { name: "arrivals" as const, count: arrived, target: all, path: "/admin/check-in" };
}

const CHART_DAYS = 14;

/** Returns the tickets sold of orders made on each of the last days, today included. */
async function salesOfDays(event: SummitEvent) {
	const today = Temporal.PlainDate.from(todayAt(event));
	const dates = Array.from({ length: CHART_DAYS }, (_, index) => today.subtract({ days: CHART_DAYS - 1 - index }).toString());
	const starts = dates.map((date) => instantAt(event, date, "00:00").toString({ fractionalSecondDigits: 3 }));
	const byStart = Map.groupBy(await listSales(new Date(readClock()), {}, starts), ({ from }) => from);
	return dates.map((date, index) => ({ date, sold: sumOf(byStart.get(starts[index] as string) ?? []).sold }));
}
