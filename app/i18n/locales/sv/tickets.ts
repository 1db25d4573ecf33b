import type { tickets as english } from "#app/i18n/locales/en/tickets.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const tickets: SameShape<typeof english> = {
	meta: {
		title: "Biljetter | {{eventName}}",
		description: "Biljetter till toppmötet: vad de kostar, vad som ingår, grupprabatt och svar på vanliga frågor. {{datesAndCity}}.",
	},
	title: "Biljetter",
	lead: "Alla biljetter ger inträde. Några ger mer: workshoppar, bokade möten, en plats långt fram.",
	heading: "Välj din plats vid bordet",
	card: {
		popular: "POPULÄR",
		buy: "Köp biljett",
		early: "Tidigbokningspris till och med den {{date}}: {{price}}",
		soldOut: "Slutsåld",
		included: "Ingår",
		notIncluded: "Ingår inte",
	},
	assurance: {
		seller: "Säljs av {{seller}}",
		until: "till och med den {{date}}",
		refund: { whole: "Pengarna tillbaka om du avbokar {{until}}", part: "{{percent}} procent tillbaka om du avbokar {{until}}" },
		reassign: "Biljetten går att överlåta",
		pay: { card: "Betala med kort", bank: "Betala med banköverföring", both: "Betala med kort eller banköverföring" },
		invoice: "Kvitto ingår",
	},
	event: {
		heading: "Toppmötet i korthet",
		dates: "Datum",
		venue: "Lokal",
		address: "Adress",
		attendance: "Deltagare",
		attendees: "Vi väntar fler än {{attendees}} personer",
	},
	faq: { heading: "Bra att veta innan du köper" },
	group: {
		title: "Kommer ni i grupp?",
		lead: "Är ni minst {{groupMinimum}} betalar var och en mindre. Berätta hur många ni är, så skickar vi ett pris.",
		button: "Fråga om gruppris",
		subject: "Biljetter för minst {{groupMinimum}} personer",
		here: "Med minst {{groupMinimum}} biljetter i samma beställning kostar var och en {{groupDiscount}} procent mindre. Rabatten dras av automatiskt.",
		order: "Beställ för gruppen",
	},
	findOrder: { question: "Har du redan beställt?", link: "Hitta din beställning" },
	home: {
		eyebrow: "Biljetter",
		every: "Ingår i alla biljetter: {{features}}",
		group: "Är ni {{groupMinimum}} eller fler? Då får ni grupprabatt: i samma beställning kostar varje biljett {{groupDiscount}} procent mindre. Frågor?",
		toContact: "Kontakta oss",
		all: "Allt om biljetterna",
	},
};
