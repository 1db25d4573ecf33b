import type { registrationOrder as english } from "#app/i18n/locales/en/registrationOrder.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationOrder: SameShape<typeof english> = {
	metaTitle: "Pedir talleres | {{eventName}}",
	title: "Pide lugares en talleres",
	lead: "Para el boleto de {{attendee}}",
	back: "Tus talleres",
	toOrder: "Tu pedido",
	choose: "¿Qué talleres?",
	none: "Por ahora no hay talleres que se paguen aquí.",
	full: "¿El que quieres está lleno? Entra a su lista de espera en la página de tus talleres.",
	buyer: { heading: "Quién hace el pedido", fromOrder: "{{name}}, {{email}}, igual que con tus boletos.", emailHint: "$t(notified.invoice)" },
	next: {
		card: "Pagas en la página de nuestro servicio de pagos, Stripe. Mientras tanto te apartamos los lugares.",
		bank: "En el siguiente paso verás a dónde transferir el dinero. Mientras tanto te apartamos los lugares.",
	},
	problems: {
		nothing: "Elige al menos un taller.",
		full: "{{workshop}}: alguien se adelantó y ya está lleno. Puedes entrar a su lista de espera.",
		closed: "{{workshop}} ya no da lugares.",
		had: "{{workshop}}: ya tienes un lugar, o uno que falta pagar.",
		free: "{{workshop}}: este lugar no te cuesta nada. Tómalo en la página de tus talleres.",
		notHere: "Por ahora los lugares no se pueden pagar aquí. Escríbenos y te ayudamos.",
	},
	page: {
		next: {
			awaiting_bank: "Transfiere {{total}} de modo que llegue a más tardar el {{due}}. $t(orderPhrases.registrations.untilThen)",
			paid: "Todo está en orden y $t(orderPhrases.registrations.areYours). {{settled}}",
			cancelled: "Este pedido está cancelado y $t(orderPhrases.registrations.free).",
			workshopCancelled: "Este pedido está cancelado, y también el taller “{{workshop}}”.",
			expired:
				"Tu transferencia no llegó a tiempo, así que $t(orderPhrases.registrations.noLonger). Si el dinero viene en camino, revisamos si quedan lugares; si no, te lo devolvemos.",
			late: "Tu pago llegó cuando el pedido ya había vencido y $t(orderPhrases.registrations.gone): te lo devolvemos.",
			reserved: "$t(orderPhrases.registrations.whilePaying)",
			awaiting_card: "Esperamos la confirmación de tu pago con tarjeta. $t(orderPhrases.registrations.meanwhile)",
		},
		freed: {
			undecided: "Ya no tienes el lugar en “{{workshop}}”: queda libre para otras personas. Decidimos cuánto del precio te devolvemos y te escribimos.",
			decided: "Ya no tienes el lugar en “{{workshop}}”.",
		},
		card: {
			awaiting: "Paga ahora con tarjeta. $t(orderPhrases.registrations.untilHour)",
			processing: "Tu pago se está procesando. $t(orderPhrases.registrations.processing)",
			expired: "Este pedido no se pagó a tiempo, así que sus lugares ya no están apartados. No se hizo ningún cargo a tu tarjeta.",
		},
		cancelWords: "$t(orderPhrases.registrations.forOthers) No se ha pagado nada, así que no hay nada que devolver.",
	},
};
