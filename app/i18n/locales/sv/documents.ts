import type { SameShape } from "../../shape";
import type { documents as english } from "../en/documents";

export const documents: SameShape<typeof english> = {
	page: "Sida {page} av {pages}",
	failed: "Dokumentet gick inte att skapa just nu. Försök igen om en minut.",
	yes: "ja",
	no: "nej",
	agenda: {
		link: "Ladda ner programmet (PDF)",
		file: "program",
		subject: "Alla dagar på {{eventName}}, sal för sal och timme för timme.",
		days: "Dagarna",
		hours: "{{sessions}}, {{from}}–{{to}}",
		reading: "Så läser du programmet",
		key: "Varje dag har en sida med salarna sida vid sida, i skala, och en lista i tidsordning. En balk markerar huvudföredrag och ceremonier, grått markerar pauser, och det som är inställt är överstruket.",
		zone: "Alla tider är lokal tid i {{city}}: {{zone}}.",
		online: "Programmet på webbplatsen, med de senaste ändringarna",
		timetable: "{{day}}, sal för sal och timme för timme. Listan i tidsordning har samma programpunkter.",
		noRoom: "Sal meddelas senare",
		where: "Var",
		address: "Adress",
	},
};
