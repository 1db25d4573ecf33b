import type { search as english } from "#app/i18n/locales/en/search.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const search: SameShape<typeof english> = {
	title: "Sök",
	titleOf: "{{q}}: sökning",
	lead: "Talare, programpunkter, workshoppar, nyheter, partner, vanliga frågor och alla sidor på webbplatsen.",
	label: "Vad letar du efter?",
	submit: "Sök",
	allKinds: "Alla träffar",
	suggestions: "Förslag",
	allOf: "Alla träffar på ”{{q}}”",
	noWords: {
		title: "Skriv ett ord",
		hint: "Det ska ha minst två bokstäver eller siffror, till exempel ”energi” eller ett namn.",
	},
	nothing: { title: "Inga träffar på ”{{q}}”", hint: "Kontrollera stavningen eller pröva ett kortare eller mer allmänt ord." },
	kinds: {
		speaker: "Talare",
		session: "Programpunkter",
		workshop: "Workshoppar",
		news: "Nyheter",
		partner: "Partner",
		question: "Frågor och svar",
		page: "Sidor",
	},
	all: {
		speaker: "Visa alla {{count}} talare",
		session: "Visa alla {{count}} programpunkter",
		workshop: "Visa alla {{count}} workshoppar",
		news: "Visa alla {{count}} artiklar",
		partner: "Visa alla {{count}} partner",
		question: "Visa alla {{count}} frågor",
		page: "Visa alla {{count}} sidor",
	},
};
