import type { agendaViews as english } from "#app/i18n/locales/en/agendaViews.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const agendaViews: SameShape<typeof english> = {
	views: { label: "Vista", list: "Lista", grid: "Cuadrícula" },
	filters: {
		room: "Sala",
		allRooms: "Todas las salas",
		language: "Idioma",
		allLanguages: "Todos los idiomas",
		speaker: "Ponente",
		allSpeakers: "Todos los ponentes",
	},
	grid: {
		label: "Agenda en cuadrícula",
		rooms: "Salas",
		caption: "{{day}}: las salas en columnas y los horarios de arriba abajo",
		noRoom: "Sala por anunciar",
	},
};
