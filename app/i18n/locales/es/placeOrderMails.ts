import type { SameShape } from "../../shape";
import type { placeOrderMails as english } from "../en/placeOrderMails";

export const placeOrderMails: SameShape<typeof english> = {
	ordered: {
		body: `Gracias por tu pedido. Te apartamos los lugares hasta el {{due}}.

{{lines}}
Total: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		body: `Todavía no recibimos tu transferencia. Te apartamos los lugares hasta el {{due}}; después los ofrecemos a otras personas.

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "Pagado: tus talleres en {{eventName}}",
		body: `Tu pedido {{code}} está pagado y los lugares son tuyos. ¡Nos vemos en {{city}}!

{{lines}}

Abre tu pedido y tu factura:
{{link}}`,
	},
	paidLate: {
		body: `Tu pago de {{total}} llegó cuando tu pedido ya había vencido y sus lugares ya no están libres. Te devolvemos el dinero.

$t(orderMails.paragraphs.open)`,
	},
	expired: {
		body: `Tu transferencia no llegó a tiempo, así que ya no te apartamos los lugares en talleres.

¿El dinero viene en camino? Si todavía hay lugares cuando llegue, son tuyos; si no, te lo devolvemos.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		body: `Tu pedido {{code}} no se pagó, así que sus lugares en talleres ya no están apartados. No se hizo ningún cargo a tu tarjeta.

¿Todavía quieres ir? Haz otro pedido en la página de tus talleres. El pedido que venció:
{{link}}`,
	},
	cancelled: {
		body: `Tu pedido {{code}} está cancelado y sus lugares en talleres quedan libres para otras personas.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		body: `Tienes más tiempo para pagar: te apartamos los lugares hasta el {{due}}.

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
		subject: "Lugares cancelados: pedido {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

Por estos lugares no se devuelve nada.

Tu pedido:
{{link}}`,
	},
};
