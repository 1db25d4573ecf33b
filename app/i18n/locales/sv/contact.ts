import type { contact as english } from "#app/i18n/locales/en/contact.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const contact: SameShape<typeof english> = {
	meta: {
		title: "Kontakt | {{eventName}}",
		description: "Skriv till arrangörerna om biljetter, föredrag, partnerskap eller något annat. Vi svarar via mejl.",
	},
	title: "Kontakta oss",
	lead: "Biljetter, föredrag, partnerskap eller en fråga inför resan: skriv till oss på svenska, engelska eller spanska.",
	formTitle: "Ditt meddelande",
	allRequired: "Alla fält måste fyllas i.",
	name: "Namn",
	email: "E-postadress",
	subject: "Ämne",
	message: "Meddelande",
	submit: "Skicka meddelandet",
	submitting: "Skickar …",
	privacy: "Vi använder ditt meddelande bara för att svara dig.",
	privacyLink: "Integritetspolicy",
	sentTitle: "Tack, vi har fått ditt meddelande.",
	sentLead: "Vi läser alla meddelanden och svarar via mejl.",
	another: "Skriv ett meddelande till",
	directTitle: "Kontakta oss direkt",
	mail: "E-post",
	phone: "Telefon",
	address: "Lokalen",
	directions: "Hitta hit",
	ticket: {
		subject: "Biljett: {{tier}}",
		message: "Jag vill boka den här biljetten: {{tier}}, {{price}}.",
	},
	workshop: {
		subject: "Workshop: {{workshop}}",
		message: "Jag har en biljett och vill anmäla mig till den här workshoppen: {{workshop}}, {{date}}.",
	},
};
