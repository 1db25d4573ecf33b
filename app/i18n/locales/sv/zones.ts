import type { zones as english } from "#app/i18n/locales/en/zones.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const zones: SameShape<typeof english> = {
	label: "Tider i",
	venue: "{{city}} (på plats)",
	apply: "Visa tider",
	device: "Visa tiderna i {{zone}}",
	nextDay: "Dagen efter",
	previousDay: "Dagen innan",
	atVenue: "{{times}} i {{city}}",
	dayAtVenue: "{{day}} {{times}} i {{city}}",
	venueTerm: "På plats",
	partAtVenue: "{{part}} i {{city}}",
	cities: {
		stockholm: "Stockholm",
		helsinki: "Helsingfors",
		copenhagen: "Köpenhamn",
		oslo: "Oslo",
		reykjavik: "Reykjavik",
		saoPaulo: "São Paulo",
		buenosAires: "Buenos Aires",
		santiago: "Santiago",
		bogota: "Bogotá",
		lima: "Lima",
		mexicoCity: "Mexico City",
	},
};
