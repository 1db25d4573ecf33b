import type { openData as english } from "#app/i18n/locales/en/openData.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const openData: SameShape<typeof english> = {
	label: "Öppna data",
	calendar: "Kalender (iCalendar)",
	table: "Tabell (CSV)",
	schedule: { json: "JSON", xml: "XML" },
	all: "Alla öppna data",
	meta: {
		title: "Öppna data | {{eventName}}",
		description:
			"Program, talare, workshoppar, biljetter och nyheter från {{eventName}} för program och andra webbplatser: JSON, kalender, flöden och tabeller.",
	},
	title: "Öppna data",
	lead: "Program, talare, workshoppar, biljetter, partner och nyheter, för dina egna appar. Gratis, utan nyckel och på tre språk.",
	start: "Så frågar du",
	points: {
		language: "Texterna kommer på engelska. Lägg till {{parameter}} för spanska, eller sv för svenska. Det som inte är översatt står kvar på engelska.",
		fresh: "Varje svar har en ETag. Skicka tillbaka den i If-None-Match, så får du 304 utan innehåll om inget har ändrats.",
		pages: "Även sidor på andra webbplatser får fråga: svaren har Access-Control-Allow-Origin.",
		errors: "Om något är fel med frågan säger en mening i ren text vad, med status 400, 404 eller 405.",
	},
	openapi: "Beskrivning för program (OpenAPI 3.1)",
	english: "Beskrivningarna är på engelska.",
	parameters: "Parametrar",
	fields: "Fält",
	absent: "kan saknas",
	example: "Exempel",
	open: "Öppna svaret",
	others: "Programmet och nyheterna i andra format",
	news: "Nyheter",
};
