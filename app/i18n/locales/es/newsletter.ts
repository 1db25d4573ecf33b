import type { newsletter as english } from "#app/i18n/locales/en/newsletter.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const newsletter: SameShape<typeof english> = {
	meta: {
		title: "Boletín | {{eventName}}",
		description: "Un correo de vez en cuando sobre la cumbre en {{city}}: agenda, ponentes y venta de boletos. Cancela tu suscripción cuando quieras.",
	},
	lead: "Un correo de vez en cuando sobre la cumbre en {{city}}: agenda, ponentes y venta de boletos.",
	promise: "Usamos tu dirección para estos correos y para nada más. Cada uno trae un enlace para darte de baja; también puedes escribir a {{email}}.",
	toNews: "Leer las noticias",
	done: "¡Gracias! Tu suscripción quedó lista.",
	toConfirm: "Ya casi: abre el correo que te acabamos de enviar y confirma.",
	confirm: {
		meta: { title: "Confirma tu suscripción | {{eventName}}", description: "Un clic y las noticias de la cumbre en {{city}} llegarán a tu correo." },
		ask: { title: "¿Quieres recibir nuestro boletín?", lead: "Un clic y las noticias de la cumbre en {{city}} llegarán a tu correo." },
		submit: "Sí, quiero suscribirme",
		submitting: "Suscribiendo…",
		done: { title: "¡Gracias!", lead: "Tu suscripción quedó lista. El equipo organizador te escribirá cuando haya algo que contar." },
		unknown: { title: "Este enlace ya venció", lead: "Tiene varios días, o ya cancelaste tu suscripción. Suscríbete otra vez." },
		again: "Suscribirme",
	},
	unsubscribe: {
		meta: { title: "Cancelar la suscripción | {{eventName}}", description: "Un clic y dejarás de recibir correos sobre la cumbre en {{city}}." },
		ask: { title: "¿Quieres cancelar tu suscripción?", lead: "Un clic y dejarás de recibir correos sobre la cumbre en {{city}}." },
		submit: "Sí, quiero darme de baja",
		submitting: "Cancelando…",
		done: { title: "Cancelaste tu suscripción", lead: "No te enviaremos más correos y ya borramos tu dirección. ¡Que te vaya muy bien!" },
	},
};
