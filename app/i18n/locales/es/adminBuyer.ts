/** The form for correcting buyer and attendees. */
export const adminBuyer = {
	title: "Cambiar a quien compró {{code}}",
	lead: "Nombre, correo, idioma de los correos y a nombre de quién va la factura.",
	leadInvoiced: "Nombre y correo, para los correos a partir de ahora. La factura ya se hizo y nunca se cambia; lo que dice de quien compró queda igual.",
	fields: { buyerName: "Nombre", buyerEmail: "Correo", locale: "Idioma de los correos" },
	emailHint: "Si el correo es nuevo, ahí llega un mensaje sobre cómo va el pedido, con un enlace nuevo.",
	invoice: "Factura",
	submit: "Guardar",
	busy: "Un momento…",
	cancel: "Dejar como está",
	nameTicket: {
		title: "¿Quién viene con el boleto {{tier}}?",
		lead: "El boleto sigue siendo el mismo, con su código, y no se avisa a nadie. Si otra persona ya tiene el boleto, usa “Ceder”.",
		field: "Nombre",
		submit: "Guardar el nombre",
		busy: "Un momento…",
		cancel: "Dejar como está",
	},
};
