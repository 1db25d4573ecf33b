import type { SameShape } from "../../shape";
import type { calendar as english } from "../en/calendar";

export const calendar: SameShape<typeof english> = {
	add: "Lägg till i kalendern",
	whole: "Hela toppmötet",
	one: "Toppmötet som en enda post",
	download: "Ladda ner (.ics)",
	subscribe: "Prenumerera",
	hint: "En prenumeration uppdateras av sig själv.",
};
