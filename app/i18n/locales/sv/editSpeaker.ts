import type { editSpeaker as english } from "#app/i18n/locales/en/editSpeaker.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editSpeaker: SameShape<typeof english> = {
	title: "Talare",
	lead: "Alla som talar på toppmötet: vilka de är, var de kommer ifrån och vilka som visas på startsidan.",
	one: "Talare",
	add: "Lägg till en talare",
	columns: { title: "Titel", company: "Företag", country: "Land", category: "Kategori", featured: "På startsidan", status: "Status" },
	fields: {
		status: "Status",
		name: "Namn",
		title: "Titel",
		company: "Företag",
		country: "Land",
		category: "Kategori",
		bio: "Biografi",
		format: "Formatering",
		photo: "Foto",
		featured: "Visa på startsidan",
		featuredOrder: "Placering på startsidan",
		website: "Webbplats",
		linkedin: "LinkedIn",
	},
	hints: {
		status: "Besökare ser inga utkast, inte heller i programmet.",
		bio: "Korten visar de första 120 tecknen; resten öppnas med ”Läs mer”.",
	},
	sessions: { title: "Medverkar i", none: "Inte i någon programpunkt än." },
	positions: {
		title: "Ordning på startsidan",
		lead: "Startsidan visar de utvalda talarna i den här ordningen.",
		none: "Ingen talare visas på startsidan. Välj först några i deras formulär.",
	},
};
