import type { tickets as english } from "#app/i18n/locales/en/tickets.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const tickets: SameShape<typeof english> = {
	meta: {
		title: "Boletos | {{eventName}}",
		description: "Boletos para la cumbre: cuánto cuestan, qué incluyen, descuentos para grupos y respuestas a las dudas más comunes. {{datesAndCity}}.",
	},
	title: "Boletos",
	lead: "Con cualquier boleto entras. Algunos te llevan más lejos: talleres, encuentros agendados, un lugar al frente.",
	heading: "Elige tu lugar en la mesa",
	card: {
		popular: "POPULAR",
		buy: "Comprar boleto",
		early: "Preventa hasta el {{date}}: {{price}}",
		soldOut: "Agotado",
		included: "Incluye",
		notIncluded: "No incluye",
	},
	assurance: {
		seller: "Los vende {{seller}}",
		until: "a más tardar el {{date}}",
		refund: { whole: "Reembolso completo si cancelas {{until}}", part: "Reembolso del {{percent}}% si cancelas {{until}}" },
		reassign: "Puedes pasar tu boleto a otra persona",
		pay: { card: "Pago con tarjeta", bank: "Pago por transferencia", both: "Pago con tarjeta o por transferencia" },
		invoice: "Con comprobante de compra",
	},
	event: {
		heading: "La cumbre de un vistazo",
		dates: "Fechas",
		venue: "Sede",
		address: "Dirección",
		attendance: "Asistencia",
		attendees: "Esperamos a más de {{attendees}} personas",
	},
	faq: { heading: "Lo que conviene saber antes de comprar" },
	group: {
		title: "¿Vienen en grupo?",
		lead: "A partir de {{groupMinimum}} personas, cada una paga menos. Dinos cuántas personas son y te mandamos una cotización.",
		button: "Solicitar cotización",
		subject: "Boletos para {{groupMinimum}} personas o más",
		here: "Con {{groupMinimum}} boletos o más en un mismo pedido, cada uno cuesta {{groupDiscount}}% menos. El descuento se aplica automáticamente.",
		order: "Comprar para mi grupo",
	},
	findOrder: { question: "¿Ya hiciste tu pedido?", link: "Encuentra tu pedido" },
	home: {
		eyebrow: "Boletos",
		every: "Incluido en todos los boletos: {{features}}",
		group: "¿Son {{groupMinimum}} o más? Tenemos descuento para grupos: en un mismo pedido, cada boleto cuesta {{groupDiscount}}% menos. ¿Dudas?",
		toContact: "Escríbenos",
		all: "Todo sobre los boletos",
	},
};
