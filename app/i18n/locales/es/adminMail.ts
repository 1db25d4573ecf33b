import type { adminMail as english } from "#app/i18n/locales/en/adminMail.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminMail: SameShape<typeof english> = {
	meta: { title: "Bandeja de salida | {{eventName}}" },
	title: "Bandeja de salida",
	noServer: {
		title: "No hay servidor de correo",
		words:
			"Los correos esperan aquí hasta que el sitio arranque con SMTP_URL y MAIL_FROM. Las suscripciones nuevas son válidas de inmediato, sin correo de confirmación.",
	},
	count_one: "{{count}} correo",
	count_other: "{{count}} correos",
	states: { all: "Todos", waiting: "En espera", failed: "Fallidos", sent: "Enviados" },
	columns: { to: "Para", subject: "Asunto", createdAt: "Escrito", state: "Estado" },
	none: "No hay correos aquí.",
	state: { waiting: "En espera", failed: "Falló", sent: "Enviado" },
	facts: { to: "Para", createdAt: "Escrito", sentAt: "Enviado", nextAttemptAt: "Próximo intento", attempts: "Intentos", lastError: "Qué salió mal" },
	sendNow: "Enviar ahora",
	sendAll: "Reintentar todos",
	sending: "Enviando…",
	remove: "Eliminar…",
	forgotten: "El texto se borró cuando se envió el correo: su enlace abre un pedido.",
	attachments: {
		heading: "Adjuntos",
		ticket: "Boleto (PDF)",
		paymentDetails: "Datos de pago (PDF)",
		invoice: "Comprobante de compra (PDF)",
		calendar: "La cumbre para calendarios (.ics)",
		meetings: "Reuniones para calendarios (.ics)",
	},
	deletionWords: "Si todavía no se envió, ya no se enviará. Un correo eliminado no se puede recuperar.",
};
