import type { SameShape } from "../../shape";
import type { editQuestion as english } from "../en/editQuestion";

export const editQuestion: SameShape<typeof english> = {
	title: "Preguntas frecuentes",
	lead: "Lo que más se pregunta, en el orden en que lo responde la página de boletos.",
	one: "Pregunta",
	add: "Agregar pregunta",
	columns: { answer: "Respuesta" },
	fields: { question: "Pregunta", answer: "Respuesta", order: "Posición" },
	hints: { answer: "No escribas a mano fechas, lugares ni cifras de la cumbre: usa sus nombres y siempre serán correctos. La lista de abajo dice cómo." },
};
