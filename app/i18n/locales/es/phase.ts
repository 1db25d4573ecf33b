import type { phase as english } from "#app/i18n/locales/en/phase.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const phase: SameShape<typeof english> = {
	during: {
		title: "La cumbre en este momento",
		now: "Ahora",
		next: "A continuación",
		none: "Con esto termina la agenda. Gracias por estar aquí.",
	},
	settled: "¡Nos vemos en {{city}}!",
	after: {
		thanks: "Gracias por acompañarnos. Lo que se dijo y se mostró sigue aquí para leerlo.",
		next: "La próxima cumbre comienza el {{nextDate}}.",
		settled: "{{eventName}} terminó. Gracias a quienes vinieron.",
		toAgenda: "Repasar la agenda",
		recordings: {
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
	status: {
		postponed: {
			settled: "La cumbre se pospuso. Tu pedido sigue siendo válido para las nuevas fechas, y te escribiremos en cuanto las tengamos.",
			banner: "La cumbre se pospuso. Las fechas que ves aquí ya no son válidas; los boletos siguen siendo válidos para las nuevas.",
			toAgenda: "Ver la agenda",
			tickets: {
				title: "Por ahora no se venden boletos",
				lead: "{{eventName}} se pospuso. Los boletos ya comprados siguen siendo válidos para las nuevas fechas.",
			},
			questions: "Preguntas frecuentes",
			workshop: "La cumbre se pospuso y, con ella, este taller.",
			call: { title: "Pronto habrá nuevas fechas", lead: "Suscríbete al boletín y entérate antes que nadie de cuándo será la cumbre." },
		},
		cancelled: {
			settled: "La cumbre se canceló.",
			banner: "La cumbre se canceló. A quienes compraron un boleto les devolvemos su dinero.",
			toAgenda: "Ver la agenda",
			tickets: { title: "Ya no se venden boletos", lead: "{{eventName}} se canceló. A quienes compraron un boleto les devolvemos su dinero." },
			questions: "Preguntas frecuentes",
			workshop: "La cumbre se canceló y, con ella, este taller.",
			call: { title: "La cumbre se canceló", lead: "Suscríbete al boletín y entérate antes que nadie de la próxima." },
		},
	},
};
