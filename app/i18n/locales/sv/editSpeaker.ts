import type { SameShape } from "../../shape";
import type { editSpeaker as english } from "../en/editSpeaker";

export const editSpeaker: SameShape<typeof english> = {
	title: "Talare",
	one: "Talare",
	add: "Lägg till en talare",
	columns: { title: "Titel", company: "Företag", country: "Land", category: "Kategori", featured: "På startsidan" },
	fields: {
		name: "Namn",
		title: "Titel",
		company: "Företag",
		country: "Land",
		category: "Kategori",
		bio: "Biografi",
		photo: "Foto",
		featured: "Visa på startsidan",
		featuredOrder: "Plats på startsidan",
	},
	hints: { bio: "På korten öppnas mer än 120 tecken med ”Läs mer”." },
	order: {
		title: "Ordning på startsidan",
		lead: "De utvalda talarna står på startsidan i den här ordningen.",
		none: "Ingen talare visas på startsidan. Välj först några i deras formulär.",
	},
};
