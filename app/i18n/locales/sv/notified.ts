import type { notified as english } from "#app/i18n/locales/en/notified.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const notified: SameShape<typeof english> = {
	byMail: {
		buyer: "Köparen får besked via mejl.",
		newAttendee: "Den nya deltagaren får biljetten via mejl.",
		attendee: "Deltagaren får besked via mejl.",
		newLink: "Köparen får besked via mejl om att det finns en ny.",
		registered: "De anmälda får besked via mejl.",
		all: "Mejlen är på väg.",
		tickets: "Vi skickar beställningen till den här adressen.",
		ownTicket: "Vi skickar biljetten till den här adressen.",
		newTicket: "Vi skickar den nya biljetten till den här adressen.",
		invoice: "Vi skickar kvittot till den här adressen.",
		checking: "Vi kontrollerar det och mejlar dig",
		reassigned: "Länken är på väg i ett mejl.",
		turn: "När en plats blir ledig mejlar vi dig och håller den i 24 timmar.",
	},
	inOutbox: {
		buyer: "Ingen e-postserver är inställd, så mejlet till köparen ligger kvar i utkorgen. Kontakta köparen själv, eller lämna ut en länk till beställningen.",
		newAttendee: "Ingen e-postserver är inställd, så mejlet med den nya biljetten ligger kvar i utkorgen. Lämna över biljetten själv.",
		attendee: "Ingen e-postserver är inställd, så mejlet till deltagaren ligger kvar i utkorgen. Kontakta deltagaren själv.",
		newLink: "Köparen får inte besked om att det finns en ny, eftersom ingen e-postserver är inställd.",
		registered: "Ingen e-postserver är inställd, så mejlen till de anmälda ligger kvar i utkorgen. Kontakta dem själv.",
		all: "Ingen e-postserver är inställd, så mejlen ligger kvar i utkorgen. Du kan kopiera texten därifrån.",
		tickets: "Bara för den här beställningen, som får en egen sida.",
		invoice: "Vi använder den bara för din beställning. Kvittot hittar du på sidan för beställningen.",
		checking: "Vi kontrollerar det, och resultatet visas på den här sidan",
		ownTicket: "Bara arrangörerna ser den.",
		newTicket: "Webbplatsen skickar inga mejl, så arrangörerna lämnar över den nya biljetten. Hör av dig till oss, eller be den nya deltagaren göra det.",
		reassigned: "Webbplatsen skickar inga mejl. Skriv till oss, så lämnar vi över biljetten.",
		turn: "När en plats blir ledig erbjuder vi dig den på den här sidan och håller den i 24 timmar. Titta in här igen.",
	},
};
