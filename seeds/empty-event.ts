import type { EventRecord } from "#app/domain/content/event/schema.ts";
import { event } from "./event.ts";

/** Dates and advertised figures only fill the form; visitors see them once they are announced. */
export const emptyEvent: EventRecord = {
	...event,
	tagline: {
		en: "People, ideas and business from Latin America and the Nordic countries.",
		es: "Personas, ideas y negocios de América Latina y los países nórdicos.",
		sv: "Människor, idéer och affärer från Latinamerika och Norden.",
	},
	image: undefined,
	audiencePicture: undefined,
	platinumFrom: undefined,
	goldFrom: undefined,
	silverFrom: undefined,
	supportingFrom: undefined,
	institutionalFrom: undefined,
	sponsorContact: undefined,
	sponsorEmail: undefined,
	datesAnnounced: false,
	phase: "dates",
	venue: undefined,
	address: undefined,
	city: undefined,
	country: undefined,
	airportMinutes: undefined,
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
