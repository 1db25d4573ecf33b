import type { SameShape } from "../../shape";
import type { adminOrderByHand as english } from "../en/adminOrderByHand";

export const adminOrderByHand: SameShape<typeof english> = {
	link: "Nuevo pedido a mano",
	title: "Nuevo pedido a mano",
	lead: "Para quien no pide en el sitio: en una mesa de venta, para una empresa, para ponentes y aliados. También fuera de las fechas de venta, pero nunca más boletos de los que quedan.",
	tickets: "Boletos",
	left_one: "queda {{count}}",
	left_other: "quedan {{count}}",
	atDoor: "la credencial se revisa en la entrada",
	payment: "Pago",
	kinds: {
		cash: { label: "Pagado en efectivo", words: "Ya tienes el dinero. Los boletos y la factura se emiten de inmediato." },
		transfer: { label: "Transferencia recibida", words: "El dinero ya está en la cuenta. Los boletos y la factura se emiten de inmediato." },
		invoice: {
			label: "La empresa transfiere",
			words: "Los boletos quedan apartados hasta el día de abajo; se emiten, con la factura, cuando llega el dinero. $t(told.buyer)",
		},
		free: { label: "Gratis", words: "Para ponentes, aliados y prensa. Los boletos se emiten de inmediato." },
	},
	dueHint: "Para una empresa que transfiere.",
	buyer: "Comprador",
	emailHint: "Solo hace falta si una empresa va a transferir. Sin él no se envía ningún correo y tú entregas un enlace.",
	made: "El pedido está hecho",
	attendeesHint: "Un nombre en cada línea. También se pueden agregar después.",
	company: "Factura",
	companyLead: "Solo si la factura va a nombre de una empresa o necesita un número fiscal.",
	fields: {
		buyerName: "Nombre",
		buyerEmail: "Correo",
		locale: "Idioma de los correos",
		attendees: "Asistentes",
		due: "Último día para pagar",
	},
	sum: "Cuánto es",
	total: "Total",
	price: "Revisar el precio",
	submit: {
		cash: "Hacer el pedido: {{total}} recibidos en efectivo",
		transfer: "Hacer el pedido: {{total}} recibidos por transferencia",
		invoice: "Hacer el pedido: {{total}} por transferir",
		free: "Hacer el pedido: {{total}}",
	},
	submitFree: "Hacer el pedido: gratis",
	busy: "Un momento…",
	cancel: "Volver a los pedidos",
	errors: { due: "Elige un día a partir de hoy, dentro de un año.", moreNames: "Hay más nombres que boletos." },
	few: { left_zero: "{{tier}}: ya no queda ninguno.", left_one: "{{tier}}: solo queda {{count}}.", left_other: "{{tier}}: solo quedan {{count}}." },
	failures: {
		problems: { title: "Este pedido no es posible", words: "Abajo, junto al total, dice por qué." },
		changed: { title: "Todavía no se pidió nada", words: "El precio o lo que queda cambió mientras tanto. Revísalo abajo." },
	},
};
