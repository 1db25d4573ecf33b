import type { SameShape } from "../../shape";
import type { newsletter as english } from "../en/newsletter";

export const newsletter: SameShape<typeof english> = {
	meta: {
		title: "Noticias por correo | {{eventName}}",
		description: "Una carta de vez en cuando sobre la cumbre en {{city}}: programa, ponentes y nuevos boletos. Te sales cuando quieras.",
	},
	lead: "Una carta de vez en cuando sobre la cumbre en {{city}}: programa, ponentes y nuevos boletos.",
	promise: "Usamos tu correo para estas cartas y para nada más. Si quieres salir de la lista, escribe a {{email}}.",
	news: "Leer las noticias",
};
