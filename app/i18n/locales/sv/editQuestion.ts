import type { SameShape } from "../../shape";
import type { editQuestion as english } from "../en/editQuestion";

export const editQuestion: SameShape<typeof english> = {
	title: "Vanliga frågor",
	lead: "Det som besökarna oftast frågar, i den ordning som biljettsidan svarar.",
	one: "Fråga",
	add: "Lägg till en fråga",
	columns: { answer: "Svar" },
	fields: { question: "Fråga", answer: "Svar", order: "Placering" },
	hints: { answer: "Skriv inte toppmötets datum, platser och antal för hand: använd deras namn, så stämmer de alltid. Listan nedan visar hur." },
};
