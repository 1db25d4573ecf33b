import type { orderMails as english } from "#app/i18n/locales/en/orderMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const orderMails: SameShape<typeof english> = {
	greeting: "Hola, {{name}}:",
	/** Before money has come. */
	greetingUnnamed: "Hola:",
	ending: `{{eventName}}
{{dates}}, {{venue}}, {{city}}, {{country}}
{{email}}`,
	endingCanceled: `{{eventName}}
{{email}}`,
	paragraphs: {
		attached: "Los datos de pago también van adjuntos, para dárselos a quien pague.",
		reference: "Haz la transferencia de modo que llegue a más tardar ese día y escribe la referencia: así sabemos que el dinero es tuyo.",
		next: `Mira tu pedido y los pasos que siguen:
{{link}}`,
		alreadyPaid: "¿Ya pagaste? Entonces no hagas nada: una transferencia tarda unos días.",
		canceled: "Se canceló en tu pedido {{code}}:",
		back: "Te devolvemos {{amount}} por la misma vía por la que pagaste; te escribimos de nuevo cuando vayan en camino.",
		creditNote: `Tu pedido, con la nota de crédito de tu factura:
{{link}}`,
		open: `Abre tu pedido:
{{link}}`,
	},
	ordered: {
		subject: "Tu pedido {{code}}: paga a más tardar el {{due}}",
		body: `Gracias por tu pedido. $t(orderPhrases.tickets.until)

{{lines}}
Total: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		subject: "Tu pedido {{code}} te espera: paga a más tardar el {{due}}",
		body: `Todavía no recibimos tu transferencia. $t(orderPhrases.tickets.until) Después, tu pedido vence.

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	short: {
		subject: "Tu pedido {{code}}: todavía faltan {{missing}}",
		body: `Recibimos {{came}} de {{total}}. Todavía faltan {{missing}}: haz la transferencia de modo que llegue a más tardar el {{due}} y escribe la referencia.

{{bank}}

¿Ya la hiciste? Entonces no hagas nada: una transferencia tarda unos días.

$t(orderMails.paragraphs.open)`,
	},
	inQuestion: {
		subject: "Tu pedido {{code}}: revisamos tu pago",
		body: `Recibimos un pago para tu pedido {{code}} que no coincide con su total de {{total}}. Lo estamos revisando y te escribiremos; por favor, no pagues nada más hasta entonces.

$t(orderMails.paragraphs.open)`,
	},
	endedInQuestion: {
		subject: "Tu pedido {{code}} venció y revisamos tu pago",
		body: `Tu pedido {{code}} venció porque su total de {{total}} no llegó a tiempo, pero recibimos otro pago. Revisamos si todavía puede contar y te escribiremos; si no, te lo devolveremos.

$t(orderMails.paragraphs.open)`,
	},
	cancelledInQuestion: {
		subject: "Tu pedido {{code}} está cancelado y revisamos tu pago",
		body: `Tu pedido {{code}} está cancelado. Sin embargo, sí llegó dinero. Lo revisamos, te lo devolvemos y te escribimos cuando esté en camino.

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Tu pedido {{code}} está pagado. {{settled}}

{{lines}}

$t(orderPhrases.tickets.attached), junto con tu factura.

$t(orderPhrases.tickets.open) y tu factura:
{{link}}

{{who}}`,
	},
	free: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Tu pedido {{code}} está completo. No hay nada que pagar. {{settled}}

{{lines}}

$t(orderPhrases.tickets.attached).

$t(orderPhrases.tickets.open):
{{link}}

{{who}}`,
	},
	registrationFreed: {
		subject: "Terminó una inscripción a un taller: pedido {{code}}",
		body: `El boleto se canceló, así que también terminó la inscripción que pagaste con el pedido {{code}}:

{{lines}}

Si la página de tu pedido todavía lo permite, puedes cancelar ahí y ver primero tu reembolso. Si no, decidiremos cuánto te reembolsamos y te escribiremos cuando vaya en camino. ¿Tienes alguna pregunta? Escríbenos: {{email}}

Abre tu pedido:
{{link}}`,
	},
	registrationRemoved: {
		subject: "Se canceló una inscripción a un taller: pedido {{code}}",
		body: `Cancelamos la inscripción que pagaste con el pedido {{code}}:

{{lines}}

Si la página de tu pedido todavía lo permite, puedes cancelar ahí y ver primero tu reembolso. Si no, decidiremos cuánto te reembolsamos y te escribiremos cuando vaya en camino. ¿Tienes alguna pregunta? Escríbenos: {{email}}

Abre tu pedido:
{{link}}`,
	},
	paidLate: {
		subject: "Te devolvemos tu pago del pedido {{code}}",
		body: `Tu pago de {{total}} llegó cuando tu pedido ya había vencido y ya no podemos darte lo que pediste. Te devolvemos el dinero.

$t(orderMails.paragraphs.open)`,
	},
	expired: {
		subject: "Tu pedido {{code}} venció",
		body: `Tu transferencia no llegó a tiempo, así que $t(orderPhrases.tickets.noLonger).

¿El dinero viene en camino? Si todavía quedan boletos suficientes cuando llegue, tu pedido vale de todos modos; si no, te lo devolvemos.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		subject: "Tu pedido {{code}} venció",
		body: `Tu pedido {{code}} no se pagó, así que $t(orderPhrases.tickets.noLonger). No se hizo ningún cargo a tu tarjeta.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		subject: "Tu pedido {{code}} está cancelado",
		body: `Tu pedido {{code}} está cancelado. Sus boletos no son válidos.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		subject: "Tu pedido {{code}}: ahora puedes pagar hasta el {{due}}",
		body: `Ahora tienes más tiempo para pagar. $t(orderPhrases.tickets.until)

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.open)`,
	},
	shortened: {
		subject: "Tu pedido {{code}}: ahora hay que pagarlo a más tardar el {{due}}",
		body: `Se adelantó un taller de tu pedido, y los lugares sin pagar solo se apartan hasta que empieza el taller. Por eso tienes menos tiempo para pagar. $t(orderPhrases.registrations.until)

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	changed: {
		subject: "Tu pedido {{code}} cambió: {{total}} por pagar hasta el {{due}}",
		body: `El equipo organizador cambió tu pedido. Ahora tiene:

{{lines}}
Total: {{total}}

Transfiere este monto de modo que llegue a más tardar el {{due}} e indica la referencia.

{{bank}}

¿Ya transferiste otro monto? Escríbenos.

$t(orderMails.paragraphs.open)`,
	},
	exchanged: {
		subject: "Tu boleto se cambió: pedido {{code}}",
		body: `El equipo organizador cambió un boleto de tu pedido {{code}}. Ahora es:

{{lines}}

Su código QR sigue siendo el mismo. Adjuntamos el boleto como es ahora.

Tu pedido, con las facturas:
{{link}}`,
	},
	exchangedRefunded: {
		subject: "Tu boleto se cambió y te devolvemos {{amount}}: pedido {{code}}",
		body: `El equipo organizador cambió un boleto de tu pedido {{code}}. Ahora es:

{{lines}}

Su código QR sigue siendo el mismo. Adjuntamos el boleto como es ahora. $t(orderMails.paragraphs.back)

Tu pedido, con las facturas:
{{link}}`,
	},
	refunded: {
		subject: "Tu dinero va de regreso: pedido {{code}}",
		body: `Te devolvimos {{amount}}. Los recibes en unos días, según los bancos.

$t(orderMails.paragraphs.open)`,
	},
	refundedTwice: {
		subject: "Tu segundo pago va de regreso: pedido {{code}}",
		body: `Tu pedido {{code}} se pagó dos veces. Tu pedido sigue igual; te devolvimos el segundo pago de {{amount}}. Llega en unos días, según los bancos.

$t(orderMails.paragraphs.open)`,
	},
	ticketsRefunded: {
		subject: "Cancelado, y te devolvemos {{amount}}: pedido {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

$t(orderPhrases.tickets.admitNobody) $t(orderMails.paragraphs.back)

$t(orderMails.paragraphs.creditNote)`,
	},
	ticketsCancelled: {
		subject: "Cancelado, sin reembolso: pedido {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

$t(orderPhrases.tickets.admitNobody) No hay reembolso.

Tu pedido:
{{link}}`,
	},
	link: {
		subject: "Tu pedido {{code}}",
		body: `Pediste un enlace nuevo a tu pedido.

$t(orderMails.paragraphs.open)

Si no fuiste tú, no tienes que hacer nada. No compartas el enlace: quien lo abre ve tu pedido.`,
	},
	links: {
		subject: "Tus pedidos para {{eventName}}",
		line: `Pedido {{code}} ({{date}}):
{{link}}`,
		body: `Pediste enlaces nuevos a tus pedidos.

{{orders}}

Si no fuiste tú, no tienes que hacer nada. No compartas los enlaces: quien abre uno ve ese pedido.`,
	},
	linkGiven: {
		subject: "Un enlace nuevo a tu pedido {{code}}",
		body: `Alguien del equipo organizador creó un enlace nuevo a tu pedido {{code}} para dártelo. Quien lo tenga ve el pedido y sus boletos, y puede cambiarlos.

¿No te lo dieron? Entonces escríbenos de inmediato: {{email}}.

$t(orderMails.paragraphs.open)`,
	},
};
