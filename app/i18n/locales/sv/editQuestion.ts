import type { SameShape } from "../../shape";
import type { editQuestion as english } from "../en/editQuestion";

export const editQuestion: SameShape<typeof english> = {
	title: "Frågor och svar",
	one: "Fråga",
	add: "Lägg till en fråga",
	columns: { answer: "Svar" },
	fields: { question: "Fråga", answer: "Svar", order: "Plats" },
	hints: { answer: "Skriv inte toppmötets datum, platser och antal för hand: använd deras namn, så stämmer de alltid. Listan nedan visar hur." },
};
