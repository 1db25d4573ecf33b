import type { agenda as english } from "#app/i18n/locales/en/agenda.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const agenda: SameShape<typeof english> = {
	meta: {
		title: "Program | {{eventName}}",
		description: "Hela programmet: huvudföredrag, paneler, workshoppar och pauser, med tider, salar och talare. {{datesAndCity}}.",
	},
	title: "Program",
	lead: "Huvudföredrag och paneler i stora salen, workshoppar alldeles intill och pauser som räcker till ett riktigt samtal.",
	days: "Dag",
	day: "Dag {{day}}",
	type: "Typ av programpunkt",
	allTypes: "Alla typer",
	track: "Spår",
	allTracks: "Alla spår",
	parts: { morning: "Förmiddag", afternoon: "Eftermiddag", evening: "Kväll" },
	print: "Skriv ut",
	wholeProgram: "Hela programmet på en sida",
	printHint: "Skriv ut sidan från webbläsarens meny.",
	empty: {
		filters: "Inga programpunkter matchar de valda filtren",
		type: "Inga programpunkter av typen {{type}}",
		day: "Inga programpunkter dag {{day}}",
		none: "Programmet är på väg",
		hint: "Prova en annan dag eller rensa filtren.",
		soon: "Vi publicerar det här så snart det är klart.",
	},
	clear: "Rensa filtren",
	home: {
		eyebrow: "Program",
		title: "Dagarna i korthet",
		allDays: "Alla dagar",
		highlights: "Höjdpunkter",
		all: "Se hela programmet",
	},
};
