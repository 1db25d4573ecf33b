import type { editRoom as english } from "#app/i18n/locales/en/editRoom.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editRoom: SameShape<typeof english> = {
	title: "Salar",
	one: "Sal",
	add: "Lägg till en sal",
	columns: { places: "Antal platser", floor: "Våning", stepFree: "Utan trappsteg", hearingLoop: "Hörslinga" },
	fields: {
		name: "Namn",
		places: "Antal platser",
		floor: "Våning",
		stepFree: "Går att nå utan trappsteg",
		hearingLoop: "Hörslinga",
		order: "Placering",
	},
	hints: {
		places: "Hur många som får plats. En workshop med fler platser visas på översikten. Lämna tomt om du inte vet.",
		floor: "Till exempel ”Bottenvåningen”.",
	},
};
