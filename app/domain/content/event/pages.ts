import type { EventFields } from "./schema.ts";

/** The pages of the event's settings, each with the fields that its form posts. */
export const EVENT_PAGES = {
	dates: [
		...["name", "startDate", "endDate", "timeZone", "datesAnnounced", "phase", "nextDate"],
		...["venue", "address", "city", "country", "mapUrl", "airportMinutes", "image"],
	],
	sales: [
		...["sales", "shopUrl", "capacity", "earlyBirdUntil", "groupMinimum", "groupDiscount"],
		...["platinumFrom", "goldFrom", "silverFrom", "supportingFrom", "institutionalFrom", "sponsorContact", "sponsorEmail", "audiencePicture"],
	],
	texts: ["tagline", "filmUrl", "albumUrl", "venueDescription", "directions", "email", "phone", "copyrightFrom", "socialLinks"],
	figures: ["claimedCountries", "claimedAttendees", "claimedSpeakers", "claimedDays", "claimsAnnounced"],
	practical: ["practical", "cityMap"],
} as const satisfies Record<string, readonly (keyof EventFields)[]>;
export type EventPage = keyof typeof EVENT_PAGES;

export const isEventPage = (name: string): name is EventPage => Object.hasOwn(EVENT_PAGES, name);

export const EVENT_PATH = "/admin/settings/event";

/** The dates are at the address of the event itself. */
export const eventPagePath = (page: EventPage | "status") => (page === "dates" ? EVENT_PATH : `${EVENT_PATH}/${page}`);

export const pageOfField = (field: string): EventPage =>
	(Object.keys(EVENT_PAGES) as EventPage[]).find((page) => (EVENT_PAGES[page] as readonly string[]).includes(field)) ?? "dates";
