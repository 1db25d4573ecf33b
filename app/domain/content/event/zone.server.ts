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

/** Beside times by another clock than the venue's: the day they fall on, where that is another; when it is at the venue. */
export interface TimeNotes {
	day?: string;
	venue: string;
}

/** How the times of a page are shown: by the clock of the venue, or by that of a zone which its address names. */
export interface Zone {
	/** The summit as that clock has it. */
	event: SummitEvent;
	/** A session at its times by that clock; where they are others than at the venue, with notes that say so. */
	show<Session extends Slot>(session: Session): Session & { timeNotes?: TimeNotes };
	/** None before the dates are announced: which hour it is elsewhere depends on the date. */
	choice?: ZoneChoiceView;
}

/** What is offered beside the venue's: where visitors come from. */
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

/**
 * The zone in which an address asks for times: any of the IANA's by its name.
 *
 * @throws a redirect to the same address without it where there is none of that name
 */
export function zoneOf(url: URL, event: SummitEvent, locale: Locale): Zone {
	const text = textsOf("zones", locale, { city: event.city });
	if (!event.datesAnnounced) return { event, show: (session) => session };
	const named = url.searchParams.get("zone");
	const timeZone = named ? zoneNamed(named) : event.timeZone;
	if (!timeZone) throw redirect(withQuery(url, { zone: undefined }));
	const isVenue = timeZone === event.timeZone;
	const at = instantAt(event, event.startDate, "12:00").toString();
	const offered = CITIES.filter(([, zone]) => zone !== event.timeZone).map(([city, value]) => ({ value, label: text.cities[city] }));
	const chosen = isVenue ? event.city : (offered.find(({ value }) => value === timeZone)?.label ?? cityOf(timeZone));
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
			timeZone,
			at,
		},
	};
}

const cityOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** By the name in small letters. Former names, such as Asia/Calcutta, are not among them. */
const ZONES = new Map(Intl.supportedValuesOf("timeZone").map((name) => [name.toLowerCase(), name]));

/** The zone of that name, whatever its case; nothing where there is none. Offsets such as `+01:00` are no zones. */
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
	const text = textsOf("zones", locale, { city: event.city });
	const times = `${session.startTime}–${session.endTime}`;
	const dayChange = date > session.date ? text.nextDay : text.previousDay;
	const t = translatorFor(locale);
	const timeNotes: TimeNotes =
		date === session.date
			? { venue: t("zones.atVenue", { times, city: event.city }) }
			: {
					day: `${dayChange}: ${formatWeekday(date, locale)}`,
					venue: t("zones.dayAtVenue", { day: formatWeekdayHeading(session.date, locale), times, city: event.city }),
				};
	return { ...session, date, startTime: wallTimeOf(from), endTime: wallTimeOf(to), timeNotes };
}

const wallTimeOf = (moment: Temporal.ZonedDateTime) => moment.toPlainTime().toString({ smallestUnit: "minute" });
