import type { SameShape } from "../../shape";
import type { agendaViews as english } from "../en/agendaViews";

export const agendaViews: SameShape<typeof english> = {
	views: { label: "Vista", list: "Lista", grid: "Cuadrícula" },
	filters: {
		room: "Sala",
		allRooms: "Todas las salas",
		language: "Idioma",
		allLanguages: "Todos los idiomas",
		speaker: "Ponente",
		allSpeakers: "Todos los ponentes",
		apply: "Mostrar",
	},
	grid: {
		label: "Agenda en cuadrícula",
		caption: "{{day}}: las salas en columnas y los horarios de arriba abajo",
		noRoom: "Sala por anunciar",
	},
};
