import type { calendar as english } from "#app/i18n/locales/en/calendar.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const calendar: SameShape<typeof english> = {
	add: "Lägg till i kalendern",
	whole: "Hela toppmötet",
	one: "Toppmötet som en enda post",
	download: "Ladda ner (.ics)",
	subscribe: "Prenumerera",
	ticket: "Din biljett: {{link}}",
	hint: "En prenumeration uppdateras automatiskt.",
};
