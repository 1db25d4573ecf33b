import type { editArticle as english } from "#app/i18n/locales/en/editArticle.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editArticle: SameShape<typeof english> = {
	title: "Noticias",
	one: "Noticia",
	add: "Escribir una noticia",
	columns: { state: "Estado", category: "Categoría", author: "Autoría", featured: "Destacada" },
	fields: {
		title: "Título",
		slug: "Dirección",
		content: "Texto",
		format: "Formato",
		image: "Imagen",
		publishedAt: "Fecha",
		author: "Autoría",
		category: "Categoría",
		featured: "Destacarla en la página de noticias",
	},
	hints: {
		title: "Las listas y el historial muestran el título en inglés.",
		slug: "La última parte de la dirección de la noticia. Si la dejas vacía, se forma con el título en inglés. Si la cambias cuando ya está publicada, los enlaces anteriores llevan a la nueva.",
		publishedAt: "Se muestra con la noticia. Una noticia publicada aparece ese día, según la hora de la sede.",
		author: "Para el historial y la API. En el sitio se muestra “Admin”.",
		content: "Una línea en blanco empieza otro párrafo. Los primeros 100 caracteres son el extracto; los primeros 160, lo que muestran los buscadores.",
	},
	states: { draft: "Borrador", scheduled: "Programada para el {{date}}", published: "Publicada el {{date}}" },
	tabs: { label: "Estado", all: "Todas", draft: "Borradores", scheduled: "Programadas", published: "Publicadas" },
	publication: {
		title: "Publicación",
		new: "Empieza como borrador. Aparece en el sitio cuando la publicas.",
		words: {
			draft: "No se ve en el sitio. Se publica lo que está guardado.",
			scheduled: "Se publicará sola en la fecha indicada. Hasta entonces no se ve en el sitio.",
			published: "Ya se ve en el sitio. Lo que guardes aparece de inmediato.",
		},
		publish: "Publicar ahora",
		schedule: "Programar para el {{date}}",
		publishOn: "Publicar con fecha del {{date}}",
		withdraw: "Convertir en borrador",
		busy: "Un momento…",
		previewTitle: "Dirección de vista previa",
		previewWords: "Quien tenga esta dirección puede leer la noticia guardada antes de que se publique, sin iniciar sesión. Los buscadores no la muestran.",
		copy: { button: "Copiar la dirección", done: "Copiada.", failed: "No se pudo copiar. Selecciona la dirección y cópiala manualmente." },
		makePreview: "Crear una dirección de vista previa",
		renew: "Crear otra dirección",
		renewHint: "La actual dejará de funcionar.",
	},
};
