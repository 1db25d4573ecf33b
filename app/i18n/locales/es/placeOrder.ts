import type { SameShape } from "../../shape";
import type { placeOrder as english } from "../en/placeOrder";

export const placeOrder: SameShape<typeof english> = {
	metaTitle: "Pedir talleres | {{eventName}}",
	title: "Pide lugares en talleres",
	lead: "Para el boleto de {{attendee}}",
	back: "Tus talleres",
	toOrder: "Tu pedido",
	choose: "¿Qué talleres?",
	none: "Por ahora no hay talleres que se paguen aquí.",
	full: "¿El que quieres está lleno? Entra a su lista de espera en la página de tus talleres.",
	buyer: { heading: "Quién hace el pedido", fromOrder: "{{name}}, {{email}}, igual que con tus boletos.", emailHint: "Ahí llega la factura." },
	next: {
		card: "Pagas en la página de nuestro servicio de pagos, Stripe. Mientras tanto te apartamos los lugares.",
		bank: "Enseguida lees a dónde transferir el dinero. Mientras tanto te apartamos los lugares.",
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
			awaiting_bank: "Transfiere {{total}} de modo que llegue a más tardar el {{due}}. Hasta entonces te apartamos los lugares.",
			paid: "Todo está en orden y los lugares son tuyos. ¡Nos vemos en {{city}}!",
			cancelled: "Este pedido está cancelado y sus lugares quedan libres para otras personas.",
			expired:
				"Tu transferencia no llegó a tiempo, así que ya no te apartamos los lugares. Si el dinero viene en camino, revisamos si quedan lugares; si no, te lo devolvemos.",
			reserved: "Te apartamos los lugares mientras pagas.",
			awaiting_card: "Esperamos la confirmación de tu pago con tarjeta. Mientras tanto te apartamos los lugares.",
		},
		card: {
			awaiting: "Paga ahora con tarjeta. Te apartamos los lugares hasta las {{time}}.",
			processing: "Tu pago se está procesando. Los lugares son tuyos en cuanto llegue.",
			expired: "Este pedido no se pagó a tiempo, así que sus lugares ya no están apartados. No se hizo ningún cargo a tu tarjeta.",
		},
		cancelWords: "Tus lugares quedan libres para otras personas. No se ha pagado nada, así que no hay nada que devolver.",
	},
};
