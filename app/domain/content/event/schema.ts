import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import {
	areSound,
	checkbox,
	day,
	type EditError,
	oneOf,
	optionalDay,
	optionalEmail,
	optionalText,
	optionalTranslatedText,
	optionalWebAddress,
	optionalWholeNumber,
	rows,
	text,
	translatedText,
	webAddress,
	wholeNumber,
} from "#app/http/form-codecs.ts";
import { COUNTRY_CODES } from "#app/i18n/countries.ts";
import { countDays } from "./days.server.ts";
import { optionalTextWithFacts } from "./fact-names.ts";
import { EVENT_LIMITS, MAX_DAYS, MAX_LINKS } from "./limits.ts";

export const SOCIAL_NETWORKS = ["LinkedIn", "Instagram", "YouTube", "X"] as const;
/** Whether the site follows the dates, or stays as it is before them. */
export const EVENT_PHASES = ["dates", "before"] as const;
export const SALES = ["here", "elsewhere", "contact"] as const;
/** IANA names, such as `America/Mexico_City`. */
export const TIME_ZONES = Intl.supportedValuesOf("timeZone");

/** Those that a summit can be in. */
const YEARS = { min: 1900, max: 2999 };
/** What the summit promises, shown as "15+" and so on. */
const claim = wholeNumber({ min: 1, max: 100_000 });

const fields = z.object({
	name: text(EVENT_LIMITS.name),
	tagline: translatedText(EVENT_LIMITS.tagline),
	startDate: day,
	endDate: day,
	/** Until then visitors read that the dates come later. */
	datesAnnounced: checkbox,
	phase: oneOf(EVENT_PHASES),
	/** The first day of the next summit, which visitors read after this one. */
	nextDate: optionalDay,
	/** Where the pictures of this one are. */
	albumUrl: optionalWebAddress,
	/** In which every wall time of the agenda is meant. */
	timeZone: oneOf(TIME_ZONES),
	/** Without one visitors read that it comes later, and nothing of how to get there. */
	venue: optionalText(EVENT_LIMITS.venue),
	address: optionalText(EVENT_LIMITS.address),
	city: text(EVENT_LIMITS.city),
	/** ISO 3166-1 alpha-2, upper case. */
	country: oneOf(COUNTRY_CODES),
	venueDescription: optionalTranslatedText(EVENT_LIMITS.venueDescription),
	/** How to get there, paragraphs separated by blank lines. */
	directions: optionalTextWithFacts(EVENT_LIMITS.directions),
	mapUrl: optionalWebAddress,
	airportMinutes: wholeNumber({ min: 1, max: 600 }),
	claimedCountries: claim,
	claimedAttendees: claim,
	claimedSpeakers: claim,
	claimedDays: claim,
	/** Until then visitors see none of them. */
	claimsAnnounced: checkbox,
	/** Where tickets are sold: on the site, at `shopUrl`, or by writing to the organizers. */
	sales: oneOf(SALES),
	shopUrl: optionalWebAddress,
	/** Tickets in all; nothing where only tiers are limited. */
	capacity: optionalWholeNumber({ min: 0, max: 1_000_000 }),
	groupMinimum: wholeNumber({ min: 2, max: 1000 }),
	/** Percent. */
	groupDiscount: wholeNumber({ min: 0, max: 100 }),
	earlyBirdUntil: day,
	/** Without one visitors are led to the form of the contact page. */
	email: optionalEmail,
	phone: optionalText(EVENT_LIMITS.phone),
	socialLinks: rows(z.object({ network: oneOf(SOCIAL_NETWORKS), url: webAddress }), (typed) => !(typed as { url?: string }).url, MAX_LINKS),
	/** First year of the copyright line. */
	copyrightFrom: wholeNumber(YEARS),
	/** Picture address without width and ending. */
	image: optionalPicture,
	/** Hotels, entry, money and so on, in Markdown. */
	practical: optionalTextWithFacts(EVENT_LIMITS.practical),
	/** A map of the city, as `image`. */
	cityMap: optionalPicture,
});

/** A venue is named together with what leads there. */
function foundBy(name: "address" | "mapUrl") {
	return {
		path: [name],
		error: "required" satisfies EditError,
		when: ({ value }: { value: unknown }) => fields.pick({ venue: true, address: true, mapUrl: true }).safeParse(value).success,
	};
}

/** What organizers write about the summit, the only source of its dates, place, claims and contact details. */
export const eventSchema = fields
	.refine(({ startDate, endDate }) => endDate >= startDate, {
		path: ["endDate"],
		error: "lastBeforeFirst" satisfies EditError,
		when: areSound("startDate", "endDate"),
	})
	.refine(({ startDate }) => startDate >= String(YEARS.min) && startDate < String(YEARS.max + 1), {
		path: ["startDate"],
		error: "tooFarAway" satisfies EditError,
		when: areSound("startDate"),
	})
	.refine((event) => countDays(event) <= MAX_DAYS, {
		path: ["endDate"],
		error: `${"tooManyDays" satisfies EditError}: ${MAX_DAYS}`,
		when: areSound("startDate", "endDate"),
	})
	.refine(({ venue, address }) => address || !venue, foundBy("address"))
	.refine(({ venue, mapUrl }) => mapUrl || !venue, foundBy("mapUrl"))
	.refine(({ sales, shopUrl }) => sales !== "elsewhere" || shopUrl, {
		path: ["shopUrl"],
		error: "required" satisfies EditError,
		when: areSound("sales", "shopUrl"),
	});
/** All that organizers edit of the summit. */
export const eventRecord = fields.extend({ id: z.string() });
export type EventRecord = z.output<typeof eventRecord>;
/** What became of all of it: no field of its form, so that neither saving nor undoing one changes it. */
export type EventStatus = "postponed" | "cancelled";
/** `held` is nothing where it takes place. */
export type SummitEvent = EventRecord & { held: EventStatus | undefined };
