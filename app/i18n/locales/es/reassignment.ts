import type { reassignment as english } from "#app/i18n/locales/en/reassignment.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const reassignment: SameShape<typeof english> = {
	metaTitle: "Ceder un boleto | {{eventName}}",
	title: "Ceder el boleto",
	ticket: "Boleto: {{tier}}",
	now: "Actualmente a nombre de",
	lead: "La persona que indiques recibe un boleto nuevo. El actual deja de ser válido, aunque esté guardado o impreso. Sus lugares en talleres van con él.",
	name: "Nombre de quien asistirá",
	email: "Su correo electrónico",
	emailHint: "$t(notified.newTicket)",
	emailHintAtDesk: "$t(notified.newAttendee)",
	locale: "Idioma de sus correos",
	submit: "Ceder el boleto",
	busy: "Cediendo…",
	done: "Listo: el boleto ya es de {{name}}. $t(notified.reassigned)",
	keep: "Conservarlo",
	back: "Volver",
	link: "Ceder…",
	namesOver: "Los nombres ya no pueden cambiarse aquí. Escríbenos si alguno está mal.",
	reassigned: "Este boleto se cedió: solo puede abrirlo quien lo tiene ahora. Para ponerle otro nombre, cédelo de nuevo.",
	errors: {
		title: "El boleto no se cedió",
		gone: "Este boleto ya no puede cederse: ya se cedió, se canceló o se usó.",
		over: "El plazo para ceder boletos ya terminó. Escríbenos y te ayudamos.",
	},
};
