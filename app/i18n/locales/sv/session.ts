import type { session as english } from "#app/i18n/locales/en/session.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const session: SameShape<typeof english> = {
	factsTitle: "I korthet",
	facts: {
		date: "Datum",
		time: "Tid",
		zone: "Tidszon",
		duration: "Längd",
		location: "Sal",
		floor: "Våning",
		access: "Tillgänglighet",
		type: "Typ",
		track: "Spår",
		language: "Språk",
	},
	cancelled: "Den här programpunkten är inställd.",
	about: "Om programpunkten",
	speakers: "Medverkande",
	afterwards: { title: "Efter programpunkten", recording: "Inspelning", slides: "Presentation" },
	around: {
		title: "Mer samma dag",
		before: "Före",
		during: "Samtidigt",
		after: "Efter",
		room: "I samma sal",
		previous: "Före",
		next: "Efter",
		agenda: "Se hela programmet",
	},
};
