import type { SameShape } from "../../shape";
import type { editWorkshop as english } from "../en/editWorkshop";

export const editWorkshop: SameShape<typeof english> = {
	title: "Workshoppar",
	one: "Workshop",
	add: "Lägg till en workshop",
	columns: { when: "Datum och tid", category: "Kategori", speaker: "Leds av", price: "Pris", places: "Platser" },
	fields: {
		title: "Titel",
		description: "Beskrivning",
		image: "Bild",
		category: "Kategori",
		level: "Nivå",
		durationMinutes: "Längd i minuter",
		date: "Datum",
		startTime: "Börjar",
		price: "Pris i US-dollar",
		maxAttendees: "Platser",
		location: "Sal",
		speakerId: "Leds av",
	},
	hints: {
		description: "En tom rad börjar ett nytt stycke. Korten visar det första.",
		price: "Till exempel 49 eller 49,50. Gratis är 0.",
		location: "Skriv salen som i programmet, så märks det om den bokas två gånger.",
	},
	agenda: { add: "Lägg in i programmet", there: "I programmet" },
};
