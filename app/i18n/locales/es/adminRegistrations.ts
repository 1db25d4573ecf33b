import type { adminRegistrations as english } from "#app/i18n/locales/en/adminRegistrations.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRegistrations: SameShape<typeof english> = {
	lists: {
		title: "Listas de talleres",
		columns: { workshop: "Taller", when: "Horario y sala", registered: "Inscritos", waiting: "En espera" },
		of: "{{registered}} de {{capacity}}",
	},
	link: "Inscripciones y lista de espera",
	meta: "Inscripciones: {{title}}",
	title: "Inscripciones: {{title}}",
	back: "Volver al taller",
	print: "Imprimir la lista",
	figures: "Inscritos: {{registered}} de {{capacity}} · por pagar: {{reserved}} · ofrecidos: {{offered}} · en lista de espera: {{waiting}}",
	overfull: "Hay más inscritos que cupo. Nadie pierde su lugar; las inscripciones se reabren cuando haya espacio.",
	attendees: "Inscritos",
	none: "Todavía no hay inscritos.",
	waitingTitle: "Lista de espera",
	nobodyWaits: "No hay nadie en la lista de espera.",
	columns: { name: "Nombre", tier: "Boleto", order: "Pedido", change: "Cambiar", position: "N.º" },
	nameless: "Sin nombre todavía (pedido de {{buyer}})",
	unpaid: "sin pagar",
	isOffered: "con lugar ofrecido",
	remove: {
		link: "Quitar…",
		words: "El lugar se ofrece a la siguiente persona de la lista de espera. $t(notified.attendee)",
		paid: "Por esta inscripción se pagaron {{amount}} con el pedido {{code}}. No se reembolsan automáticamente: el pedido aparecerá en “Requieren atención” y su comprador leerá que los organizadores deciden el reembolso. El lugar se ofrece a la siguiente persona de la lista de espera. $t(notified.attendee)",
		waiting: "Esta persona sale de la lista de espera. $t(notified.attendee)",
		submit: "Quitar",
	},
	add: {
		link: "Inscribir…",
		words: "Inscribe a esta persona de inmediato, antes que a la lista de espera y aunque el cupo esté lleno. Asegúrate de que haya espacio en la sala.",
		submit: "Inscribir",
	},
	manual: {
		title: "Inscribir manualmente",
		words: "A cualquier persona con boleto, sin importar lo que incluya y aunque el cupo esté lleno.",
		field: "Nombre, correo o código del pedido",
		find: "Buscar",
		already: "Ya tiene lugar",
	},
	found_one: "{{count}} asistente",
	found_other: "{{count}} asistentes",
	tooManyFound: "Se muestran los primeros {{count}}. Escribe más del nombre.",
	busy: "Un momento…",
	errors: {
		title: "No se cambió nada",
		noTicket: "No existe ese boleto pagado.",
		closed: "Las inscripciones a este taller están cerradas: es borrador, está cancelado o ya pasó.",
		nothing: "Eso ya estaba hecho.",
	},
};
