import type { adminSubscribers as english } from "#app/i18n/locales/en/adminSubscribers.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminSubscribers: SameShape<typeof english> = {
	meta: { title: "Suscripciones | {{eventName}}" },
	title: "Suscripciones",
	searchHint: "Parte de un correo",
	count_one: "{{count}} suscripción",
	count_other: "{{count}} suscripciones",
	states: { confirmed: "Con suscripción", unconfirmed: "Por confirmar" },
	languages: "Idiomas",
	export: "Guardar la lista en CSV",
	columns: { email: "Correo electrónico", language: "Idioma", subscribedOn: "Desde", remove: "Quitar" },
	none: {
		confirmed: "Nadie se ha suscrito todavía. El formulario está al pie de cada página.",
		unconfirmed: "No hay nadie por confirmar. Los correos esperan aquí {{keptForDays}} días.",
	},
	remove: "Quitar…",
	removeNamed: "Quitar {{email}}",
	deletionWords: "La dirección y sus correos se borran para siempre. En Actividad solo queda que se quitó una suscripción.",
};
