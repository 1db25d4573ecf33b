import type { adminMessages as english } from "#app/i18n/locales/en/adminMessages.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminMessages: SameShape<typeof english> = {
	meta: { title: "Mensajes | {{eventName}}" },
	title: "Mensajes",
	searchHint: "Nombre, correo, asunto o texto",
	count_one: "{{count}} mensaje",
	count_other: "{{count}} mensajes",
	unread_one: "{{count}} sin leer",
	unread_other: "{{count}} sin leer",
	states: { inbox: "Recibidos", answered: "Respondidos", archived: "Archivo", all: "Todos" },
	export: "Guardar todo en CSV",
	columns: { name: "De", subject: "Asunto", receivedAt: "Recibido", state: "Estado" },
	none: {
		inbox: "No hay nada pendiente.",
		answered: "Todavía no hay mensajes respondidos.",
		archived: "El archivo está vacío.",
		all: "Todavía no hay mensajes.",
	},
	new: "Nuevo",
	state: { inbox: "En la bandeja", answered: "Respondido", archived: "Archivado" },
	facts: { from: "De", receivedAt: "Recibido", language: "Idioma", state: "Estado" },
	answer: "Responder por correo",
	mark: {
		read: "Marcar como leído",
		unread: "Marcar como no leído",
		answered: "Marcar como respondido",
		archived: "Archivar",
		inbox: "Devolver a la bandeja",
	},
	remove: "Eliminar…",
	deletionWords: "Se borra para siempre. En Actividad solo queda que se eliminó un mensaje.",
	quote: "{{name}} escribió el {{date}}:",
};
