import type { SameShape } from "../../shape";
import type { editSession as english } from "../en/editSession";

export const editSession: SameShape<typeof english> = {
	title: "Program",
	lead: "Programmet, dag för dag och sal för sal. Välj en programpunkt för att ändra den eller en ledig tid för att lägga till en ny.",
	one: "Programpunkt",
	add: "Lägg till en programpunkt",
	columns: { day: "Dag", time: "Tid", room: "Sal", type: "Typ", speakers: "Talare", status: "Status" },
	fields: {
		day: "Dag",
		startTime: "Börjar",
		endTime: "Slutar",
		title: "Titel",
		description: "Beskrivning",
		format: "Formatering",
		roomId: "Sal",
		type: "Typ",
		track: "Spår",
		speakers: "Talare",
		speakerIds: "Talare",
		workshopId: "Workshop",
		status: "Status",
	},
	hints: {
		day: "Utan dag och tider ser besökarna inte programpunkten.",
		status: "Besökare ser inga utkast. Det som är inställt står kvar i programmet och märks ut.",
		speakers: "I den ordning som programmet visar dem. Tomma rader räknas inte.",
		type: "En workshop med platser och pris lägger du till under Workshoppar.",
	},
	day: "Dag {{day}}",
	dayWithDate: "Dag {{day}}: {{date}}",
	timetable: {
		days: "Dag",
		conflicts: "Dubbelbokat",
		marks: { speakerBookedTwice: "Talaren är dubbelbokad", roomBookedTwice: "Salen är dubbelbokad" },
		addHere: "Lägg till en programpunkt: {{room}}, {{start}}–{{end}}",
		noRoom: "Ingen sal ännu",
		room: "Sal: ",
		none: "Inget är planerat för den här dagen än.",
		first: "Lägg till en programpunkt",
	},
};
