import type { session as english } from "#app/i18n/locales/en/session.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const session: SameShape<typeof english> = {
	factsTitle: "De un vistazo",
	facts: {
		when: "Cuándo",
		where: "Dónde",
		date: "Fecha",
		time: "Horario",
		duration: "Duración",
		location: "Sala",
		track: "Eje temático",
		language: "Idioma",
	},
	cancelled: "Esta sesión se canceló.",
	speakers: "Con",
	afterwards: { title: "Después de la sesión", recording: "Grabación", slides: "Presentación" },
	neighbors: { title: "Antes y después", previous: "Sesión anterior", next: "Sesión siguiente" },
};
