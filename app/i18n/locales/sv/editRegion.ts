import type { editRegion as english } from "#app/i18n/locales/en/editRegion.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editRegion: SameShape<typeof english> = {
	title: "Regioner",
	one: "Region",
	columns: { countries: "Länder" },
	fields: {
		title: "Titel",
		description: "Beskrivning",
		image: "Bild",
		countries: "Länder",
		industries: "Nyckelbranscher",
		facts: "Viktiga fakta",
		code: "Land",
		capital: "Huvudstad",
		population: "Folkmängd",
		figure: "Siffra",
		label: "Förklaring",
	},
	hints: {
		description: "En tom rad börjar ett nytt stycke.",
		countries: "Töm en rad för att ta bort landet. Nedanför finns plats för två till. Spara för att få plats för fler.",
	},
};
