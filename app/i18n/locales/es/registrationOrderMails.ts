import type { registrationOrderMails as english } from "#app/i18n/locales/en/registrationOrderMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationOrderMails: SameShape<typeof english> = {
	ordered: {
		body: `Gracias por tu pedido. $t(orderPhrases.registrations.until)

{{lines}}
Total: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		body: `Todavía no recibimos tu transferencia. $t(orderPhrases.registrations.until) Después, tu pedido vence.

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "Pagado: $t(orderPhrases.registrations.workshops)",
		body: `Tu pedido {{code}} está pagado y $t(orderPhrases.registrations.areYours). {{settled}}

{{lines}}{{lost}}

Abre tu pedido y tu comprobante de compra:
{{link}}`,
	},
	expired: {
		body: `Tu transferencia no llegó a tiempo, así que $t(orderPhrases.registrations.noLonger).

Si tu pago viene en camino y todavía hay lugares, lo aplicamos; si no, te lo reembolsamos.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		body: `Tu pedido {{code}} no se pagó, así que $t(orderPhrases.registrations.noLonger). No se hizo ningún cargo a tu tarjeta.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		body: `Tu pedido {{code}} está cancelado y $t(orderPhrases.registrations.free).

$t(orderMails.paragraphs.open)`,
	},
	workshopCancelled: {
		body: `El taller “{{workshop}}” se canceló y, con él, tu pedido {{code}}. No hay nada que pagar.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		body: `Ahora tienes más tiempo para pagar. $t(orderPhrases.registrations.until)

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.open)`,
	},
	ticketsRefunded: {
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

$t(orderMails.paragraphs.back)

$t(orderMails.paragraphs.creditNote)`,
	},
	ticketsCancelled: {
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

No hay reembolso.

Tu pedido:
{{link}}`,
	},
};
