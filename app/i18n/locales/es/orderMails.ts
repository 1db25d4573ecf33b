import type { orderMails as english } from "#app/i18n/locales/en/orderMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const orderMails: SameShape<typeof english> = {
	greeting: "Hola, {{name}}:",
	/** Before a payment. */
	greetingUnnamed: "Hola:",
	ending: `{{eventName}}
{{datesAndPlace}}
{{email}}`,
	endingCanceled: `{{eventName}}
{{email}}`,
	paragraphs: {
		changedByOrganizers: "El equipo organizador cambió tu pedido. Ahora contiene:",
		changedByBuyer: "Cambiaste tu pedido. Ahora contiene:",
		changedByCancellation: "El taller “{{workshop}}” se canceló. Tu pedido ahora contiene:",
		lost: `Cuando llegó tu pago, estos lugares en talleres ya no estaban disponibles:
{{lostLines}}`,
		attached: "Los datos de pago también van adjuntos, para quien vaya a pagar.",
		reference: "Haz la transferencia con la referencia en el concepto: así sabemos que el pago es tuyo. Debe llegar a más tardar ese día.",
		next: `Consulta tu pedido y los siguientes pasos:
{{link}}`,
		alreadyPaid: "Si ya pagaste, no tienes que hacer nada: una transferencia tarda unos días.",
		canceled: "Esto se canceló de tu pedido {{code}}:",
		back: "Te reembolsaremos {{amount}} por el mismo medio con el que pagaste y te escribiremos cuando el dinero vaya en camino.",
		creditNote: `Tu pedido, con el comprobante de cancelación:
{{link}}`,
		open: `Abre tu pedido:
{{link}}`,
	},
	ordered: {
		subject: "Tu pedido {{code}}: el pago debe llegar a más tardar el {{due}}",
		body: `Gracias por tu pedido. $t(orderPhrases.tickets.until)

{{lines}}
Total: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		subject: "Tu pedido {{code}} te espera: el pago debe llegar a más tardar el {{due}}",
		body: `Todavía no recibimos tu transferencia. $t(orderPhrases.tickets.until) Después, tu pedido vence.

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	short: {
		subject: "Tu pedido {{code}}: todavía faltan {{missing}}",
		body: `Recibimos {{came}} de {{total}}. Transfiere los {{missing}} que faltan con la referencia en el concepto. El pago debe llegar a más tardar el {{due}}.

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	inQuestion: {
		subject: "Tu pedido {{code}}: revisamos tu pago",
		body: `Recibimos un pago para tu pedido {{code}} que no coincide con su total de {{total}}. Lo estamos revisando y te escribiremos. Por favor, no pagues nada más hasta entonces.

$t(orderMails.paragraphs.open)`,
	},
	endedInQuestion: {
		subject: "Tu pedido {{code}} venció y revisamos tu pago",
		body: `Tu pedido {{code}} venció porque su total de {{total}} no llegó a tiempo, pero recibimos otro pago. Revisamos si todavía podemos aplicarlo y te escribiremos; si no, te lo reembolsaremos.

$t(orderMails.paragraphs.open)`,
	},
	cancelledInQuestion: {
		subject: "Tu pedido {{code}} está cancelado y revisamos tu pago",
		body: `Tu pedido {{code}} está cancelado. Sin embargo, recibimos un pago. Te lo reembolsaremos y te escribiremos cuando vaya en camino.

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Tu pedido {{code}} está pagado. {{settled}}

{{lines}}{{lost}}

$t(orderPhrases.tickets.attached). Tu comprobante de compra va adjunto.

$t(orderPhrases.tickets.open) y tu comprobante:
{{link}}

{{who}}`,
	},
	free: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Tu pedido {{code}} está completo. No hay nada que pagar. {{settled}}

{{lines}}{{lost}}

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
		subject: "Te reembolsaremos tu pago del pedido {{code}}",
		body: `Tu pago de {{total}} llegó cuando tu pedido ya había vencido y ya no había disponibilidad. Te lo reembolsaremos.

$t(orderMails.paragraphs.open)`,
	},
	expired: {
		subject: "Tu pedido {{code}} venció",
		body: `Tu transferencia no llegó a tiempo, así que $t(orderPhrases.tickets.noLonger).

Si tu pago viene en camino y todavía hay boletos, lo aplicamos; si no, te lo reembolsamos.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		subject: "Tu pedido {{code}} venció",
		body: `Tu pedido {{code}} no se pagó, así que $t(orderPhrases.tickets.noLonger). No se hizo ningún cargo a tu tarjeta.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		subject: "Tu pedido {{code}} está cancelado",
		body: `Tu pedido {{code}} está cancelado. $t(orderPhrases.tickets.notValid)

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		subject: "Tu pedido {{code}}: ahora el pago puede llegar a más tardar el {{due}}",
		body: `Ahora tienes más tiempo para pagar. $t(orderPhrases.tickets.until)

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.open)`,
	},
	shortened: {
		subject: "Tu pedido {{code}}: ahora el pago debe llegar a más tardar el {{due}}",
		body: `Se adelantó un taller de tu pedido, y los lugares sin pagar solo se apartan hasta que empieza el taller. Por eso tienes menos tiempo para pagar. $t(orderPhrases.registrations.until)

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	changed: {
		subject: "Tu pedido {{code}} cambió: {{total}} deben llegar a más tardar el {{due}}",
		body: `{{changed}}

{{lines}}
Total: {{total}}

Transfiere este monto con la referencia en el concepto. El pago debe llegar a más tardar el {{due}}.

{{bank}}

¿Ya transferiste otro monto? Escríbenos.

$t(orderMails.paragraphs.open)`,
	},
	exchanged: {
		subject: "Cambiamos tu boleto: pedido {{code}}",
		body: `El equipo organizador cambió un boleto de tu pedido {{code}}. Ahora es:

{{lines}}{{features}}

Su código QR es el mismo. Adjuntamos tu boleto nuevo.

Tu pedido, con los comprobantes:
{{link}}`,
	},
	exchangedRefunded: {
		subject: "Cambiamos tu boleto y te reembolsaremos {{amount}}: pedido {{code}}",
		body: `El equipo organizador cambió un boleto de tu pedido {{code}}. Ahora es:

{{lines}}{{features}}

Su código QR es el mismo. Adjuntamos tu boleto nuevo. $t(orderMails.paragraphs.back)

Tu pedido, con los comprobantes:
{{link}}`,
	},
	refunded: {
		subject: "Tu reembolso va en camino: pedido {{code}}",
		body: `Te devolvimos {{amount}}. El dinero llega en unos días, según tu banco.

$t(orderMails.paragraphs.open)`,
	},
	refundedTwice: {
		subject: "El reembolso de tu segundo pago va en camino: pedido {{code}}",
		body: `Tu pedido {{code}} se pagó dos veces. Tu pedido sigue igual; te devolvimos el segundo pago de {{amount}}. El dinero llega en unos días, según tu banco.

$t(orderMails.paragraphs.open)`,
	},
	ticketsRefunded: {
		subject: "Cancelado, con un reembolso de {{amount}}: pedido {{code}}",
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
		body: `Solicitaste un enlace nuevo a tu pedido.

$t(orderMails.paragraphs.open)

Si no fuiste tú, no tienes que hacer nada. No compartas el enlace: quien lo abre ve tu pedido.`,
	},
	links: {
		subject: "Tus pedidos para {{eventName}}",
		line: `Pedido {{code}} ({{date}}):
{{link}}`,
		body: `Solicitaste enlaces nuevos a tus pedidos.

{{orders}}

Si no fuiste tú, no tienes que hacer nada. No compartas los enlaces: quien abre uno ve ese pedido.`,
	},
	linkGiven: {
		subject: "Un enlace nuevo a tu pedido {{code}}",
		body: `Alguien del equipo organizador creó un enlace nuevo a tu pedido {{code}} para dártelo. Quien lo tenga ve el pedido y sus boletos, y puede cambiarlos.

Si nadie te lo dio, escríbenos de inmediato: {{email}}.

$t(orderMails.paragraphs.open)`,
	},
};
