import type { editRegion as english } from "#app/i18n/locales/en/editRegion.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editRegion: SameShape<typeof english> = {
	title: "Regiones",
	one: "Región",
	columns: { countries: "Países" },
	fields: {
		title: "Título",
		description: "Descripción",
		image: "Imagen",
		countries: "Países",
		industries: "Industrias clave",
		facts: "Datos clave",
		code: "País",
		capital: "Capital",
		population: "Población",
		figure: "Cifra",
		label: "Qué significa",
	},
	hints: {
		description: "Una línea en blanco empieza otro párrafo.",
		countries: "Vacía una fila para quitar su país. Abajo hay lugar para dos más; guarda para tener lugar para otros.",
	},
};
