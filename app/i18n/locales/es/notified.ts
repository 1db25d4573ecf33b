import type { notified as english } from "#app/i18n/locales/en/notified.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const notified: SameShape<typeof english> = {
	byMail: {
		buyer: "Se avisa por correo a quien compró.",
		newAttendee: "El boleto le llega por correo a su nuevo titular.",
		attendee: "Se avisa por correo a quien asiste.",
		newLink: "Se avisa por correo a quien compró que hay uno nuevo.",
		registered: "Se avisa por correo a quienes tienen lugar.",
		all: "Los correos van en camino.",
		tickets: "Ahí te enviaremos tus boletos.",
		newTicket: "Ahí enviaremos el boleto nuevo.",
		invoice: "Ahí te enviaremos la factura.",
		checking: "Lo estamos revisando y te escribiremos",
		reassigned: "El enlace va en camino por correo.",
		turn: "Cuando sea tu turno te escribimos y te guardamos el lugar 24 horas.",
	},
	inOutbox: {
		buyer: "No hay servidor de correo: el correo para quien compró espera en la bandeja de salida. Avísale tú, o entrégale un enlace a su pedido.",
		newAttendee: "No hay servidor de correo: el correo con el boleto nuevo espera en la bandeja de salida. Entrega el boleto tú.",
		attendee: "No hay servidor de correo: el correo para quien asiste espera en la bandeja de salida. Avísale tú.",
		newLink: "No se avisa a quien compró que hay uno nuevo: no hay servidor de correo.",
		registered: "No hay servidor de correo: los correos para quienes tienen lugar esperan en la bandeja de salida. Avísales tú.",
		all: "No hay servidor de correo: los correos esperan en la bandeja de salida, de donde puedes tomar el texto para hacerlo llegar.",
		tickets: "Para cualquier asunto de tu pedido. Tus boletos estarán en su página.",
		invoice: "Para cualquier asunto de tu pedido. La factura estará en su página.",
		checking: "Lo estamos revisando y en esta página verás el resultado",
		newTicket:
			"Este sitio no envía correos: el boleto nuevo queda con el equipo organizador, que lo entrega. Avísanos, o pide que nos escriba su nuevo titular.",
		reassigned: "Este sitio no envía correos: escríbenos para que lo entreguemos.",
		turn: "Cuando sea tu turno, esta página te ofrece el lugar y te lo guarda 24 horas: vuelve a mirar aquí.",
	},
};
