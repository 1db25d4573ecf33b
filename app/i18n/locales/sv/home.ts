import type { SameShape } from "../../shape";
import type { home as english } from "../en/home";

export const home: SameShape<typeof english> = {
	meta: {
		title: "LATAM NORDICS SUMMIT 2025",
		description: "Näringslivets toppmöte för Latinamerika och Norden: teknik, förnybar energi och tillverkning. {{city}}, {{country}}, {{dates}}.",
	},
	hero: {
		titleStart: "LATAM",
		titleAccent: "Nordics",
		titleEnd: "Summit {{year}}",
		buy: "Köp din biljett",
		agenda: "Se programmet",
		scroll: "Vidare till toppmötet",
		pauseVideo: "Pausa bakgrunden",
	},
	about: {
		eyebrow: "Om toppmötet",
		title: "Där den höga norden möter Mexikos högland",
		paragraphs: {
			first:
				"Norden kan konsten att bygga ren industri där det är kallt. Latinamerika kan konsten att växa snabbt där det är varmt. Sätt båda vid samma bord, så får du fabriker som går på vind, städer som går på data och företag som säljer på två kontinenter.",
			second:
				"Kom med ett problem och åk hem med en partner: föredrag utan slagord, workshoppar där du får ta i saken själv och långa pauser på en innergård gjord för samtal.",
		},
		features: { technology: "Teknik och digitalisering", energy: "Förnybar energi", manufacturing: "Avancerad tillverkning" },
		imageAlt: "Människor som samtalar under akveduktens valv i skymningen",
		more: "Mer om toppmötet",
	},
	call: {
		title: "Ta plats vid bordet",
		lead: "{{dates}}, {{city}}. Den som kommer först väljer workshop först.",
		buy: "Köp biljett",
		agenda: "Se programmet",
		speakers: "Möt talarna",
		prospectus: "Bli partner",
	},
};
