import type { notified as english } from "#app/i18n/locales/en/notified.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const notified: SameShape<typeof english> = {
	byMail: {
		buyer: "El comprador recibe un aviso por correo.",
		newAttendee: "El nuevo asistente recibe el boleto por correo.",
		attendee: "El asistente recibe un aviso por correo.",
		newLink: "El comprador recibe un aviso por correo de que hay uno nuevo.",
		registered: "Los inscritos reciben un aviso por correo.",
		all: "Los correos van en camino.",
		tickets: "A este correo te enviaremos tu pedido.",
		ownTicket: "A este correo enviaremos su boleto.",
		newTicket: "A este correo enviaremos el boleto nuevo.",
		invoice: "A este correo te enviaremos el comprobante de compra.",
		checking: "Lo estamos revisando y te escribiremos",
		reassigned: "El enlace va en camino por correo.",
		turn: "Cuando se libere un lugar, te escribiremos y te lo apartaremos 24 horas.",
	},
	inOutbox: {
		buyer: "No hay servidor de correo, así que el correo para el comprador queda en la bandeja de salida. Avísale tú o entrégale un enlace a su pedido.",
		newAttendee: "No hay servidor de correo, así que el correo con el boleto nuevo queda en la bandeja de salida. Entrega el boleto tú.",
		attendee: "No hay servidor de correo, así que el correo para el asistente queda en la bandeja de salida. Avísale tú.",
		newLink: "El comprador no recibe aviso de que hay uno nuevo, porque no hay servidor de correo.",
		registered: "No hay servidor de correo, así que los correos para los inscritos quedan en la bandeja de salida. Avísales tú.",
		all: "No hay servidor de correo, así que los correos quedan en la bandeja de salida. Puedes copiar el texto de ahí.",
		tickets: "Solo para este pedido, que tendrá su propia página.",
		invoice: "Solo lo usamos para tu pedido. Encontrarás el comprobante de compra en la página del pedido.",
		checking: "Lo estamos revisando y en esta página verás el resultado",
		ownTicket: "Solo lo ve el equipo organizador.",
		newTicket: "Este sitio no envía correos: el equipo organizador entrega el boleto nuevo. Avísanos o pide al nuevo asistente que nos escriba.",
		reassigned: "Este sitio no envía correos. Escríbenos y entregamos el boleto.",
		turn: "Cuando se libere un lugar, te lo ofreceremos en esta página y te lo apartaremos 24 horas. Vuelve a consultarla.",
	},
};
