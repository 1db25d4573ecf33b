import type { SameShape } from "../../shape";
import type { editWorkshop as english } from "../en/editWorkshop";

export const editWorkshop: SameShape<typeof english> = {
	title: "Talleres",
	one: "Taller",
	add: "Agregar taller",
	columns: { when: "Fecha y hora", category: "Categoría", speaker: "Imparte", price: "Precio", places: "Cupo" },
	fields: {
		title: "Título",
		description: "Descripción",
		image: "Imagen",
		category: "Categoría",
		level: "Nivel",
		durationMinutes: "Duración en minutos",
		date: "Fecha",
		startTime: "Empieza",
		price: "Precio en dólares",
		maxAttendees: "Cupo",
		location: "Sala",
		speakerId: "Imparte",
	},
	hints: {
		description: "Una línea vacía empieza otro párrafo. Las tarjetas muestran el primero.",
		price: "Por ejemplo, 49 o 49.50. Si es gratis, 0.",
		location: "Escríbela igual que en la agenda: así se detecta si una sala se ocupa dos veces.",
	},
	agenda: { add: "Poner en la agenda", there: "En la agenda" },
};
