import type { SameShape } from "../../shape";
import type { editSession as english } from "../en/editSession";

export const editSession: SameShape<typeof english> = {
	title: "Program",
	one: "Programpunkt",
	add: "Lägg till en programpunkt",
	columns: { day: "Dag", time: "Tid", room: "Sal", type: "Typ", speakers: "Talare" },
	fields: {
		day: "Dag",
		startTime: "Börjar",
		endTime: "Slutar",
		title: "Titel",
		description: "Beskrivning",
		location: "Sal",
		type: "Typ",
		track: "Spår",
		speakers: "Talare",
		speakerIds: "Talare",
		workshopId: "Workshop",
	},
	hints: {
		speakers: "I den ordning som programmet nämner dem. Tomma rader räknas inte.",
		workshopId: "Den workshop som programpunkten gäller. Härifrån kommer besökarna till dess sida.",
		location: "Skriv salen likadant varje gång: den är en kolumn i schemat.",
	},
	day: "Dag {{day}}",
	dayWithDate: "Dag {{day}}: {{date}}",
	timetable: {
		days: "Dag",
		conflicts: "Dubbelbokat",
		marks: { speakerBookedTwice: "Talaren är dubbelbokad", roomBookedTwice: "Salen är dubbelbokad" },
		addHere: "Lägg till en programpunkt: {{room}}, {{start}}–{{end}}",
		room: "Sal: ",
		none: "Inget är planerat för den här dagen än.",
		first: "Lägg till den första programpunkten",
		unannounced: "Workshoppar som inte finns i programmet",
		unannouncedHint: "Ett klick öppnar en ny programpunkt med det som är känt om workshoppen.",
	},
};
