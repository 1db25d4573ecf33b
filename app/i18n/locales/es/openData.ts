import type { openData as english } from "#app/i18n/locales/en/openData.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const openData: SameShape<typeof english> = {
	label: "Datos abiertos",
	calendar: "Calendario (iCalendar)",
	table: "Tabla (CSV)",
	schedule: { json: "JSON", xml: "XML" },
	all: "Todos los datos abiertos",
	meta: {
		title: "Datos abiertos | {{eventName}}",
		description: "Agenda, ponentes, talleres, boletos y noticias de {{eventName}} para aplicaciones y otros sitios: JSON, calendario, canales y tablas.",
	},
	title: "Datos abiertos",
	lead: "Agenda, ponentes, talleres, boletos, patrocinadores y aliados, y noticias, para tus propias aplicaciones. Gratis, sin clave y en tres idiomas.",
	start: "Cómo consultar",
	points: {
		language: "Los textos vienen en inglés. Agrega {{parameter}} para recibirlos en español, o sv para sueco. Lo que no está traducido queda en inglés.",
		fresh: "Cada respuesta lleva un ETag. Devuélvelo en If-None-Match: si nada cambió, recibes un 304 sin contenido.",
		pages: "También pueden consultar las páginas de otros sitios: las respuestas llevan Access-Control-Allow-Origin.",
		errors: "Si algo está mal en la consulta, te lo dice una frase en texto simple con el código 400, 404 o 405.",
	},
	openapi: "Descripción para programas (OpenAPI 3.1)",
	english: "Las descripciones están en inglés.",
	parameters: "Parámetros",
	fields: "Campos",
	absent: "puede faltar",
	example: "Ejemplo",
	open: "Abrir la respuesta",
	others: "La agenda y las noticias en otros formatos",
	news: "Noticias",
};
