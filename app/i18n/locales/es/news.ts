import type { news as english } from "#app/i18n/locales/en/news.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const news: SameShape<typeof english> = {
	meta: {
		title: "Noticias | {{eventName}}",
		description: "Agenda, boletos, aliados y proyectos: las novedades de la cumbre. {{datesAndCity}}.",
	},
	title: "Noticias",
	lead: "Lo que ya está listo, lo que acaba de pasar y lo que construye la gente de las dos regiones.",
	search: "Buscar noticias",
	searchHint: "Título, texto, autor",
	submit: "Buscar",
	category: "Categoría",
	allCategories: "Todas",
	featured: "Noticias destacadas",
	all: "Todas las noticias",
	clear: "Ver todas las noticias",
	emptyTitle: "No encontramos noticias",
	emptyHint: "Prueba con otra búsqueda u otro filtro.",
	author: "Admin",
	back: "Volver a las noticias",
	others: "Más noticias",
	newsletter: { title: "Las noticias, por correo", lead: "Te escribimos cuando hay algo definido: una noticia, la agenda, la venta de boletos." },
	notFound: {
		title: "No encontramos esta noticia",
		lead: "La noticia que buscas no existe o su enlace cambió.",
	},
};
