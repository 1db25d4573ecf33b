import type { editLegal as english } from "#app/i18n/locales/en/editLegal.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editLegal: SameShape<typeof english> = {
	title: "Textos legales",
	one: "Texto legal",
	columns: { address: "Dirección", updatedOn: "Última actualización" },
	fields: { title: "Título", summary: "Resumen", format: "Formato", body: "Texto", updatedOn: "Fecha de la última actualización" },
	hints: {
		summary: "Una o dos frases para el encabezado de la página y para los buscadores.",
		format: "Markdown admite títulos, listas, enlaces y más; el texto sin formato, solo títulos con ## y listas con -.",
		body: "Los títulos dividen la página y aparecen en una lista a su lado. Puedes usar los marcadores de abajo.",
		updatedOn: "Aparece al pie de la página. Actualízala cuando cambie el sentido del texto.",
	},
	appendixNote:
		"Al final, el propio sitio enumera cuánto tiempo conserva cada cosa (privacidad) o qué guarda en los navegadores (cookies), para que siempre sea cierto. El texto no necesita repetirlo.",
};
