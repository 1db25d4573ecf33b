import type { editQuestion as english } from "#app/i18n/locales/en/editQuestion.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editQuestion: SameShape<typeof english> = {
	title: "Preguntas frecuentes",
	one: "Pregunta",
	add: "Agregar pregunta",
	columns: { answer: "Respuesta" },
	fields: { question: "Pregunta", answer: "Respuesta", order: "Posición" },
	hints: { answer: "Para fechas, lugares y cifras de la cumbre usa los marcadores de abajo: así siempre estarán al día." },
};
