import type { SameShape } from "../../shape";
import type { placeOrderMails as english } from "../en/placeOrderMails";

export const placeOrderMails: SameShape<typeof english> = {
	ordered: {
		subject: "Tu pedido {{code}}: paga a más tardar el {{due}}",
		body: `Gracias por tu pedido. Te apartamos los lugares hasta el {{due}}.

{{lines}}
Total: {{total}}

Haz la transferencia de modo que llegue a más tardar ese día y escribe la referencia: así sabemos que el dinero es tuyo.

{{bank}}

Los datos de pago también van adjuntos, para dárselos a quien pague.

Mira tu pedido y los pasos que siguen:
{{link}}`,
	},
	reminder: {
		subject: "Tu pedido {{code}} te espera: paga a más tardar el {{due}}",
		body: `Todavía no recibimos tu transferencia. Te apartamos los lugares hasta el {{due}}; después los ofrecemos a otras personas.

{{lines}}
Total: {{total}}

{{bank}}

¿Ya pagaste? Entonces no hagas nada: una transferencia tarda unos días.

Abre tu pedido:
{{link}}`,
	},
	paid: {
		subject: "Pagado: tus talleres en {{eventName}}",
		body: `Tu pedido {{code}} está pagado y los lugares son tuyos. ¡Nos vemos en {{city}}!

{{lines}}

Abre tu pedido y tu factura:
{{link}}`,
	},
	paidLate: {
		subject: "Te devolvemos tu pago del pedido {{code}}",
		body: `Tu pago de {{total}} llegó cuando tu pedido ya había vencido y sus lugares ya no están libres. Te devolvemos el dinero.

Abre tu pedido:
{{link}}`,
	},
	expired: {
		subject: "Tu pedido {{code}} venció",
		body: `Tu transferencia no llegó a tiempo, así que ya no te apartamos los lugares en talleres.

¿El dinero viene en camino? Si todavía hay lugares cuando llegue, son tuyos; si no, te lo devolvemos.

Abre tu pedido:
{{link}}`,
	},
	cardExpired: {
		subject: "Tu pedido {{code}} venció",
		body: `Tu pedido {{code}} no se pagó, así que sus lugares en talleres ya no están apartados. No se hizo ningún cargo a tu tarjeta.

¿Todavía quieres ir? Haz otro pedido en la página de tus talleres. El pedido que venció:
{{link}}`,
	},
	cancelled: {
		subject: "Tu pedido {{code}} está cancelado",
		body: `Tu pedido {{code}} está cancelado y sus lugares en talleres quedan libres para otras personas.

Abre tu pedido:
{{link}}`,
	},
	extended: {
		subject: "Tu pedido {{code}}: ahora puedes pagar hasta el {{due}}",
		body: `Tienes más tiempo para pagar: te apartamos los lugares hasta el {{due}}.

Total: {{total}}

{{bank}}

Abre tu pedido:
{{link}}`,
	},
	ticketsRefunded: {
		subject: "Cancelado, y te devolvemos {{amount}}: pedido {{code}}",
		body: `Cancelado de tu pedido {{code}}:

{{lines}}

Te devolvemos {{amount}} por la misma vía por la que pagaste; te escribimos de nuevo cuando vayan en camino.

Tu pedido, con la nota de crédito de tu factura:
{{link}}`,
	},
	ticketsCancelled: {
		subject: "Lugares cancelados: pedido {{code}}",
		body: `Cancelado de tu pedido {{code}}:

{{lines}}

Por estos lugares no se devuelve nada.

Tu pedido:
{{link}}`,
	},
};
