import type { adminRetention as english } from "#app/i18n/locales/en/adminRetention.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRetention: SameShape<typeof english> = {
	title: "Protección de datos",
	lead: "Cuánto tiempo conserva el sitio los datos de las personas. Al cumplirse el plazo se borran de manera automática y definitiva. Estos plazos aparecen en la página de privacidad.",
	fields: {
		messageDays: "Mensajes",
		mailDays: "Correos en la bandeja de salida",
		activityDays: "Registro de actividad",
		orderDays: "Datos personales en los pedidos",
		invoiceYears: "Compradores en los comprobantes",
	},
	hints: {
		messageDays: "Días desde que se recibe un mensaje, {{max}} como máximo. Con 0, los mensajes se conservan hasta que alguien los elimine.",
		mailDays: "Días desde que se envía un correo, o desde que se escribe si no pudo enviarse: de {{min}} a {{max}}.",
		activityDays:
			"Días desde un cambio, {{max}} como máximo. Los cambios que ya no están en el registro no se pueden deshacer. Con 0, se conservan sin límite.",
		orderDays:
			"Días desde el último día de la cumbre, {{max}} como máximo. Se borran nombres, correos y notas; los montos y los comprobantes se conservan. Con 0, no se borra nada de manera automática.",
		invoiceYears:
			"Años desde el fin del año en que se emitió el comprobante, de {{min}} a {{max}}. Después se borra de él al comprador. Pregunta a tu contador qué pide la ley; en México los comprobantes se conservan cinco años, contados desde la declaración de impuestos.",
	},
	view: "Ver la página de privacidad",
	question: {
		title: "¿Borrar los datos más antiguos?",
		lead: "Con estos plazos, lo siguiente es demasiado antiguo. Si continúas, se borra para siempre y nadie podrá recuperarlo.",
		submit: "Guardar y borrar",
		confirm: { label: "Tu contraseña", hint: "Se pide porque esto no se puede deshacer." },
		cancel: "Conservarlo",
	},
	losses: {
		messageDays_one: "{{count}} mensaje",
		messageDays_other: "{{count}} mensajes",
		mailDays_one: "{{count}} correo",
		mailDays_other: "{{count}} correos",
		activityDays_one: "{{count}} entrada del registro de actividad",
		activityDays_other: "{{count}} entradas del registro de actividad",
		orderDays_one: "los datos personales de {{count}} pedido",
		orderDays_other: "los datos personales de {{count}} pedidos",
		invoiceYears_one: "el comprador en {{count}} comprobante",
		invoiceYears_other: "los compradores en {{count}} comprobantes",
	},
};
