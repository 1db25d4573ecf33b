import type { home as english } from "#app/i18n/locales/en/home.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const home: SameShape<typeof english> = {
	meta: {
		title: "{{nameCapitals}}",
		description: "Näringslivets toppmöte för Latinamerika och Norden: teknik, förnybar energi och tillverkning. {{datesAndCity}}.",
	},
	hero: {
		titleStart: "{{nameStart}}",
		titleAccent: "{{nameAccent}}",
		titleEnd: "{{nameEnd}}",
		buy: "Köp din biljett",
		toAgenda: "Se programmet",
		toFilm: "Se filmen",
		scroll: "Upptäck toppmötet",
		pauseVideo: "Pausa bakgrunden",
	},
	about: {
		eyebrow: "Om toppmötet",
		title: "Där höga Norden möter Latinamerika",
		paragraphs: {
			first:
				"De nordiska länderna har i årtionden gjort sin industri renare. Latinamerika har råvarorna, marknaderna och företagen som kan bygga i stor skala. Sätt båda vid samma bord, så får du fabriker som går på vind, städer som går på data och företag som säljer på två kontinenter.",
			second: "Kom med ett problem och åk hem med en partner: föredrag utan slagord, workshoppar där du får prova själv och långa pauser för samtal.",
		},
		features: { technology: "Teknik och digitalisering", energy: "Förnybar energi", manufacturing: "Avancerad tillverkning" },
		imageAlt: "Ett långbord dukat under akveduktens valv i skymningen",
		more: "Mer om toppmötet",
	},
	call: {
		title: "Ta plats vid bordet",
		lead: "{{datesAndCity}}. Boka tidigt och välj bland alla workshoppar.",
		buy: "Köp biljett",
		toAgenda: "Se programmet",
	},
};
