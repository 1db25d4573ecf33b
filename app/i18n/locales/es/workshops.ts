import type { workshops as english } from "#app/i18n/locales/en/workshops.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const workshops: SameShape<typeof english> = {
	list: {
		meta: {
			title: "Talleres | {{eventName}}",
			description: "Talleres para todos los niveles: negocios, tecnología, sostenibilidad, innovación y liderazgo. {{datesAndCity}}.",
		},
		title: "Talleres",
		lead: "Un grupo pequeño, una sala y algo que probar. Te llevas lo que resolviste con tus propias manos.",
		heading: "Todos los talleres",
		category: "Categoría",
		allCategories: "Todas las categorías",
		level: "Nivel",
		allLevels: "Todos los niveles",
		clear: "Quitar filtros",
		more: "Más información",
		limitedTitle: "Lugares limitados",
		limited:
			"Los grupos son pequeños para que todos participen. Cuando tengas tu boleto, inscríbete en la página del taller; los lugares se asignan por orden de inscripción.",
		toTickets: "Ver los boletos",
		suggestTitle: "Propón un taller",
		suggestLead: "¿Hay algo que te gustaría aprender o que podrías enseñarle a un grupo? Cuéntanoslo en unas líneas.",
		suggestButton: "Proponer un taller",
		suggestSubject: "Me gustaría proponer un taller",
	},
	free: "Gratis",
	empty: {
		title: "No encontramos talleres con los filtros elegidos",
		hint: "Elige otra categoría u otro nivel, o quita los filtros.",
		categoryTitle: "No encontramos talleres de la categoría {{category}}",
		categoryHint: "La agenda sigue creciendo. Mientras tanto, échales un ojo a las demás categorías.",
	},
	facts: {
		level: "Nivel",
		attendees: "Grupo",
	},
	detail: {
		cancelled: "Este taller se canceló.",
		price: "Precio",
		speaker: "Imparte",
		register:
			"Inscríbete aquí, en el sitio web, después de comprar tu boleto. Los lugares son limitados y se asignan por orden de inscripción. Envíanos el formulario y te confirmamos tu lugar por correo.",
		buy: "Comprar boleto",
		registerNow: "Inscribirme con mi boleto",
	},
	home: {
		eyebrow: "Talleres",
		title: "Manos a la obra",
		lead: "Grupos pequeños y mucha práctica: la parte de la cumbre que seguirás usando el próximo año.",
		filter: "Categoría de los talleres",
		all: "Todos",
		more: "Más información",
		toAll: "Ver todos los talleres",
	},
};
