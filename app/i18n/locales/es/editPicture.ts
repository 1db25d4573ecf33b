import type { editPicture as english } from "#app/i18n/locales/en/editPicture.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editPicture: SameShape<typeof english> = {
	title: "Imágenes",
	one: "Imagen",
	add: "Subir una imagen",
	columns: {},
	fields: { name: "Nombre", alt: "Texto alternativo", file: "Archivo" },
	hints: {
		name: "Solo lo ve el equipo organizador.",
		alt: "Una descripción para quienes no pueden ver la imagen. Basta una frase, sin “imagen de”.",
		file: "JPEG, PNG, WebP, AVIF o GIF, hasta 10 MB. De preferencia, al menos 1,200 píxeles de ancho. Se eliminan los datos de ubicación y de la cámara.",
	},
	searchHint: "Nombre o texto alternativo",
	count_one: "{{count}} imagen",
	count_other: "{{count}} imágenes",
	none: "Todavía no se ha subido ninguna imagen.",
	states: { all: "Todas", unused: "Sin usar", undescribed: "Sin texto alternativo" },
	noneIn: { unused: "Todas las imágenes se usan.", undescribed: "Todas las imágenes tienen sus textos alternativos." },
	undescribed: "Falta el texto alternativo: {{languages}}",
	size: "{{width}} × {{height}} píxeles",
	inText: "Dirección en los textos",
	uses: { title: "Dónde se usa", none: "No se usa en ninguna parte." },
	upload: {
		lead: "Se recorta en todos los tamaños que el sitio necesita. Después eliges la parte que debe quedar a la vista.",
		submit: "Subir",
		busy: "Subiendo…",
		preview: "La imagen elegida",
	},
	focus: {
		title: "Área de enfoque",
		lead: "El sitio muestra la imagen en varias formas. Elige la parte que nunca debe recortarse: haz clic en la imagen o escoge una de sus nueve partes.",
		parts: {
			top: ["Arriba a la izquierda", "Arriba", "Arriba a la derecha"],
			middle: ["Izquierda", "Centro", "Derecha"],
			bottom: ["Abajo a la izquierda", "Abajo", "Abajo a la derecha"],
		},
		submit: "Recortar de nuevo",
		busy: "Recortando…",
	},
	crops: {
		title: "Recortes",
		portrait: "Vertical, para ponentes",
		scene: "Horizontal, para talleres, noticias y regiones",
		mark: "Entera y pequeña, para aliados",
	},
	deletion: {
		title: "¿Eliminar “{{name}}”?",
		words: "No se usa en ninguna parte. Durante 30 días puedes recuperarla en Actividad; después se borra para siempre.",
		usedTitle: "“{{name}}” todavía está en uso",
		usedWords: "Primero elige otra imagen en estos lugares. Después podrás eliminarla.",
		submit: "Eliminar",
		deleting: "Eliminando…",
		cancel: "Conservarla",
		back: "Volver a la imagen",
	},
};
