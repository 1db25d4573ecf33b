import type { SameShape } from "../../shape";
import type { editRoom as english } from "../en/editRoom";

export const editRoom: SameShape<typeof english> = {
	title: "Salas",
	lead: "Dónde son las sesiones y los talleres. Las columnas de la cuadrícula siguen este orden.",
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
		places: "Cuántas personas caben. Si un taller ofrece más lugares, el panel lo avisa. Déjalo vacío si no lo sabes.",
		floor: "En qué parte del edificio está, por ejemplo “Planta baja”.",
	},
};
