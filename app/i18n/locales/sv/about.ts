import type { about as english } from "#app/i18n/locales/en/about.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const about: SameShape<typeof english> = {
	meta: {
		title: "Om toppmötet | {{eventName}}",
		description: "Varför Latinamerika och Norden möts i {{city}}: vad toppmötet handlar om, vem det är till för och vad som gör det speciellt.",
	},
	title: "Om toppmötet",
	lead: "Två regioner som sällan möts, vid samma bord i {{city}}.",
	storyTitle: "Långt ifrån varandra på kartan, nära i det de behöver",
	story: {
		first:
			"Norden har ren teknik som har fungerat i årtionden och hemmamarknader som är för små för den. Latinamerika har sol, vind, mineral och unga företag, och fler planer än partner. {{eventName}} för dem samman i {{city}}, så att planen hittar sin ingenjör och uppfinningen sin första kund.",
		second:
			"Toppmötet är till för dem som beslutar och dem som bygger: grundare, ingenjörer, inköpare, forskare och personer från offentlig sektor. I föredragen får du höra vad som fungerade och vad som inte gjorde det. Workshopparna är små. Och pauserna är långa, för de flesta avtal börjar över en kopp kaffe.",
	},
	focusTitle: "Det här talar vi om",
	focus: {
		technology: {
			title: "Teknisk innovation",
			text: "Data, uppkoppling och artificiell intelligens som en fabrik, en hamn eller en vårdcentral kan använda redan i morgon.",
		},
		sustainability: {
			title: "Hållbarhet",
			text: "Förnybar el, grön vätgas och material som används igen: vad det kostar och vem som redan gör det.",
		},
		manufacturing: {
			title: "Modern tillverkning",
			text: "Robotar, sensorer och kunniga människor i fabriker som slösar mindre, på den mexikanska högplatån och vid Östersjön.",
		},
		challenges: {
			title: "Hållbarhetsutmaningar",
			text: "Ont om vatten, hetare somrar, jobb som förändras: de svåra frågorna som ingen av regionerna löser ensam.",
		},
	},
	statsTitle: "Toppmötet i siffror",
	uniqueTitle: "Det som gör {{series}} unikt",
	unique: {
		networking: {
			title: "Planerat nätverkande",
			text: "Mötena förbereds och lämnas inte åt slumpen: bord efter ämne, introduktioner av folk som känner båda sidor och avsatt tid.",
		},
		sharing: {
			title: "Teknik som delas",
			text: "Företagen visar det de använder, i labb och på workshoppar, och talar öppet om licenser, kostnader och misstag.",
		},
		goals: {
			title: "Gemensamma miljömål",
			text: "Båda regionerna vill ha en industri som lämnar luft och vatten rena. Varje programpunkt frågar vad den bidrar med.",
		},
	},
	toRegions: "Lär känna de två regionerna",
	callTitle: "Kom och se själv",
	callLead: "{{dates}}, {{venue}}.",
	callTickets: "Boka din biljett",
	callContact: "Kontakta oss",
};
