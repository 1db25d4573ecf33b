import type { SameShape } from "../../shape";
import type { adminSubscribers as english } from "../en/adminSubscribers";

export const adminSubscribers: SameShape<typeof english> = {
	meta: { title: "Suscripciones | {{eventName}}" },
	title: "Suscripciones",
	searchHint: "Parte de un correo",
	count_one: "{{count}} suscripción",
	count_other: "{{count}} suscripciones",
	states: { confirmed: "En la lista", unconfirmed: "Por confirmar" },
	languages: "Idiomas",
	export: "Guardar la lista en CSV",
	columns: { email: "Correo electrónico", language: "Idioma", subscribedOn: "Desde", remove: "Quitar" },
	none: {
		confirmed: "Nadie se ha suscrito todavía. El formulario está al pie de cada página.",
		unconfirmed: "No hay nadie por confirmar. Los correos esperan aquí {{keptForDays}} días.",
	},
	remove: "Quitar…",
	removeNamed: "Quitar {{email}}",
	deletionWords: "Este correo no recibirá más noticias. Puedes recuperarlo en Actividad; hazlo solo si su dueño lo pide.",
};
