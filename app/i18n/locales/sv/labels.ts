import type { SameShape } from "../../shape";
import type { labels as english } from "../en/labels";

export const labels: SameShape<typeof english> = {
	speakerCategory: { Business: "Affärer", Technology: "Teknik", Sustainability: "Hållbarhet" },
	speakerGroup: {
		Nordic: "Norden",
		"Latin American": "Latinamerika",
		Business: "Affärer",
		Technology: "Teknik",
		Sustainability: "Hållbarhet",
	},
	workshopCategory: {
		Business: "Affärer",
		Technology: "Teknik",
		Sustainability: "Hållbarhet",
		Innovation: "Innovation",
		Leadership: "Ledarskap",
	},
	workshopLevel: { beginner: "Nybörjare", intermediate: "Medel", advanced: "Avancerad" },
	sessionType: {
		Keynote: "Huvudföredrag",
		Panel: "Panel",
		Workshop: "Workshop",
		Break: "Paus",
		Networking: "Nätverkande",
		Ceremony: "Ceremoni",
	},
	track: { business: "Affärer", technology: "Teknik", sustainability: "Hållbarhet" },
	partnerType: {
		organizer: "Arrangörer",
		platinum: "Platina",
		gold: "Guld",
		silver: "Silver",
		supporting: "Stödpartner",
		institutional: "Institutioner",
	},
	newsCategory: {
		announcements: "Meddelanden",
		business: "Affärer",
		technology: "Teknik",
		sustainability: "Hållbarhet",
		opportunities: "Möjligheter",
		uncategorized: "Övrigt",
	},
	ticketFeature: {
		allSessions: "Alla föredrag",
		allWorkshops: "Alla workshoppar",
		networkingEvents: "Nätverksträffar",
		lunchAndRefreshments: "Lunch och fika",
		summitMaterials: "Material från toppmötet",
		digitalContent: "Digitalt innehåll",
		vipNetworkingReception: "VIP-mottagning",
		exclusiveSpeakersDinner: "Exklusiv middag med talarna",
		prioritySeating: "Reserverad plats långt fram",
		recordedSessions: "Inspelade föredrag",
		businessMatchmaking: "Bokade affärsmöten",
	},
};
