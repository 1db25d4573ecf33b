import type { search as english } from "#app/i18n/locales/en/search.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const search: SameShape<typeof english> = {
	title: "Buscar",
	titleOf: "{{q}}: búsqueda",
	lead: "Ponentes, sesiones, talleres, noticias, patrocinadores y aliados, preguntas frecuentes y todas las páginas de este sitio.",
	label: "¿Qué buscas?",
	submit: "Buscar",
	allKinds: "Todos los resultados",
	suggestions: "Sugerencias",
	allOf: "Todos los resultados para “{{q}}”",
	noWords: {
		title: "Escribe una palabra",
		hint: "Debe tener al menos dos letras o números, como “energía” o un nombre.",
	},
	nothing: { title: "No encontramos nada con “{{q}}”", hint: "Revisa la ortografía o prueba con una palabra más corta o más general." },
	kinds: {
		speaker: "Ponentes",
		session: "Sesiones",
		workshop: "Talleres",
		news: "Noticias",
		partner: "Patrocinadores y aliados",
		question: "Preguntas y respuestas",
		page: "Páginas",
	},
	all: {
		speaker: "Ver los {{count}} ponentes",
		session: "Ver las {{count}} sesiones",
		workshop: "Ver los {{count}} talleres",
		news: "Ver las {{count}} noticias",
		partner: "Ver los {{count}} patrocinadores y aliados",
		question: "Ver las {{count}} preguntas",
		page: "Ver las {{count}} páginas",
	},
};
