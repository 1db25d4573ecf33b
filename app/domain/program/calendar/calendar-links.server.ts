import { dayName, instantsOf, lastDate } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { idsQuery } from "#app/domain/program/my-agenda/chosen-ids.ts";
import type { AgendaSession } from "#app/domain/program/session/queries.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { locationText } from "./calendar.server.ts";
import { listOpeningHours } from "./ticket-calendar.server.ts";

export type CalendarMenu = ReturnType<typeof menuOf>;

export const SUMMIT_CALENDAR = "/summit.ics";

interface Link {
	name: string;
	to: string;
}

interface Session extends Pick<AgendaSession, "title" | "date" | "startTime" | "endTime" | "room" | "status"> {
	path: string;
}

export function sessionCalendar(request: Request, session: Session, event: SummitEvent, locale: Locale): CalendarMenu | undefined {
	if (!event.datesAnnounced || event.status !== "scheduled" || session.status === "cancelled") return undefined;
	const origin = siteOrigin(request);
	return menuOf(locale, [
		{ links: [...ownLinks(origin, localePath(locale, `${session.path}.ics`), locale), ...otherCalendars(origin, session, event, locale)] },
	]);
}

/** Links to other calendars, which take one entry at a time. */
function otherCalendars(origin: string, session: Omit<Session, "status">, event: SummitEvent, locale: Locale): Link[] {
	const title = translate(session.title, locale).text;
	const { start, end } = instantsOf(event, session);
	const location = locationText(event, session.room, locale);
	const details = origin + localePath(locale, session.path);
	const compact = (instant: Temporal.Instant) => instant.toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
	const outlook = {
		...{ rru: "addevent", path: "/calendar/action/compose", subject: title },
		...{ startdt: String(start), enddt: String(end), location, body: details },
	};
	const google = { action: "TEMPLATE", text: title, dates: `${compact(start)}/${compact(end)}`, ctz: event.timeZone, location, details };
	return [
		{ name: "Google Calendar", to: `https://calendar.google.com/calendar/render?${queryOf(google)}` },
		// The only Outlook address that also opens the form on phones.
		...withOutlook((host) => `https://${host}/calendar/deeplink/compose?${queryOf(outlook)}`),
	];
}

/** @param path of the ticket's page, without language */
export async function ticketCalendar(request: Request, path: string, event: SummitEvent, locale: Locale): Promise<CalendarMenu | undefined> {
	if (!event.datesAnnounced || event.status !== "scheduled") return undefined;
	const origin = siteOrigin(request);
	const days = await listOpeningHours(event);
	return menuOf(locale, [
		{ links: ownLinks(origin, localePath(locale, `${path}.ics`), locale) },
		...days.map((day) => ({
			heading: dayName(event, day.date, locale),
			links: otherCalendars(origin, { ...day, title: { en: event.name }, room: undefined, path }, event, locale),
		})),
	]);
}

export function summitCalendar(request: Request, event: SummitEvent, locale: Locale): CalendarMenu | undefined {
	if (!event.datesAnnounced || event.status !== "scheduled") return undefined;
	const origin = siteOrigin(request);
	const [first, after] = [event.startDate, Temporal.PlainDate.from(lastDate(event)).add({ days: 1 }).toString()];
	const [location, details] = [locationText(event, undefined, locale), origin + localePath(locale, "/")];
	const google = { action: "TEMPLATE", text: event.name, dates: `${first}/${after}`.replaceAll("-", ""), location, details };
	const outlook = {
		rru: "addevent",
		path: "/calendar/action/compose",
		subject: event.name,
		startdt: first,
		enddt: after,
		allday: "true",
		location,
		body: details,
	};
	return menuOf(locale, [
		{
			links: [
				...ownLinks(origin, localePath(locale, SUMMIT_CALENDAR), locale),
				{ name: "Google Calendar", to: `https://calendar.google.com/calendar/render?${queryOf(google)}` },
				...withOutlook((host) => `https://${host}/calendar/deeplink/compose?${queryOf(outlook)}`),
			],
		},
	]);
}

export function agendaCalendar(request: Request, day: number | undefined, event: SummitEvent, locale: Locale): CalendarMenu | undefined {
	if (!event.datesAnnounced) return undefined;
	const origin = siteOrigin(request);
	const path = localePath(locale, "/agenda.ics");
	const { whole, one } = textsOf("calendar", locale, {});
	return menuOf(locale, [
		...(day === undefined ? [] : [{ heading: textsOf("agenda", locale, { day }).day, links: ownLinks(origin, `${path}?day=${day}`, locale) }]),
		{ heading: whole, links: subscriptions(origin, path, event.name, locale) },
		{ heading: one, links: ownLinks(origin, localePath(locale, SUMMIT_CALENDAR), locale) },
	]);
}

export function chosenCalendar(request: Request, ids: readonly string[], event: SummitEvent, locale: Locale): CalendarMenu | undefined {
	if (!event.datesAnnounced || ids.length === 0) return undefined;
	const path = localePath(locale, `/agenda.ics?${idsQuery(ids)}`);
	return menuOf(locale, [{ links: subscriptions(siteOrigin(request), path, chosenName(event, locale), locale) }]);
}

export const chosenName = (event: SummitEvent, locale: Locale) => `${event.name}: ${textsOf("myAgenda", locale, {}).title}`;

function menuOf(locale: Locale, groups: { heading?: string; links: Link[] }[]) {
	const { add, hint } = textsOf("calendar", locale, {});
	return { add, hint, groups };
}

function subscriptions(origin: string, path: string, name: string, locale: Locale): Link[] {
	return [
		...ownLinks(origin, path, locale),
		{ name: "Google Calendar", to: `https://calendar.google.com/calendar/r?${queryOf({ cid: subscription(origin, path) })}` },
		...withOutlook((host) => `https://${host}/calendar/0/addfromweb?${queryOf({ url: origin + path, name })}`),
	];
}

function ownLinks(origin: string, path: string, locale: Locale): Link[] {
	const { download, subscribe } = textsOf("calendar", locale, {});
	return [
		{ name: download, to: path },
		{ name: subscribe, to: subscription(origin, path) },
	];
}

const subscription = (origin: string, path: string) => origin.replace(/^https?/, "webcal") + path;

const withOutlook = (to: (host: string) => string): Link[] => [
	{ name: "Outlook.com", to: to("outlook.live.com") },
	{ name: "Microsoft 365", to: to("outlook.office.com") },
];

/** Outlook does not read `+` as a space. */
const queryOf = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll("+", "%20");
