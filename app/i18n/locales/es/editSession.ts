import type { SameShape } from "../../shape";
import type { editSession as english } from "../en/editSession";

export const editSession: SameShape<typeof english> = {
	title: "Agenda",
	one: "Sesión",
	add: "Agregar sesión",
	columns: { day: "Día", time: "Horario", room: "Sala", type: "Tipo", speakers: "Ponentes" },
	fields: {
		day: "Día",
		startTime: "Empieza",
		endTime: "Termina",
		title: "Título",
		description: "Descripción",
		location: "Sala",
		type: "Tipo",
		track: "Eje temático",
		speakers: "Ponentes",
		speakerIds: "Ponente",
		workshopId: "Taller",
	},
	hints: {
		speakers: "En el orden en que aparecen en el programa. Las filas vacías no cuentan.",
		workshopId: "El taller que anuncia esta sesión. Desde aquí se llega a su página.",
		location: "Escribe cada sala siempre igual: es una columna del horario.",
	},
	day: "Día {{day}}",
	dayWithDate: "Día {{day}}: {{date}}",
	timetable: {
		days: "Día",
		conflicts: "Se empalman",
		marks: { speakerBookedTwice: "Ponente en dos lugares", roomBookedTwice: "Sala ocupada dos veces" },
		addHere: "Agregar sesión: {{room}}, {{start}}–{{end}}",
		room: "Sala: ",
		none: "Todavía no hay nada planeado para este día.",
		first: "Agregar la primera sesión",
		unannounced: "Talleres que no están en la agenda",
		unannouncedHint: "Con un clic se abre una sesión nueva con los datos del taller.",
	},
};
