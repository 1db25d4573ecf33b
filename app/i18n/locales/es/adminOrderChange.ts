import type { adminOrderChange as english } from "#app/i18n/locales/en/adminOrderChange.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminOrderChange: SameShape<typeof english> = {
	tickets: {
		link: "Cambiar los boletos…",
		title: "Cambiar los boletos de {{code}}",
		lead: "Indica cuántos boletos de cada tipo. Se cobran al precio de hoy y el pedido conserva su fecha límite. En la página del pedido se verá el nuevo monto. $t(notified.buyer) Si ya se transfirió el monto anterior, no coincidirá.",
		numbers: "Cantidades",
		code: "Código de descuento",
		sum: "Resumen",
		total: "Nuevo total",
		before: "En lugar de {{total}}",
		price: "Actualizar el total",
		submit: "Cambiar el pedido a {{total}}",
		submitFree: "Cambiar el pedido: nada por pagar",
		failures: {
			problems: { title: "Este cambio no es posible", words: "En el resumen de abajo ves por qué." },
			changed: { title: "Todavía no se cambió nada", words: "Cambió el precio o el número de boletos disponibles. Revísalo abajo." },
			same: { title: "No se cambió nada", words: "El pedido ya tiene exactamente estos boletos." },
			cardOpen: {
				title: "No se cambió nada",
				words: "Este pedido tiene un pago con tarjeta abierto y Stripe no ha confirmado el resultado. Inténtalo de nuevo en unos minutos.",
			},
		},
	},
	exchange: {
		link: "Cambiar…",
		title: "Cambiar el boleto {{number}} ({{from}})",
		lead: "Por un boleto de otro tipo, al precio de hoy. Costó {{price}}. Después verás qué pasa con la diferencia.",
		choose: "Nuevo boleto",
		more: "{{price}}: {{amount}} más",
		less: "{{price}}: {{amount}} menos",
		same: "{{price}}: sin diferencia",
		none: "agotado",
		next: "Continuar",
		missing: "Elige uno.",
		sure: "¿Cambiarlo por {{tier}}?",
		sureLead:
			"Se conservan el asistente y el código QR. Se cancela el boleto {{number}} ({{from}}) con un comprobante de cancelación y se emite un comprobante nuevo por {{tier}}. $t(notified.buyer) Esto no se puede deshacer.",
		before: "Antes",
		after: "Después",
		difference: "Diferencia",
		goesBack: "{{amount}} pasan a la lista de reembolsos.",
		registrations: "{{tier}} no incluye estos talleres. Sus inscripciones se cancelan:",
		waitCosts: "El boleto sigue en la lista de espera de estos talleres. Con {{tier}}, la inscripción tiene costo:",
		waitEnds: "El boleto sale de la lista de espera de estos talleres, que {{tier}} no incluye:",
		paidBy: "¿Cómo se pagó la diferencia?",
		ways: {
			bank: { label: "Por transferencia", words: "{{amount}} ya están en la cuenta." },
			cash: { label: "En taquilla", words: "Se cobraron {{amount}} en efectivo o con terminal." },
			waived: { label: "Sin cobro", words: "{{tier}} al precio anterior, como descuento del equipo organizador." },
		},
		submit: "Cambiar",
		errors: {
			title: "No se cambió nada",
			changed: "Cambió el precio, el número de boletos disponibles o el pedido. Revísalo antes de continuar.",
			paidBy: "Elige una opción.",
		},
	},
	busy: "Un momento…",
	cancel: "Volver",
	back: "Volver al pedido",
};
