import type { toBeAnnounced as english } from "#app/i18n/locales/en/toBeAnnounced.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const toBeAnnounced: SameShape<typeof english> = {
	facts: {
		dates: "Datum meddelas senare",
		venue: "lokal meddelas senare",
		city: "värdstaden",
		country: "värdlandet",
		address: "adress meddelas senare",
		email: "vår kontaktsida",
		phone: "telefonnummer meddelas senare",
	},
	statusDates: { postponed: "Nya datum meddelas senare", cancelled: "Inställt" },
	agenda: { title: "Programmet är på väg", hint: "Vi publicerar det här så snart programpunkterna är klara." },
	speakers: { title: "Snart presenterar vi de första talarna", hint: "De presenteras här allt eftersom de bekräftar." },
	workshops: { title: "Snart presenterar vi workshopparna", hint: "Här hittar du var och en med ämne, ledare och antal platser." },
	tickets: { title: "Biljetterna har inte släppts ännu", hint: "När försäljningen börjar hittar du priserna och vad varje biljett innehåller här." },
	call: "{{datesAndCity}}. Prenumerera på nyhetsbrevet så får du veta först när biljetterna släpps.",
	partners: { title: "Snart presenterar vi våra partner", hint: "Här visar vi vilka som gör toppmötet möjligt." },
	news: { title: "Inga nyheter ännu", hint: "Här berättar vi vad som är klart och vad som är nytt. I nyhetsbrevet berättar vi om det då och då." },
	venue: { title: "Snart presenterar vi lokalen", hint: "Adressen och vägen dit finns här så snart de är klara." },
	practical: { title: "Praktisk information kommer", hint: "Hotell, resan, inresa, pengar, väder och mer: det finns här i god tid." },
};
