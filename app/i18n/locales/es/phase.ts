import type { SameShape } from "../../shape";
import type { phase as english } from "../en/phase";

export const phase: SameShape<typeof english> = {
	during: {
		title: "La cumbre en este momento",
		now: "Ahora",
		next: "A continuación",
		until: "hasta las {{time}}",
		none: "Con esto termina la agenda. Gracias por estar aquí.",
	},
	after: {
		thanks: "Gracias por acompañarnos. Lo que se dijo y se mostró sigue aquí para leerlo.",
		next: "La próxima cumbre comienza el {{nextDate}}.",
		toAgenda: "Repasar la agenda",
		remains: {
			title: "Para volver a ver y leer",
			album: "Fotos de la cumbre",
			beside: "Las grabaciones y presentaciones están junto a cada sesión.",
			all: "Más grabaciones y presentaciones en la agenda",
		},
		tickets: { title: "La venta de boletos terminó", lead: "{{eventName}} terminó. Gracias a quienes vinieron." },
		questions: "Preguntas frecuentes",
		workshop: "Este taller ya terminó.",
		call: {
			title: "Hasta la próxima",
			titleWithDate: "Nos vemos el {{nextDate}}",
			lead: "Suscríbete al boletín y entérate antes que nadie de la próxima cumbre.",
		},
	},
};
