import type { editRoom as english } from "#app/i18n/locales/en/editRoom.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editRoom: SameShape<typeof english> = {
	title: "Salas",
	one: "Sala",
	add: "Agregar sala",
	columns: { places: "Cupo", floor: "Piso", stepFree: "Sin escalones", hearingLoop: "Bucle magnético" },
	fields: {
		name: "Nombre",
		places: "Cupo",
		floor: "Piso",
		stepFree: "Acceso sin escalones",
		hearingLoop: "Bucle magnético",
		order: "Posición",
	},
	hints: {
		places: "Cuántas personas caben. Si un taller tiene más cupo, el panel lo avisa. Déjalo vacío si no lo sabes.",
		floor: "Por ejemplo, “Planta baja”.",
	},
};
