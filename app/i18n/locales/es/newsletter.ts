import type { SameShape } from "../../shape";
import type { newsletter as english } from "../en/newsletter";

export const newsletter: SameShape<typeof english> = {
	meta: {
		title: "Noticias por correo | {{eventName}}",
		description: "Una carta de vez en cuando sobre la cumbre en {{city}}: programa, ponentes y nuevos boletos. Te sales cuando quieras.",
	},
	lead: "Una carta de vez en cuando sobre la cumbre en {{city}}: programa, ponentes y nuevos boletos.",
	promise: "Usamos tu correo para estas cartas y para nada más. Cada una trae un enlace para darte de baja; también puedes escribir a {{email}}.",
	news: "Leer las noticias",
	done: "¡Gracias! Ya estás en la lista.",
	toConfirm: "Ya casi: abre el correo que te acabamos de enviar y confirma.",
	confirm: {
		meta: { title: "Confirma tu suscripción | {{eventName}}", description: "Un clic y las noticias de la cumbre en {{city}} llegarán a tu correo." },
		ask: { title: "¿Quieres nuestras noticias?", lead: "Un clic y las noticias de la cumbre en {{city}} llegarán a tu correo." },
		submit: "Sí, quiero suscribirme",
		submitting: "Suscribiendo…",
		done: { title: "¡Gracias!", lead: "Ya estás en la lista. Te llegará la próxima carta." },
		unknown: { title: "Este enlace ya no sirve", lead: "Tiene varios días, o ya te diste de baja. Solo suscríbete otra vez." },
		again: "Suscribirme",
	},
	unsubscribe: {
		meta: { title: "Darte de baja | {{eventName}}", description: "Un clic y dejarás de recibir cartas sobre la cumbre en {{city}}." },
		ask: { title: "¿Quieres darte de baja?", lead: "Un clic y dejarás de recibir cartas sobre la cumbre en {{city}}." },
		submit: "Sí, quítenme de la lista",
		submitting: "Dando de baja…",
		done: { title: "Ya no estás en la lista", lead: "No te enviaremos más noticias y ya olvidamos tu dirección. ¡Que te vaya muy bien!" },
	},
};
