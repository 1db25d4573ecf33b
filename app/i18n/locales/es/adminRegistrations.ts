import type { adminRegistrations as english } from "#app/i18n/locales/en/adminRegistrations.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRegistrations: SameShape<typeof english> = {
	lists: {
		link: "Listas de talleres",
		title: "Listas de talleres",
		lead: "Quiénes asisten a cada taller y quiénes esperan.",
		columns: { workshop: "Taller", when: "Horario y sala", registered: "Tomados", waiting: "En espera" },
		of: "{{registered}} de {{capacity}}",
		back: "Volver a los pedidos",
	},
	link: "Lugares y lista de espera",
	meta: "Lugares: {{title}}",
	title: "Lugares: {{title}}",
	back: "Volver al taller",
	print: "Imprimir la lista",
	figures: "{{registered}} de {{capacity}} lugares tomados, {{reserved}} apartados por pedidos sin pagar, {{offered}} ofrecidos; {{waiting}} en espera",
	overfull: "Hay más lugares tomados que los que tiene el taller. Nadie pierde el suyo y no se dan más hasta que haya menos.",
	attendees: "Quiénes asisten",
	none: "Todavía nadie tiene lugar.",
	waitingTitle: "Lista de espera",
	nobodyWaits: "Nadie está esperando.",
	columns: { name: "Nombre", tier: "Boleto", order: "Pedido", change: "Cambiar", position: "N.º" },
	nameless: "Sin nombre todavía (pedido de {{buyer}})",
	unpaid: "lugar sin pagar",
	isOffered: "tiene una oferta",
	remove: {
		link: "Quitar…",
		words: "El lugar se ofrece a quien lleva más tiempo esperando. $t(notified.attendee)",
		paid: "Por este lugar se pagaron {{amount}} con el pedido {{code}}, y no se devuelven solos: ese pedido aparecerá en “Requieren atención”, y quien pagó leerá que decidimos cuánto se devuelve. El lugar se ofrece a quien lleva más tiempo esperando. $t(notified.attendee)",
		waiting: "Deja entonces de esperar. $t(notified.attendee)",
		submit: "Quitar",
	},
	add: {
		link: "Dar un lugar…",
		words: "Enseguida, sin importar quién espera antes y aunque el taller esté lleno: asegúrate de que quepa una silla más.",
		submit: "Dar un lugar",
	},
	manual: {
		title: "Dar un lugar a mano",
		words: "A cualquier persona con boleto, sin importar lo que incluya y aunque el taller esté lleno.",
		field: "Enlace o código del boleto",
		submit: "Dar un lugar",
	},
	busy: "Un momento…",
	errors: {
		title: "No se cambió nada",
		required: "Este campo es obligatorio.",
		noTicket: "Ningún boleto pagado tiene este enlace o código.",
		closed: "Este taller no da lugares: es borrador, está cancelado o ya pasó.",
		nothing: "Eso ya estaba hecho.",
	},
};
