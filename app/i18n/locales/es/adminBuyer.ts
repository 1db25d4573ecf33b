/** The form for correcting buyer and attendees. */
export const adminBuyer = {
	title: "Cambiar al comprador de {{code}}",
	lead: "Nombre, correo, idioma de los correos y a nombre de quién va el comprobante.",
	leadInvoiced: "Nombre y correo, para los próximos correos. El comprobante ya se emitió y no cambia: conserva los datos anteriores del comprador.",
	fields: { buyerName: "Nombre", buyerEmail: "Correo", locale: "Idioma de los correos" },
	emailHint: "Si el correo es nuevo, el comprador recibe ahí un mensaje con el estado actual del pedido y un enlace nuevo.",
	moveTickets: "Enviar también al correo nuevo los boletos de {{address}}",
	invoice: "Comprobante",
	submit: "Guardar",
	busy: "Un momento…",
	cancel: "Volver",
	nameTicket: {
		title: "Asistente del boleto {{tier}}",
		lead: "El boleto y su código no cambian, y no se avisa a nadie. Si otra persona ya tiene el boleto, usa “Pasar a otra persona”.",
		field: "Nombre",
		submit: "Guardar el nombre",
		busy: "Un momento…",
		cancel: "Volver",
	},
};
