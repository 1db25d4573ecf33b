import type { offline as english } from "#app/i18n/locales/en/offline.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const offline: SameShape<typeof english> = {
	language: "es-MX",
	title: "Sin conexión",
	copyFrom: "Sin conexión. Esta copia de la página es del {{time}}.",
	without: {
		grid: "La cuadrícula necesita conexión: esta es la lista.",
		filters: "Los filtros, las búsquedas y otras zonas horarias necesitan conexión: esta es la página completa.",
	},
	again: "Reintentar",
	home: "Inicio",
	lead: "No pudimos conectar con el sitio, y esta página no está guardada en tu dispositivo.",
	readable: "Lo que puedes leer sin conexión",
	nothing: "Cuando hayas abierto la agenda con conexión, podrás leerla también sin ella, igual que las páginas de ponentes, talleres y sede.",
};
