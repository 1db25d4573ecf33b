import type { SameShape } from "../../shape";
import type { dashboard as english } from "../en/dashboard";

export const dashboard: SameShape<typeof english> = {
	meta: { title: "Översikt | {{eventName}}" },
	title: "Översikt",
	welcome: "Välkommen till administrationen. Här ser du hur långt toppmötet har kommit, vad webbplatsen utlovar och vad som behöver åtgärdas.",
	secretInDatabase:
		"Den som kommer över en kopia av databasen skulle kunna logga in med den, eftersom webbplatsen förvarar sin egen hemlighet där. Be den som sköter servern att ange SESSION_SECRET; därefter loggar alla in en gång till.",
	figures: {
		title: "Så ligger vi till",
		speakers: "Talare",
		countries: "Talarnas länder",
		subscribers: "Prenumeranter på nyhetsbrevet",
		workshops: "Workshoppar",
		sessions: "Programpunkter",
		partners: "Partner",
		articles: "Nyheter",
		messages: "Mottagna meddelanden",
	},
	targets: {
		speakers: "av {{target}} utlovade",
		countries: "av {{target}} utlovade",
		subscribers: "anmälda; {{target}} deltagare väntas",
	},
	speakersByRegion: { title: "Talare efter region", nordic: "Norden", latinAmerican: "Latinamerika", other: "Andra länder" },
	sessionsByTrack: { title: "Programpunkter efter spår", none: "Inget spår" },
	sessionsByDay: { title: "Programpunkter efter dag" },
	check: {
		title: "Att åtgärda",
		count_one: "{{count}} sak att åtgärda",
		count_other: "{{count}} saker att åtgärda",
		none: "Inget säger emot sig självt, och alla texter finns på alla tre språken.",
	},
	waiting: {
		messages_one: "{{count}} meddelande är oläst.",
		messages_other: "{{count}} meddelanden är olästa.",
		mail_one: "{{count}} mejl kunde inte skickas.",
		mail_other: "{{count}} mejl kunde inte skickas.",
	},
	severity: { wrong: "Åtgärda först", claim: "Utlovat", unfinished: "Ofärdigt" },
	checks: {
		speakerBookedTwice: {
			title: "Dubbelbokade talare",
			sentence: "{{speaker}} är bokad både för ”{{first}}” och för ”{{second}}” den {{date}} klockan {{time}}.",
		},
		roomBookedTwice: {
			title: "Dubbelbokade salar",
			sentence: "{{room}}: både ”{{first}}” och ”{{second}}” är där den {{date}} klockan {{time}}.",
		},
		endsBeforeStart: { title: "Programpunkter som slutar innan de börjar", sentence: "”{{title}}” börjar klockan {{start}} och slutar klockan {{end}}." },
		outsideEvent: { title: "Utanför toppmötets dagar", sentence: "”{{title}}” är den {{date}}, men toppmötet pågår från den {{start}} till den {{end}}." },
		workshopDiffered: {
			title: "Workshoppar som skilde sig från programmet",
			sentence: "”{{title}}” var inte likadan i programmet som på sin egen sida: {{aspects}}. Det som stod i programmet gäller; se över det.",
		},
		morePlacesThanRoom: {
			title: "Workshoppar med fler platser än sin sal",
			sentence: "”{{title}}” har {{places}} platser, men {{room}} rymmer {{roomPlaces}}.",
		},
		speakerUnknown: { title: "Länkar till talare som inte finns", sentence: "”{{title}}” nämner talaren {{id}}, som inte finns." },
		websiteUnusable: { title: "Partnerwebbplatser som inte går att öppna", sentence: "Webbplatsen för {{partner}} är inte en webbadress: {{website}}" },
		claimedSpeakers: {
			title: "Fler talare utlovade än det finns",
			sentence_one: "{{claimed}} talare är utlovade, {{count}} finns.",
			sentence_other: "{{claimed}} talare är utlovade, {{count}} finns.",
		},
		claimedCountries: {
			title: "Fler länder utlovade än talarna kommer från",
			sentence_one: "{{claimed}} länder är utlovade, talarna kommer från {{count}}.",
			sentence_other: "{{claimed}} länder är utlovade, talarna kommer från {{count}}.",
		},
		claimedDays: {
			title: "Utlovade dagar stämmer inte med toppmötets datum",
			sentence_one: "{{claimed}} dagar med aktiviteter är utlovade; enligt datumen pågår toppmötet i {{count}} dag.",
			sentence_other: "{{claimed}} dagar med aktiviteter är utlovade; enligt datumen pågår toppmötet i {{count}} dagar.",
		},
		popularSoldOut: { title: "Populära biljetter som är slut", sentence: "”{{tier}}” visas som populär men är slutsåld." },
		notScheduled: { title: "Programpunkter utan tid", sentence: "”{{title}}” har ingen tid än: besökarna ser den inte." },
		speakerIsDraft: {
			title: "Publicerade programpunkter med en talare som är utkast",
			sentence: "”{{title}}” är publicerad, men {{speaker}} är ett utkast: besökarna ser inte vem som talar.",
		},
		workshopWithoutSpeaker: { title: "Workshoppar utan talare", sentence: "Ingen håller i ”{{title}}” än." },
		textMissing: {
			title: "Översättningar som saknas",
			sentence_one: "{{noun}} ”{{name}}”: en text saknas, {{missing}}.",
			sentence_other: "{{noun}} ”{{name}}”: {{count}} texter saknas, {{missing}}.",
		},
		textStale: {
			title: "Inaktuella översättningar",
			sentence_one: "{{noun}} ”{{name}}” har en text som är äldre än den engelska: {{missing}}.",
			sentence_other: "{{noun}} ”{{name}}” har {{count}} texter som är äldre än de engelska: {{missing}}.",
		},
		pictureUndescribed: { title: "Bilder utan beskrivning", sentence: "Bilden ”{{name}}” saknar beskrivning på {{languages}}." },
	},
	missingText: "{{field}} ({{languages}})",
	aspects: {
		title: "titel",
		date: "datum",
		startTime: "starttid",
		durationMinutes: "längd",
		location: "sal",
		type: "typ",
		speakers: "talare",
		entries: "flera programpunkter",
	},
	messages: {
		title: "Senaste meddelandena",
		name: "Från",
		subject: "Ämne",
		receivedOn: "Mottaget",
		none: "Inga meddelanden än.",
		new: "Nytt",
		all: "Alla meddelanden",
	},
	newsletter: {
		title: "Nyhetsbrev",
		count_one: "{{count}} prenumerant",
		count_other: "{{count}} prenumeranter",
		recent_one: "varav {{count}} ny de senaste sju dagarna",
		recent_other: "varav {{count}} nya de senaste sju dagarna",
	},
};
