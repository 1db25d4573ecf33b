import type { placeOrderMails as english } from "#app/i18n/locales/en/placeOrderMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const placeOrderMails: SameShape<typeof english> = {
	ordered: {
		body: `Gracias por tu pedido. $t(yours.places.until)

{{lines}}
Total: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		body: `Todavía no recibimos tu transferencia. $t(yours.places.until) Después, tu pedido vence.

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "Pagado: $t(yours.places.workshops)",
		body: `Tu pedido {{code}} está pagado y $t(yours.places.areYours). {{settled}}

{{lines}}

Abre tu pedido y tu factura:
{{link}}`,
	},
	expired: {
		body: `Tu transferencia no llegó a tiempo, así que $t(yours.places.noLonger).

¿El dinero viene en camino? Si todavía hay cupo cuando llegue, tu pedido vale de todos modos; si no, te lo devolvemos.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		body: `Tu pedido {{code}} no se pagó, así que $t(yours.places.noLonger). No se hizo ningún cargo a tu tarjeta.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		body: `Tu pedido {{code}} está cancelado y $t(yours.places.free).

$t(orderMails.paragraphs.open)`,
	},
	workshopCancelled: {
		body: `El taller “{{workshop}}” se canceló y, con él, tu pedido {{code}}. No hay nada que pagar.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		body: `Ahora tienes más tiempo para pagar. $t(yours.places.until)

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
