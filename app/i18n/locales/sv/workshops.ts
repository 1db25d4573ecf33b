import type { workshops as english } from "#app/i18n/locales/en/workshops.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const workshops: SameShape<typeof english> = {
	list: {
		meta: {
			title: "Workshoppar | {{eventName}}",
			description: "Workshoppar för nybörjare och för dig som redan kan: näringsliv, teknik, hållbarhet, innovation och ledarskap. {{datesAndCity}}.",
		},
		title: "Workshoppar",
		lead: "En liten grupp, ett rum och en sak att prova. Du åker hem med något som du själv har kommit fram till.",
		heading: "Alla workshoppar",
		category: "Kategori",
		allCategories: "Alla kategorier",
		level: "Nivå",
		allLevels: "Alla nivåer",
		clear: "Rensa filtren",
		more: "Läs mer",
		limitedTitle: "Begränsat antal platser",
		limited: "Grupperna är små så att alla får prova. Anmäl dig på workshoppens sida när du har din biljett; först till kvarn gäller.",
		toTickets: "Se biljetterna",
		suggestTitle: "Föreslå en workshop",
		suggestLead: "Är det något du vill lära dig, eller skulle kunna lära ut? Berätta om det på några rader.",
		suggestButton: "Föreslå en workshop",
		suggestSubject: "Jag vill föreslå en workshop",
	},
	free: "Gratis",
	empty: {
		title: "Inga workshoppar hittades med de valda filtren",
		hint: "Välj en annan kategori eller nivå, eller rensa filtren.",
		categoryTitle: "Inga workshoppar hittades i kategorin {{category}}",
		categoryHint: "Programmet växer fortfarande. Titta gärna i de andra kategorierna.",
	},
	facts: {
		level: "Nivå",
		attendees: "Grupp",
	},
	detail: {
		cancelled: "Den här workshoppen är inställd.",
		price: "Pris",
		speaker: "Leds av",
		register:
			"Du anmäler dig här på webbplatsen när du har köpt din biljett. Antalet platser är begränsat och först till kvarn gäller. Skicka formuläret, så bekräftar vi din plats via mejl.",
		buy: "Köp biljett",
		registerNow: "Anmäl dig med din biljett",
	},
	home: {
		eyebrow: "Workshoppar",
		title: "Kavla upp ärmarna",
		lead: "Små grupper som arbetar praktiskt: den del av toppmötet som du har nytta av även nästa år.",
		filter: "Workshopkategori",
		all: "Alla",
		more: "Läs mer",
		toAll: "Se alla workshoppar",
	},
};
