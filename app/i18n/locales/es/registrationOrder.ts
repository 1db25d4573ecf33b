import type { registrationOrder as english } from "#app/i18n/locales/en/registrationOrder.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationOrder: SameShape<typeof english> = {
	metaTitle: "Inscríbete a talleres con costo | {{eventName}}",
	title: "Inscríbete a talleres con costo",
	lead: "Para el boleto de {{attendee}}",
	back: "Tus talleres",
	toOrder: "Tu pedido",
	submitNothing: "Elige talleres",
	choose: "¿Qué talleres?",
	none: "Por ahora no hay talleres con costo.",
	full: "¿El taller que quieres tiene el cupo lleno? Anótate en su lista de espera en la página de tus talleres.",
	buyer: { heading: "Datos de contacto", fromOrder: "{{name}}, {{email}}, igual que con tus boletos.", emailHint: "$t(notified.invoice)" },
	next: {
		card: "Pagas en la página de nuestro servicio de pagos, Stripe. Mientras tanto te apartamos los lugares.",
		bank: "En el siguiente paso verás a dónde transferir el dinero. Mientras tanto te apartamos los lugares.",
	},
	problems: {
		nothing: "Elige al menos un taller.",
		full: "{{workshop}}: alguien se adelantó y el cupo está lleno. Puedes anotarte en su lista de espera.",
		closed: "{{workshop}}: las inscripciones están cerradas.",
		had: "{{workshop}}: ya tienes inscripción, o falta pagarla.",
		free: "{{workshop}}: tu boleto ya lo cubre. Inscríbete en la página de tus talleres.",
		notHere: "Por ahora los talleres no se pueden pagar aquí. Escríbenos y te ayudamos.",
	},
	page: {
		title: {
			reserved_one: "Tu lugar en el taller está apartado",
			reserved_other: "Tus {{count}} lugares en talleres están apartados",
			paid_one: "Tu taller está pagado",
			paid_other: "Tus {{count}} talleres están pagados",
		},
		lastStep: "Inscripción",
		linesHeading_one: "Taller",
		linesHeading_other: "Talleres",
		next: {
			awaiting_bank: "Tu inscripción quedará lista en cuanto recibamos tu pago.",
			paid: "Todo listo: $t(orderPhrases.registrations.areYours). {{settled}}",
			cancelled: "Ya no tienes inscripción.",
			workshopCancelled: "El taller “{{workshop}}” se canceló.",
			expired: "Tu transferencia no llegó a tiempo. Si tu pago viene en camino y todavía hay lugares, lo aplicamos; si no, te lo reembolsamos.",
			late: "Tu pago llegó cuando el pedido ya había vencido y $t(orderPhrases.registrations.gone). Te lo reembolsaremos.",
			reserved: "$t(orderPhrases.registrations.whilePaying)",
			awaiting_card: "Esperamos la confirmación de tu pago con tarjeta. $t(orderPhrases.registrations.meanwhile)",
		},
		freed: {
			undecided:
				"Ya no tienes inscripción en “{{workshop}}”: el lugar queda disponible para otras personas. Decidiremos cuánto te reembolsamos y te escribiremos.",
			decided: "Ya no tienes inscripción en “{{workshop}}”.",
		},
		card: {
			awaiting: "Paga ahora con tarjeta. $t(orderPhrases.registrations.untilHour)",
			processing: "Tu pago se está procesando. $t(orderPhrases.registrations.processing)",
		},
		cancelWords: "$t(orderPhrases.registrations.forOthers) No se ha pagado nada, así que no hay nada que reembolsar.",
	},
};
