import type { phase as english } from "#app/i18n/locales/en/phase.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const phase: SameShape<typeof english> = {
	during: {
		title: "Toppmötet just nu",
		now: "Nu",
		next: "Härnäst",
		none: "Det var hela programmet. Tack för att du är här.",
	},
	settled: "Vi ses i {{city}}!",
	after: {
		thanks: "Tack för den här gången. Det som sades och visades finns kvar här att läsa.",
		next: "Nästa toppmöte börjar den {{nextDate}}.",
		settled: "{{eventName}} är över. Tack till alla som kom.",
		toAgenda: "Se tillbaka på programmet",
		recordings: {
			title: "Se och läs i efterhand",
			album: "Bilder från toppmötet",
			beside: "Inspelningar och presentationer finns vid varje programpunkt.",
			all: "Fler inspelningar och presentationer i programmet",
		},
		tickets: { title: "Biljettförsäljningen är avslutad", lead: "{{eventName}} är över. Tack till alla som kom." },
		questions: "Vanliga frågor",
		workshop: "Den här workshoppen är över.",
		call: {
			title: "På återseende",
			titleWithDate: "Vi ses den {{nextDate}}",
			lead: "Prenumerera på nyhetsbrevet så får du veta först när det blir dags igen.",
		},
	},
	status: {
		postponed: {
			settled: "Toppmötet är uppskjutet. Din beställning gäller för de nya datumen, och vi hör av oss så snart de är klara.",
			banner: "Toppmötet är uppskjutet. Datumen som visas här gäller inte längre; biljetterna gäller för de nya.",
			toAgenda: "Se programmet",
			tickets: { title: "Just nu säljs inga biljetter", lead: "{{eventName}} är uppskjutet. Köpta biljetter gäller för de nya datumen." },
			questions: "Vanliga frågor",
			workshop: "Toppmötet är uppskjutet, och den här workshoppen med det.",
			call: { title: "Nya datum kommer", lead: "Prenumerera på nyhetsbrevet så får du veta först när toppmötet blir av." },
		},
		cancelled: {
			settled: "Toppmötet är inställt.",
			banner: "Toppmötet är inställt. Alla som har köpt biljett får pengarna tillbaka.",
			toAgenda: "Se programmet",
			tickets: { title: "Det säljs inga biljetter längre", lead: "{{eventName}} är inställt. Alla som har köpt biljett får pengarna tillbaka." },
			questions: "Vanliga frågor",
			workshop: "Toppmötet är inställt, och den här workshoppen med det.",
			call: { title: "Toppmötet är inställt", lead: "Prenumerera på nyhetsbrevet så får du veta först när det blir dags för nästa." },
		},
	},
};
