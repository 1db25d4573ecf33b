import type { SameShape } from "../../shape";
import type { editTicket as english } from "../en/editTicket";

export const editTicket: SameShape<typeof english> = {
	title: "Boletos",
	lead: "Los boletos a la venta, en el orden en que se muestran, con lo que incluye cada uno.",
	one: "Boleto",
	add: "Agregar boleto",
	columns: { price: "Precio", featured: "Popular", available: "A la venta", status: "Estado" },
	fields: {
		status: "Estado",
		name: "Nombre",
		description: "Descripción",
		price: "Precio en dólares (USD)",
		features: "Incluye",
		notIncluded: "No incluye",
		featured: "Mostrar como popular",
		available: "A la venta (si no, agotado)",
		own: "En tus propias palabras",
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
		order: "Posición",
	},
	hints: { status: "Un borrador no se ve en el sitio.", own: "Una por línea. Las tarjetas muestran estas líneas tal cual, en todos los idiomas." },
};
