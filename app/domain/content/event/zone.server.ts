import { redirect } from "@remix-run/node";
import { withQuery } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatWeekday, formatWeekdayHeading, zoneName, zoneOffset } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { instantAt, instantsOf } from "./days.server.ts";
import type { SummitEvent } from "./schema.ts";
import type { ZoneChoiceView } from "./zone-choice.tsx";

interface Slot {
	date: string;
	startTime: string;
	endTime: string;
}

export interface TimeNotes {
	day?: string;
	venue: string;
}

export interface Zone {
	event: SummitEvent;
	show<Session extends Slot>(session: Session): Session & { timeNotes?: TimeNotes };
	choice?: ZoneChoiceView;
}

const OFFERED = {
	stockholm: "Europe/Stockholm",
	helsinki: "Europe/Helsinki",
	copenhagen: "Europe/Copenhagen",
	oslo: "Europe/Oslo",
	reykjavik: "Atlantic/Reykjavik",
	saoPaulo: "America/Sao_Paulo",
	buenosAires: "America/Argentina/Buenos_Aires",
	santiago: "America/Santiago",
	bogota: "America/Bogota",
	lima: "America/Lima",
	mexicoCity: "America/Mexico_City",
};
const CITIES = Object.entries(OFFERED) as [keyof typeof OFFERED, string][];

/** Accepts any IANA name. @throws a redirect to the address without the parameter if the name is unknown */
export function zoneOf(url: URL, event: SummitEvent, locale: Locale): Zone {
	const text = textsOf("zones", locale, { city: cityAt(event) });
	if (!event.datesAnnounced) return { event, show: (session) => session };
	const named = url.searchParams.get("zone");
	const timeZone = named ? zoneNamed(named) : event.timeZone;
	if (!timeZone) throw redirect(withQuery(url, { zone: undefined }));
	const isVenue = timeZone === event.timeZone;
	const noon = instantAt(event, event.startDate, "12:00");
	const at = noon.toString();
	const offered = CITIES.filter(([, zone]) => zone !== event.timeZone).map(([city, value]) => ({ value, label: text.cities[city] }));
	const chosen = isVenue ? cityAt(event) : (offered.find(({ value }) => value === timeZone)?.label ?? cityOf(timeZone));
	const isOffered = isVenue || offered.some(({ value }) => value === timeZone);
	return {
		event: { ...event, timeZone },
		show: (session) => (isVenue ? session : shownIn(timeZone, session, event, locale)),
		choice: {
			text: { label: text.label, apply: text.apply, device: text.device },
			options: [{ value: "", label: text.venue }, ...offered, ...(isOffered ? [] : [{ value: timeZone, label: chosen }])],
			value: isVenue ? "" : timeZone,
			kept: [...url.searchParams].filter(([name]) => name !== "zone"),
			chosen: `${chosen} (${zoneOffset(at, locale, timeZone)})`,
			name: zoneName(at, locale, timeZone),
			at,
			offset: noon.toZonedDateTimeISO(timeZone).offsetNanoseconds / 60_000_000_000,
		},
	};
}

/** Returns the city after which times at the venue are named. */
export const cityAt = ({ city, timeZone }: Pick<SummitEvent, "city" | "timeZone">) => city ?? cityOf(timeZone);

const cityOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** Keys are in lower case. Deprecated names, such as Asia/Calcutta, are not included. */
const ZONES = new Map(Intl.supportedValuesOf("timeZone").map((name) => [name.toLowerCase(), name]));

function zoneNamed(name: string): string | undefined {
	if (!/^[a-z_]+\/[\w/+-]{1,40}$/i.test(name)) return undefined;
	const known = ZONES.get(name.toLowerCase());
	if (known) return known;
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
	} catch {
		return undefined;
	}
}

function shownIn<Session extends Slot>(timeZone: string, session: Session, event: SummitEvent, locale: Locale) {
	const { start, end } = instantsOf(event, session);
	const [from, to] = [start, end].map((instant) => instant.toZonedDateTimeISO(timeZone)) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
	const date = from.toPlainDate().toString();
	const text = textsOf("zones", locale, { city: cityAt(event) });
	const times = `${session.startTime}–${session.endTime}`;
	const dayChange = date > session.date ? text.nextDay : text.previousDay;
	const t = translatorFor(locale);
	const timeNotes: TimeNotes =
		date === session.date
			? { venue: t("zones.atVenue", { times, city: cityAt(event) }) }
			: {
					day: `${dayChange}: ${formatWeekday(date, locale)}`,
					venue: t("zones.dayAtVenue", { day: formatWeekdayHeading(session.date, locale), times, city: cityAt(event) }),
				};
	return { ...session, date, startTime: wallTimeOf(from), endTime: wallTimeOf(to), timeNotes };
}

const wallTimeOf = (moment: Temporal.ZonedDateTime) => moment.toPlainTime().toString({ smallestUnit: "minute" });
