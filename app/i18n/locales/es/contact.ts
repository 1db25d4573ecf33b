import type { contact as english } from "#app/i18n/locales/en/contact.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const contact: SameShape<typeof english> = {
	meta: {
		title: "Contacto | {{eventName}}",
		description: "Escríbele al equipo organizador de la cumbre sobre boletos, ponencias, alianzas o lo que necesites. Te respondemos por correo.",
	},
	title: "Escríbenos",
	lead: "Boletos, ponencias, alianzas o una duda antes del viaje: escríbenos en español, inglés o sueco.",
	formTitle: "Tu mensaje",
	allRequired: "Todos los campos son obligatorios.",
	name: "Nombre",
	email: "Correo electrónico",
	subject: "Asunto",
	message: "Mensaje",
	submit: "Enviar mensaje",
	submitting: "Enviando…",
	privacy: "Usamos lo que escribes solo para responderte.",
	privacyLink: "Aviso de privacidad",
	sentTitle: "Gracias, ya tenemos tu mensaje.",
	sentLead: "Los leemos todos y respondemos por correo.",
	another: "Escribir otro mensaje",
	directTitle: "Contacto directo",
	mail: "Correo",
	phone: "Teléfono",
	address: "Sede",
	directions: "Cómo llegar",
	ticket: {
		subject: "Boleto: {{tier}}",
		message: "Me gustaría reservar este boleto: {{tier}}, {{price}}.",
	},
	workshop: {
		subject: "Taller: {{workshop}}",
		message: "Ya tengo boleto y quiero inscribirme en este taller: {{workshop}}, {{date}}.",
	},
};
