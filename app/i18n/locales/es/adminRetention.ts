import type { adminRetention as english } from "#app/i18n/locales/en/adminRetention.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRetention: SameShape<typeof english> = {
	title: "Protección de datos",
	lead: "Cuánto tiempo se conservan los datos personales antes de borrarse para siempre.",
	fields: {
		messageDays: "Mensajes",
		mailDays: "Correos en la bandeja de salida",
		activityDays: "Registro de actividad",
		orderDays: "Datos personales en los pedidos",
		invoiceYears: "Compradores en los comprobantes",
	},
	hints: {
		messageDays: "Días, {{max}} como máximo. 0: hasta que alguien los elimine.",
		mailDays: "Días, de {{min}} a {{max}}.",
		activityDays: "Días, {{max}} como máximo. Los cambios anteriores no se pueden deshacer. 0: sin límite.",
		orderDays: "Días después de la cumbre, {{max}} como máximo. Los montos y comprobantes se conservan. 0: nunca se borran.",
		invoiceYears: "Años después del año de emisión, de {{min}} a {{max}}. México pide cinco desde la declaración.",
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
