import { z } from "zod";
import { translatedSchema } from "~/i18n/translated";

/** ISO calendar day, such as `2025-11-19`. */
export const isoDate = z.iso.date();
/** Local wall time in the event's zone, 24 hours, such as `09:30`. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Short text id: part of addresses and of the API. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const SOCIAL_NETWORKS = ["LinkedIn", "Instagram", "YouTube", "X"] as const;

/** The summit itself: the only source of its dates, place, claims and contact details. */
export const eventSchema = z.object({
	id: slug,
	name: z.string().min(1),
	tagline: translatedSchema,
	startDate: isoDate,
	endDate: isoDate,
	/** IANA zone in which every wall time of the programme is meant. */
	timeZone: z.string(),
	venue: z.string().min(1),
	address: z.string().min(1),
	city: z.string().min(1),
	/** ISO 3166-1 alpha-2, upper case. */
	country: z.string().length(2),
	venueDescription: translatedSchema,
	/** How to get there, paragraphs separated by blank lines. */
	directions: translatedSchema,
	mapUrl: z.url(),
	airportMinutes: z.int().positive(),
	/** What the summit promises, shown as "15+" and so on. */
	claimedCountries: z.int().positive(),
	claimedAttendees: z.int().positive(),
	claimedSpeakers: z.int().positive(),
	claimedDays: z.int().positive(),
	/** From how many people on the group discount holds. */
	groupMinimum: z.int().positive(),
	/** Last day of the early-bird discount. */
	earlyBirdUntil: isoDate,
	email: z.email(),
	phone: z.string().min(1),
	socialLinks: z.array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.url() })),
	/** First year of the copyright line. */
	copyrightFrom: z.int(),
});
export type SummitEvent = z.infer<typeof eventSchema>;
