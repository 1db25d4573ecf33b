import type { SameShape } from "../../shape";
import type { editTier as english } from "../en/editTier";

export const editTier: SameShape<typeof english> = {
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
		order: "Posición",
	},
	hints: { status: "Un borrador no se ve en el sitio.", own: "Una por línea. Las tarjetas muestran estas líneas tal cual, en todos los idiomas." },
};
