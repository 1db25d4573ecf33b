import type { adminRetention as english } from "#app/i18n/locales/en/adminRetention.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRetention: SameShape<typeof english> = {
	title: "Protección de datos",
	lead: "Cuánto tiempo conserva el sitio lo que la gente deja en él. Al cumplirse el plazo, el propio sitio lo borra para siempre. Estos plazos aparecen en la página de privacidad.",
	fields: {
		messageDays: "Mensajes",
		mailDays: "Correos en la bandeja de salida",
		activityDays: "Registro de actividad",
		orderDays: "Personas de los pedidos",
		invoiceYears: "Compradores en las facturas",
	},
	hints: {
		messageDays: "Días desde que se recibe un mensaje, {{max}} como máximo. Con 0, los mensajes se quedan hasta que alguien los elimine.",
		mailDays: "Días desde que se envía un correo, o desde que se escribe si no pudo enviarse: de {{min}} a {{max}}.",
		activityDays: "Días desde un cambio, {{max}} como máximo. Lo que sale del registro ya no puede deshacerse. Con 0, se queda para siempre.",
		orderDays:
			"Días desde el último día de la cumbre, {{max}} como máximo: entonces se borran nombres, correos y notas; las cifras y las facturas se quedan. Con 0, el sitio no borra a nadie por sí mismo.",
		invoiceYears:
			"Años desde el fin del año en que se emitió la factura, de {{min}} a {{max}}: entonces deja de decir quién compró. Pregunta a tu contador qué pide la ley; en México las facturas se conservan cinco años, contados desde la declaración de impuestos.",
	},
	view: "Ver la página de privacidad",
	question: {
		title: "¿Borrar lo que es más antiguo?",
		lead: "Con estos plazos, lo siguiente es demasiado antiguo. Si continúas, se borra para siempre y nadie podrá recuperarlo.",
		submit: "Guardar y borrar",
		confirm: { label: "Tu propia contraseña", hint: "Se pide para lo que no puede deshacerse." },
		cancel: "Conservarlo",
	},
	losses: {
		messageDays_one: "{{count}} mensaje",
		messageDays_other: "{{count}} mensajes",
		mailDays_one: "{{count}} correo",
		mailDays_other: "{{count}} correos",
		activityDays_one: "{{count}} entrada del registro de actividad",
		activityDays_other: "{{count}} entradas del registro de actividad",
		orderDays_one: "las personas de {{count}} pedido",
		orderDays_other: "las personas de {{count}} pedidos",
		invoiceYears_one: "quien compró, en {{count}} factura",
		invoiceYears_other: "quienes compraron, en {{count}} facturas",
	},
};
