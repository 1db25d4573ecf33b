import type { notified as english } from "#app/i18n/locales/en/notified.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const notified: SameShape<typeof english> = {
	byMail: {
		buyer: "Köparen får besked via mejl.",
		newAttendee: "Den nya deltagaren får biljetten via mejl.",
		attendee: "Deltagaren får besked via mejl.",
		newLink: "Köparen får veta via mejl att det finns en ny.",
		registered: "De som har plats får besked via mejl.",
		all: "Mejlen är på väg.",
		tickets: "Vi skickar dina biljetter dit.",
		newTicket: "Vi skickar den nya biljetten dit.",
		invoice: "Vi skickar fakturan dit.",
		checking: "Vi kontrollerar det och skriver till dig",
		reassigned: "Länken är på väg i ett mejl.",
		turn: "När det är din tur skriver vi till dig och håller platsen åt dig i 24 timmar.",
	},
	inOutbox: {
		buyer: "Ingen e-postserver är inställd, så mejlet till köparen väntar i utkorgen: ge själv besked, eller lämna ut en länk till beställningen.",
		newAttendee: "Ingen e-postserver är inställd, så mejlet med den nya biljetten väntar i utkorgen: lämna själv över biljetten.",
		attendee: "Ingen e-postserver är inställd, så mejlet till deltagaren väntar i utkorgen: ge själv besked.",
		newLink: "Köparen får inte veta att det finns en ny: ingen e-postserver är inställd.",
		registered: "Ingen e-postserver är inställd, så mejlen till dem som har plats väntar i utkorgen: ge dem själv besked.",
		all: "Ingen e-postserver är inställd, så mejlen väntar i utkorgen: där finns orden att lämna över.",
		tickets: "För frågor om din beställning. Biljetterna kommer att finnas på dess sida.",
		invoice: "För frågor om din beställning. Fakturan kommer att finnas på dess sida.",
		checking: "Vi kontrollerar det, och den här sidan visar hur det går",
		newTicket:
			"Webbplatsen skickar inga mejl: den nya biljetten finns hos arrangörerna, som lämnar över den. Hör av dig till oss, eller be den nya deltagaren skriva.",
		reassigned: "Den här webbplatsen skickar inga mejl: skriv till oss, så lämnar vi över den.",
		turn: "När det är din tur erbjuder den här sidan dig platsen och håller den åt dig i 24 timmar: titta hit igen.",
	},
};
