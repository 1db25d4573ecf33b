import type { SameShape } from "../../shape";
import type { editTier as english } from "../en/editTier";

export const editTier: SameShape<typeof english> = {
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
		allSessions: "$t(labels.tierFeature.allSessions)",
		allWorkshops: "$t(labels.tierFeature.allWorkshops)",
		networkingEvents: "$t(labels.tierFeature.networkingEvents)",
		lunchAndRefreshments: "$t(labels.tierFeature.lunchAndRefreshments)",
		summitMaterials: "$t(labels.tierFeature.summitMaterials)",
		digitalContent: "$t(labels.tierFeature.digitalContent)",
		recordedSessions: "$t(labels.tierFeature.recordedSessions)",
		businessMatchmaking: "$t(labels.tierFeature.businessMatchmaking)",
		vipNetworkingReception: "$t(labels.tierFeature.vipNetworkingReception)",
		exclusiveSpeakersDinner: "$t(labels.tierFeature.exclusiveSpeakersDinner)",
		prioritySeating: "$t(labels.tierFeature.prioritySeating)",
		order: "Placering",
	},
	hints: { status: "Besökare ser inga utkast.", own: "En per rad. Korten visar raderna som du skriver dem, på alla språk." },
};
