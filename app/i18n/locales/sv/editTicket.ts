import type { SameShape } from "../../shape";
import type { editTicket as english } from "../en/editTicket";

export const editTicket: SameShape<typeof english> = {
	title: "Biljetter",
	lead: "Biljetterna som säljs, i den ordning som besökarna ser dem, med vad som ingår i var och en.",
	one: "Biljett",
	add: "Lägg till en biljett",
	columns: { price: "Pris", featured: "Populär", available: "Till salu", status: "Status" },
	fields: {
		status: "Status",
		name: "Namn",
		description: "Beskrivning",
		price: "Pris i amerikanska dollar",
		features: "Ingår",
		notIncluded: "Ingår inte",
		featured: "Visa som populär",
		available: "Till salu (annars slutsåld)",
		own: "Med egna ord",
		allSessions: "$t(labels.ticketFeature.allSessions)",
		allWorkshops: "$t(labels.ticketFeature.allWorkshops)",
		networkingEvents: "$t(labels.ticketFeature.networkingEvents)",
		lunchAndRefreshments: "$t(labels.ticketFeature.lunchAndRefreshments)",
		summitMaterials: "$t(labels.ticketFeature.summitMaterials)",
		digitalContent: "$t(labels.ticketFeature.digitalContent)",
		recordedSessions: "$t(labels.ticketFeature.recordedSessions)",
		businessMatchmaking: "$t(labels.ticketFeature.businessMatchmaking)",
		vipNetworkingReception: "$t(labels.ticketFeature.vipNetworkingReception)",
		exclusiveSpeakersDinner: "$t(labels.ticketFeature.exclusiveSpeakersDinner)",
		prioritySeating: "$t(labels.ticketFeature.prioritySeating)",
		order: "Placering",
	},
	hints: { status: "Besökare ser inga utkast.", own: "En per rad. Korten visar raderna som du skriver dem, på alla språk." },
};
