import type { SameShape } from "../../shape";
import type { documents as english } from "../en/documents";

export const documents: SameShape<typeof english> = {
	page: "Página {page} de {pages}",
	failed: "No pudimos preparar este documento en este momento. Inténtalo de nuevo en un minuto.",
	yes: "sí",
	no: "no",
	agenda: {
		link: "Descargar la agenda (PDF)",
		file: "agenda",
		subject: "Todos los días de {{eventName}}, por sala y por hora.",
		days: "Los días",
		hours: "{{sessions}}, de {{from}} a {{to}}",
		reading: "Cómo leer los días",
		key: "Cada día tiene una página por salas, a escala, y una lista por horas. Una barra señala las conferencias magistrales y las ceremonias, el gris señala los recesos, y lo cancelado aparece tachado.",
		zone: "Todos los horarios están en hora local de {{city}}: {{zone}}.",
		online: "La agenda en el sitio web, con los cambios más recientes",
		timetable: "{{day}}, por salas y horas. La lista por horas tiene las mismas sesiones.",
		noRoom: "Sala por anunciar",
		where: "Dónde",
		address: "Dirección",
	},
};
