import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import {
	areValid,
	checkbox,
	day,
	type EditError,
	oneOf,
	optionalDay,
	optionalEmail,
	optionalOneOf,
	optionalSecureAddress,
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
export const EVENT_PHASES = ["dates", "before"] as const;
export const SALES = ["here", "elsewhere", "contact"] as const;
export const TIME_ZONES = Intl.supportedValuesOf("timeZone");

const YEARS = { min: 1900, max: 2999 };
/** Whole US dollars. */
const price = optionalWholeNumber({ min: 1, max: 1_000_000 });
const figure = wholeNumber({ min: 1, max: 100_000 });

const fields = z.object({
	name: text(EVENT_LIMITS.name),
	tagline: translatedText(EVENT_LIMITS.tagline),
	filmUrl: optionalSecureAddress,
	startDate: day,
	endDate: day,
	datesAnnounced: checkbox,
	phase: oneOf(EVENT_PHASES),
	nextDate: optionalDay,
	albumUrl: optionalWebAddress,
	timeZone: oneOf(TIME_ZONES),
	venue: optionalText(EVENT_LIMITS.venue),
	address: optionalText(EVENT_LIMITS.address),
	city: optionalText(EVENT_LIMITS.city),
	/** ISO 3166-1 alpha-2, upper case. */
	country: optionalOneOf(COUNTRY_CODES),
	venueDescription: optionalTranslatedText(EVENT_LIMITS.venueDescription),
	/** Paragraphs separated by blank lines. */
	directions: optionalTextWithFacts(EVENT_LIMITS.directions),
	mapUrl: optionalWebAddress,
	airportMinutes: optionalWholeNumber({ min: 1, max: 600 }),
	claimedCountries: figure,
	claimedAttendees: figure,
	claimedSpeakers: figure,
	claimedDays: figure,
	claimsAnnounced: checkbox,
	sales: oneOf(SALES),
	shopUrl: optionalWebAddress,
	capacity: optionalWholeNumber({ min: 0, max: 1_000_000 }),
	groupMinimum: wholeNumber({ min: 2, max: 1000 }),
	/** Percent. */
	groupDiscount: wholeNumber({ min: 0, max: 100 }),
	earlyBirdUntil: day,
	email: optionalEmail,
	phone: optionalText(EVENT_LIMITS.phone),
	socialLinks: rows(z.object({ network: oneOf(SOCIAL_NETWORKS), url: webAddress }), (typed) => !(typed as { url?: string }).url, MAX_LINKS),
	copyrightFrom: wholeNumber(YEARS),
	/** Address without width and extension. */
	image: optionalPicture,
	/** Markdown. */
	practical: optionalTextWithFacts(EVENT_LIMITS.practical),
	cityMap: optionalPicture,
	platinumFrom: price,
	goldFrom: price,
	silverFrom: price,
	supportingFrom: price,
	institutionalFrom: price,
	sponsorContact: optionalText(EVENT_LIMITS.sponsorContact),
	sponsorEmail: optionalEmail,
	audiencePicture: optionalPicture,
});

export type EventFields = z.output<typeof fields>;

interface Rule {
	needs: readonly (keyof EventFields)[];
	holds: (event: EventFields) => unknown;
	path: [keyof EventFields];
	error: EditError;
	when?: (payload: z.core.ParsePayload) => boolean;
}

const PLACE = ["venue", "address", "city", "mapUrl"] as const;
const isPlaceValid = ({ value }: z.core.ParsePayload) => fields.pick({ venue: true, address: true, city: true, mapUrl: true }).safeParse(value).success;

const RULES: readonly Rule[] = [
	{ needs: ["startDate", "endDate"], holds: ({ startDate, endDate }) => endDate >= startDate, path: ["endDate"], error: "lastBeforeFirst" },
	{
		needs: ["startDate"],
		holds: ({ startDate }) => startDate >= String(YEARS.min) && startDate < String(YEARS.max + 1),
		path: ["startDate"],
		error: "tooFarAway",
	},
	{
		needs: ["startDate", "endDate"],
		holds: (event) => countDays(event) <= MAX_DAYS,
		path: ["endDate"],
		error: `${"tooManyDays" satisfies EditError}: ${MAX_DAYS}` as EditError,
	},
	...(["address", "city", "mapUrl"] as const).map(
		(name): Rule => ({ needs: PLACE, holds: (event) => event[name] || !event.venue, path: [name], error: "required", when: isPlaceValid }),
	),
	{ needs: ["sales", "shopUrl"], holds: ({ sales, shopUrl }) => sales !== "elsewhere" || shopUrl, path: ["shopUrl"], error: "required" },
];

const refined = <Form extends z.ZodObject>(form: Form): Form =>
	RULES.filter(({ needs }) => needs.every((name) => name in form.shape)).reduce(
		(schema, { needs, holds, path, error, when = areValid(...needs) }) => schema.refine((event) => holds(event as EventFields), { path, error, when }),
		form,
	);

export const eventSchema = refined(fields);

/** Returns the schema of a form that posts only these fields. */
export function eventFormSchema(names: readonly (keyof EventFields)[]): z.ZodType<object> {
	return refined(fields.pick(Object.fromEntries(names.map((name) => [name, true])) as { name: true }));
}

export const eventRecord = fields.extend({ id: z.string() });
export type EventRecord = z.output<typeof eventRecord>;
/** Not a form field, so saving and undoing never change it. */
export type EventStatus = "scheduled" | "postponed" | "cancelled";
export type DisruptedStatus = Exclude<EventStatus, "scheduled">;
export type SummitEvent = EventRecord & { status: EventStatus };
