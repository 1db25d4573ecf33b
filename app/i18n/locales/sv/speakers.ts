import type { speakers as english } from "#app/i18n/locales/en/speakers.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const speakers: SameShape<typeof english> = {
	meta: {
		title: "Talare | {{eventName}}",
		description: "Möt dem som talar på toppmötet: människor från Norden och Latinamerika som bygger, forskar och driver företag. {{datesAndCity}}.",
	},
	title: "Talare",
	lead: "Ingenjörer, grundare och personer från offentlig sektor berättar vad som fungerade, och vad som inte gjorde det.",
	search: "Sök talare",
	searchHint: "Namn, företag, land …",
	group: "Grupp",
	allGroups: "Alla grupper",
	submit: "Sök",
	clear: "Rensa filtren",
	emptyTitle: "Inga talare hittades",
	emptyHint: "Prova ett annat sökord eller rensa filtren.",
	callTitle: "Bli talare",
	callLead: "Har du byggt något över Atlanten som andra kan lära av? Berätta om det på några rader.",
	callButton: "Föreslå ett föredrag",
	callSubject: "Jag vill tala på toppmötet",
	homeTitle: "Människor värda resan",
	featured: "Utvalda",
	all: "Alla talare",
};
