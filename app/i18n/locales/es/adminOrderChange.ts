import type { adminOrderChange as english } from "#app/i18n/locales/en/adminOrderChange.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminOrderChange: SameShape<typeof english> = {
	tickets: {
		link: "Cambiar los boletos…",
		title: "Cambiar los boletos de {{code}}",
		lead: "Cuántos de cada uno debe haber. Todos cuestan lo que cuestan hoy; el pedido vence cuando iba a vencer. Su página dice cuánto hay que transferir ahora. $t(notified.buyer) Si ya se transfirió el monto anterior, no coincidirá.",
		numbers: "Boletos",
		code: "Código de descuento",
		sum: "Cuánto es",
		total: "Nuevo total",
		before: "En lugar de {{total}}",
		price: "Revisar el precio",
		submit: "Cambiar el pedido a {{total}}",
		submitFree: "Cambiar el pedido: nada por pagar",
		failures: {
			problems: { title: "Esto no es posible", words: "Abajo, junto al total, dice por qué." },
			changed: { title: "Todavía no se cambió nada", words: "El precio o lo que queda cambió mientras tanto. Revísalo abajo." },
			same: { title: "No se cambió nada", words: "El pedido ya tiene exactamente esto." },
			cardOpen: {
				title: "No se cambió nada",
				words: "Hay un pago con tarjeta abierto de este pedido y Stripe no dice si ya terminó. Inténtalo de nuevo en unos minutos.",
			},
		},
	},
	exchange: {
		link: "Cambiar…",
		title: "Cambiar el boleto {{number}} ({{from}})",
		lead: "Por un boleto de otro tipo, al precio de hoy. Costó {{price}}. Después verás qué pasa con la diferencia.",
		choose: "¿Por cuál boleto?",
		more: "{{price}}: {{amount}} más",
		less: "{{price}}: {{amount}} menos",
		same: "{{price}}: sin diferencia",
		none: "agotado",
		next: "Continuar",
		missing: "Elige uno.",
		sure: "¿Cambiarlo por {{tier}}?",
		sureLead:
			"Se conservan el asistente y el código QR. Una nota de crédito quita el boleto {{number}} ({{from}}) de la factura y una factura nueva lleva {{tier}}. $t(notified.buyer) Esto no puede deshacerse.",
		before: "Hasta ahora",
		after: "A partir de ahora",
		difference: "Diferencia",
		goesBack: "{{amount}} pasan a la lista de reembolsos.",
		registrations: "{{tier}} no incluye estos talleres. Los lugares en ellos se devuelven:",
		waitCosts: "El boleto está en la lista de espera de estos talleres y ahí sigue. Con {{tier}}, un lugar en ellos se paga:",
		waitEnds: "El boleto está en la lista de espera de estos talleres, que {{tier}} no incluye. Deja de estarlo:",
		paidBy: "¿Cómo se pagó la diferencia?",
		ways: {
			bank: { label: "Por transferencia", words: "{{amount}} ya están en la cuenta." },
			cash: { label: "En la mesa", words: "Se cobraron {{amount}} en efectivo o con terminal." },
			waived: { label: "No se paga", words: "{{tier}} al precio anterior, como descuento del equipo organizador." },
		},
		submit: "Cambiar",
		errors: {
			title: "No se cambió nada",
			changed: "El precio, lo que queda o el pedido cambió mientras tanto. Revísalo de nuevo y decide.",
			paidBy: "Elige una opción.",
		},
	},
	busy: "Un momento…",
	cancel: "Dejarlo como está",
	back: "Volver al pedido",
};
