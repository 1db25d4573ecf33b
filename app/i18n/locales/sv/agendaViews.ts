import type { agendaViews as english } from "#app/i18n/locales/en/agendaViews.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const agendaViews: SameShape<typeof english> = {
	views: { label: "Visning", list: "Lista", grid: "Schema" },
	filters: {
		room: "Sal",
		allRooms: "Alla salar",
		language: "Språk",
		allLanguages: "Alla språk",
		speaker: "Talare",
		allSpeakers: "Alla talare",
	},
	grid: {
		label: "Programmet som schema",
		rooms: "Salar",
		caption: "{{day}}: salarna bredvid varandra och tiderna uppifrån och ner",
		noRoom: "Sal meddelas senare",
	},
};
