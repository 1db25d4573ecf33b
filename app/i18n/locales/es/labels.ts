import type { SameShape } from "../../shape";
import type { labels as english } from "../en/labels";

export const labels: SameShape<typeof english> = {
	speakerCategory: { Business: "Negocios", Technology: "Tecnología", Sustainability: "Sostenibilidad" },
	speakerGroup: {
		Nordic: "Países nórdicos",
		"Latin American": "América Latina",
		Business: "Negocios",
		Technology: "Tecnología",
		Sustainability: "Sostenibilidad",
	},
	workshopCategory: {
		Business: "Negocios",
		Technology: "Tecnología",
		Sustainability: "Sostenibilidad",
		Innovation: "Innovación",
		Leadership: "Liderazgo",
	},
	workshopLevel: { beginner: "Básico", intermediate: "Intermedio", advanced: "Avanzado" },
	sessionType: {
		Keynote: "Conferencia magistral",
		Panel: "Panel",
		Workshop: "Taller",
		Break: "Receso",
		Networking: "Networking",
		Ceremony: "Ceremonia",
	},
	track: { business: "Negocios", technology: "Tecnología", sustainability: "Sostenibilidad" },
	partnerType: {
		organizer: "Organizadores",
		platinum: "Platino",
		gold: "Oro",
		silver: "Plata",
		supporting: "Colaboradores",
		institutional: "Institucionales",
	},
	newsCategory: {
		announcements: "Anuncios",
		business: "Negocios",
		technology: "Tecnología",
		sustainability: "Sostenibilidad",
		opportunities: "Oportunidades",
		uncategorized: "Sin categoría",
	},
	ticketFeature: {
		allSessions: "Todas las sesiones",
		allWorkshops: "Todos los talleres",
		networkingEvents: "Eventos de networking",
		lunchAndRefreshments: "Comida y refrigerios",
		summitMaterials: "Materiales de la cumbre",
		digitalContent: "Contenido digital",
		vipNetworkingReception: "Recepción VIP de networking",
		exclusiveSpeakersDinner: "Cena exclusiva con ponentes",
		prioritySeating: "Asientos preferentes",
		recordedSessions: "Sesiones grabadas",
		businessMatchmaking: "Encuentros de negocios",
	},
};
