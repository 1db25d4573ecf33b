import type { adminDisruption as english } from "#app/i18n/locales/en/adminDisruption.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminDisruption: SameShape<typeof english> = {
	doesTitle: "Qué pasa",
	told: "A quién se avisa",
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
	textHint: "Entre el saludo y el enlace al pedido. Lo que significa para el dinero se agrega.",
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
				"Desde este momento ya no se venden boletos.",
				"Los pedidos quedan como están: {{paid}} y {{unpaid}}. Los boletos y los lugares en talleres siguen siendo válidos.",
				"Todas las páginas del sitio dicen que la cumbre se pospuso, y también lo que leen los buscadores.",
				"Puedes indicar nuevas fechas en el evento. Se venden boletos de nuevo cuando eliges “La cumbre se lleva a cabo…”.",
				"A quien puede cancelar por su cuenta se le devuelve todo lo que pagó, mientras la cumbre siga pospuesta.",
			],
		},
		cancelled: {
			link: "Cancelar la cumbre…",
			title: "Cancelar {{eventName}}",
			submit: "Cancelar la cumbre y avisar a todos",
			does: [
				"Desde este momento ya no se venden boletos.",
				"Se cancelan {{paid}} y {{unpaid}}, y todos los lugares en talleres. Los boletos dejan de ser válidos; solo los de quienes ya llegaron quedan como están.",
				"{{amount}} pasan a la lista de lo que se devuelve, con notas de crédito. Tú lo devuelves y lo indicas en la lista de reembolsos.",
				"Todas las páginas del sitio dicen que la cumbre se canceló, y también lo que leen los buscadores.",
				"Esto no se puede deshacer.",
			],
		},
		scheduled: {
			link: "La cumbre se lleva a cabo…",
			title: "{{eventName}} se lleva a cabo",
			submit: "Llevar a cabo la cumbre",
			does: [
				"Se venden boletos otra vez, como dicen el evento y los boletos. Revisa antes las fechas del evento.",
				"Las páginas del sitio ya no dicen que la cumbre se pospuso o se canceló.",
				"Los pedidos cancelados siguen cancelados y no se avisa a nadie: escribe tú, en “Escribir a los asistentes”, a aquellos cuyo boleto se canceló con la cumbre.",
			],
		},
	},
};
