import type { SameShape } from "../../shape";
import type { editRegion as english } from "../en/editRegion";

export const editRegion: SameShape<typeof english> = {
	title: "Regioner",
	one: "Region",
	columns: { countries: "Länder" },
	fields: {
		title: "Titel",
		description: "Beskrivning",
		image: "Bild",
		countries: "Länder",
		industries: "Viktiga branscher",
		facts: "Fakta",
		code: "Land",
		capital: "Huvudstad",
		population: "Folkmängd",
		figure: "Siffra",
		label: "Vad den säger",
	},
	hints: {
		description: "En tom rad börjar ett nytt stycke.",
		countries: "Töm en rad för att ta bort landet. Nedanför finns plats för två till. Spara för att få plats för fler.",
	},
};
