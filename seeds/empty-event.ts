import type { EventRecord } from "#app/domain/content/event/schema.ts";
import { event } from "./event.ts";

/** Dates and advertised figures only fill the form; visitors see them once they are announced. */
export const emptyEvent: EventRecord = {
	...event,
	datesAnnounced: false,
	phase: "dates",
	venue: undefined,
	address: undefined,
	venueDescription: undefined,
	directions: undefined,
	mapUrl: undefined,
	claimsAnnounced: false,
	email: undefined,
	phone: undefined,
	socialLinks: [],
	practical: undefined,
	cityMap: undefined,
};
