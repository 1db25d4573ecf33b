import type { session as english } from "#app/i18n/locales/en/session.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const session: SameShape<typeof english> = {
	factsTitle: "De un vistazo",
	facts: {
		date: "Fecha",
		time: "Horario",
		zone: "Zona horaria",
		duration: "Duración",
		location: "Sala",
		floor: "Piso",
		access: "Accesibilidad",
		type: "Tipo",
		track: "Eje temático",
		language: "Idioma",
	},
	cancelled: "Esta sesión se canceló.",
	about: "Sobre esta sesión",
	speakers: "Con",
	afterwards: { title: "Después de la sesión", recording: "Grabación", slides: "Presentación" },
	around: {
		title: "Ese mismo día",
		before: "Antes",
		during: "A la misma hora",
		after: "Después",
		room: "En la misma sala",
		previous: "Antes",
		next: "Después",
		agenda: "Ver la agenda completa",
	},
};
