import type { SameShape } from "../../shape";
import type { session as english } from "../en/session";

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
