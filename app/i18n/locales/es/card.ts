import type { card as english } from "#app/i18n/locales/en/card.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const card: SameShape<typeof english> = {
	testMode: "Modo de prueba: no se cobra a ninguna tarjeta ni se mueve dinero.",
	page: {
		awaiting: "Paga ahora con tarjeta. $t(orderPhrases.tickets.untilHour)",
		minutesLeft_one: "Te queda {{count}} minuto.",
		minutesLeft_other: "Te quedan {{count}} minutos.",
		unanswered: "En este momento no podemos comunicarnos con nuestro servicio de pagos. Tu pedido está a salvo y no se cobró nada.",
		tryAgain: "Inténtalo de nuevo en unos minutos.",
		tryAgainOrTransfer: "Inténtalo de nuevo en unos minutos o paga por transferencia.",
		processing: "Tu pago se está procesando. $t(orderPhrases.tickets.processing)",
		over: "Se acabó el tiempo para pagar. Estamos verificando si llegó tu pago; vuelve en unos minutos.",
		expired: "Este pedido no se pagó a tiempo. No se hizo ningún cargo a tu tarjeta.",
		off: "El pago con tarjeta está desactivado por ahora. Tu pedido está a salvo: escríbenos, o paga por transferencia si se ofrece.",
		submit: "Pagar {{total}} con tarjeta",
		again: "Pagar con tarjeta de nuevo",
		busy: "Un momento…",
		leads: "Pagas en la página de nuestro servicio de pagos, Stripe, y después vuelves aquí.",
		instead: "Mejor pagar con tarjeta",
		transfer: "Mejor pagar por transferencia",
	},
	settings: {
		title: "Pago con tarjeta",
		off: "Desactivado. Se activa con dos claves de una cuenta de Stripe; docs/payments.md explica cómo.",
		live: "Activado, con dinero real: el modo activo de Stripe.",
		test: "Activado en el modo de prueba de Stripe: no se cobra nada, y todas las páginas lo avisan.",
		webhook: "Registra esta dirección como webhook en Stripe:",
		heard: "Último aviso de Stripe: {{at}}.",
		unheard: "Stripe todavía no avisa nada. Los pagos se registran de todos modos, con unos minutos de retraso.",
	},
	refund: {
		link: "Reembolsar a la tarjeta…",
		title: "¿Reembolsar {{amount}} a la tarjeta?",
		lead: "Stripe los reembolsa a la tarjeta con la que pagó {{name}}. $t(notified.buyer) Esto no se puede deshacer.",
		submit: "Reembolsar {{amount}}",
		queued: "En espera de la confirmación de Stripe",
		problem: "Stripe no aceptó el reembolso ({{problem}}). Revisa en Stripe y luego inténtalo de nuevo o hazlo por transferencia.",
	},
};
