import type { editSpeaker as english } from "#app/i18n/locales/en/editSpeaker.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editSpeaker: SameShape<typeof english> = {
	title: "Ponentes",
	lead: "Quienes hablan en la cumbre: quiénes son, de dónde vienen y quiénes aparecen en la página de inicio.",
	one: "Ponente",
	add: "Agregar ponente",
	columns: { title: "Cargo", company: "Empresa", country: "País", category: "Categoría", featured: "En la página de inicio", status: "Estado" },
	fields: {
		status: "Estado",
		name: "Nombre",
		title: "Cargo",
		company: "Empresa",
		country: "País",
		category: "Categoría",
		bio: "Semblanza",
		format: "Formato",
		photo: "Foto",
		featured: "Mostrar en la página de inicio",
		featuredOrder: "Posición en la página de inicio",
		website: "Sitio web",
		linkedin: "LinkedIn",
	},
	hints: {
		status: "Un borrador no se ve en el sitio, tampoco en las sesiones.",
		bio: "Las tarjetas muestran los primeros 120 caracteres; el resto se abre con “Leer más”.",
	},
	sessions: { title: "Participa en", none: "Todavía en ninguna sesión." },
	positions: {
		title: "Orden en la página de inicio",
		lead: "Los ponentes destacados aparecen en la página de inicio en este orden.",
		none: "Ningún ponente aparece en la página de inicio. Elige primero algunos en sus formularios.",
	},
};
