import type { SameShape } from "../../shape";
import type { editSession as english } from "../en/editSession";

export const editSession: SameShape<typeof english> = {
	title: "Agenda",
	lead: "La agenda, día por día y sala por sala. Elige una sesión para cambiarla o una hora libre para agregar otra.",
	one: "Sesión",
	add: "Agregar sesión",
	columns: { day: "Día", time: "Horario", room: "Sala", type: "Tipo", speakers: "Ponentes", status: "Estado" },
	fields: {
		day: "Día",
		startTime: "Empieza",
		endTime: "Termina",
		title: "Título",
		description: "Descripción",
		format: "Formato",
		roomId: "Sala",
		type: "Tipo",
		track: "Eje temático",
		speakers: "Ponentes",
		speakerIds: "Ponente",
		workshopId: "Taller",
		status: "Estado",
	},
	hints: {
		day: "Sin día ni horario, la sesión no se ve en el sitio.",
		status: "Un borrador no se ve en el sitio. Lo cancelado sigue en la agenda, con el aviso.",
		speakers: "En el orden en que aparecen en la agenda. Las filas vacías no cuentan.",
		type: "Para ofrecer un taller con cupo y precio, agrégalo en Talleres.",
	},
	day: "Día {{day}}",
	dayWithDate: "Día {{day}}: {{date}}",
	timetable: {
		days: "Día",
		conflicts: "Reservas dobles",
		marks: { speakerBookedTwice: "Ponente en dos lugares", roomBookedTwice: "Sala ocupada dos veces" },
		addHere: "Agregar sesión: {{room}}, {{start}}–{{end}}",
		noRoom: "Aún sin sala",
		room: "Sala: ",
		none: "Todavía no hay nada planeado para este día.",
		first: "Agregar sesión",
	},
};
