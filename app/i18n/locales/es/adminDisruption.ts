import type { adminDisruption as english } from "#app/i18n/locales/en/adminDisruption.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminDisruption: SameShape<typeof english> = {
	doesTitle: "Qué pasa",
	recipients: "A quién se notifica",
	mails_one: "{{count}} correo: a compradores, uno por pedido, y a asistentes con correo propio.",
	mails_other: "{{count}} correos: a compradores, uno por pedido, y a asistentes con correo propio.",
	inLanguage_one: "{{count}} en {{language}}",
	inLanguage_other: "{{count}} en {{language}}",
	paid_one: "{{count}} pedido pagado",
	paid_other: "{{count}} pedidos pagados",
	unpaid_one: "{{count}} pedido sin pagar",
	unpaid_other: "{{count}} pedidos sin pagar",
	subject: "Asunto",
	text: "Texto",
	textHint: "Va entre el saludo y el enlace al pedido. Se agrega qué pasa con los pagos.",
	confirmHint: "Se pide para lo que afecta a toda la cumbre.",
	busy: "Un momento…",
	cancel: "Volver al evento",
	left_one: "Falta {{count}} pedido por procesar. Sigue por sí solo: vuelve a cargar la página para ver cómo va.",
	left_other: "Faltan {{count}} pedidos por procesar. Sigue por sí solo: vuelve a cargar la página para ver cómo va.",
	steps: {
		postponed: {
			link: "Posponer la cumbre…",
			title: "Posponer {{eventName}}",
			submit: "Posponer la cumbre y avisar a todos",
			does: [
				"La venta de boletos se detiene de inmediato.",
				"Los pedidos no cambian: {{paid}} y {{unpaid}}. Los boletos y las inscripciones a talleres siguen siendo válidos.",
				"En todas las páginas del sitio, y en los datos para buscadores, se ve que la cumbre se pospuso.",
				"Puedes indicar las nuevas fechas del evento. Los boletos vuelven a la venta cuando eliges “Reactivar la cumbre…”.",
				"Mientras la cumbre esté pospuesta, los compradores que pueden cancelar en línea reciben un reembolso completo.",
			],
		},
		cancelled: {
			link: "Cancelar la cumbre…",
			title: "Cancelar {{eventName}}",
			submit: "Cancelar la cumbre y avisar a todos",
			does: [
				"La venta de boletos se detiene de inmediato.",
				"Se cancelan {{paid}} y {{unpaid}}, y todas las inscripciones a talleres. Los boletos dejan de ser válidos, salvo los de asistentes que ya registraron su entrada.",
				"{{amount}} pasan a la lista de reembolsos, con comprobantes de cancelación. Tú envías los reembolsos y los marcas como enviados.",
				"En todas las páginas del sitio, y en los datos para buscadores, se ve que la cumbre se canceló.",
				"Esto no se puede deshacer.",
			],
		},
		scheduled: {
			link: "Reactivar la cumbre…",
			title: "Reactivar {{eventName}}",
			submit: "Reactivar la cumbre",
			does: [
				"Los boletos vuelven a la venta, según lo configurado en el evento y en cada boleto. Revisa antes las fechas del evento.",
				"Las páginas del sitio dejan de mostrar que la cumbre se pospuso o se canceló.",
				"Los pedidos cancelados siguen cancelados y no se avisa a nadie. Escribe tú, en “Escribir a…”, a quienes tenían boleto cuando se canceló la cumbre.",
			],
		},
	},
};
