import type { reassignment as english } from "#app/i18n/locales/en/reassignment.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const reassignment: SameShape<typeof english> = {
	metaTitle: "Pasar un boleto a otra persona | {{eventName}}",
	title: "Pasar el boleto a otra persona",
	ticket: "Boleto: {{tier}}",
	now: "Actualmente a nombre de",
	lead: "La otra persona recibe un boleto nuevo, con las mismas inscripciones a talleres. El tuyo deja de ser válido, aunque lo tengas guardado o impreso.",
	name: "Nombre de quien asistirá",
	email: "Su correo electrónico",
	emailHint: "$t(notified.newTicket)",
	emailHintForOrganizers: "$t(notified.newAttendee)",
	locale: "Idioma de sus correos",
	submit: "Pasar a otra persona",
	busy: "Enviando…",
	done: "Listo: el boleto ya es de {{name}}. $t(notified.reassigned)",
	keep: "Conservar el boleto",
	back: "Volver",
	link: "Pasar a otra persona…",
	namesOver: "Los nombres ya no se pueden cambiar aquí. Escríbenos si alguno está mal.",
	reassigned: "Este boleto ahora es de otra persona y solo ella puede abrirlo. Para cambiar el nombre, pásalo de nuevo a otra persona.",
	emailFixed: "El boleto ya se envió a este correo. Para usar otro, pasa el boleto a otra persona.",
	errors: {
		title: "El boleto no se pasó a otra persona",
		gone: "Este boleto ya no se puede pasar a otra persona: ya cambió de manos, se canceló o se usó.",
		over: "El plazo para pasar boletos a otra persona ya terminó. Escríbenos y te ayudamos.",
	},
};
