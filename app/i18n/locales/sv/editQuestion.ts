import type { editQuestion as english } from "#app/i18n/locales/en/editQuestion.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editQuestion: SameShape<typeof english> = {
	title: "Vanliga frågor",
	one: "Fråga",
	add: "Lägg till en fråga",
	columns: { answer: "Svar" },
	fields: { question: "Fråga", answer: "Svar", order: "Placering" },
	hints: { answer: "Använd platshållarna nedan för toppmötets datum, platser och antal, så stämmer de alltid." },
};
