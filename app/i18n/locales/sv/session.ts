import type { session as english } from "#app/i18n/locales/en/session.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const session: SameShape<typeof english> = {
	factsTitle: "I korthet",
	facts: {
		when: "När",
		where: "Var",
		date: "Datum",
		time: "Tid",
		duration: "Längd",
		location: "Sal",
		track: "Spår",
		language: "Språk",
	},
	cancelled: "Den här programpunkten är inställd.",
	speakers: "Medverkande",
	afterwards: { title: "Efter programpunkten", recording: "Inspelning", slides: "Presentation" },
	neighbors: { title: "Före och efter", previous: "Föregående programpunkt", next: "Nästa programpunkt" },
};
