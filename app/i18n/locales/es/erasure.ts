import type { erasure as english } from "#app/i18n/locales/en/erasure.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const erasure: SameShape<typeof english> = {
	section: {
		heading: "Tus datos",
		words: "Todos los datos que guardamos de este pedido: descárgalos o bórralos.",
		download: "Descargar tus datos (JSON)",
		erase: "Borrar tus datos…",
	},
	erased: "Los nombres y correos de este pedido están borrados.",
	page: {
		metaTitle: "Borra tus datos | {{eventName}}",
		title: "¿Borrar tus datos?",
		goes: "Lo que se borra para siempre",
		going: [
			"Tu nombre y tu correo",
			"Nombres y correos de los asistentes, y lo que comen y necesitan",
			"Las notas que tomamos sobre este pedido",
			"Copias de los correos sobre él",
		],
		stays: "Lo que se queda",
		staying: [
			"Las cifras: lo que se pidió, se pagó y se devolvió, sin nombres",
			"La factura, con el nombre y la dirección que lleva: la ley nos obliga a conservarla. El aviso de privacidad dice cuánto tiempo.",
		],
		backups: "Los respaldos conservan los datos hasta que se borran; solo sirven para recuperar el sitio después de una falla.",
		canceled: "Este pedido no está pagado: se cancela con esto y $t(orderPhrases.tickets.free).",
		canceledRegistrations: "Este pedido no está pagado: se cancela con esto y $t(orderPhrases.registrations.free).",
		noMails: "Ya no podremos mandarte nada sobre este pedido, ni siquiera un enlace nuevo.",
		submit: "Borrar mis datos",
		busy: "Borrando…",
		back: "Volver al pedido",
		kept: {
			erased: "Ya están borrados.",
			owed: "Te debemos dinero. Cuando te lo hayamos devuelto, podrás borrar tus datos aquí.",
			inQuestion: "Todavía revisamos un pago de este pedido. Cuando esté resuelto, podrás borrar tus datos aquí.",
			awaited:
				"Tus boletos todavía dan acceso a la cumbre y para eso necesitamos saber quién asistirá. Cuando termine, podrás borrar tus datos aquí; mientras tanto puedes cambiar los nombres en la página de tu pedido.",
		},
	},
	desk: {
		link: "Borrar personas…",
		title: "¿Borrar a las personas del pedido {{code}}?",
		lead: "El nombre y el correo de quien compró, los de los asistentes, tu nota y las copias de correos se borran para siempre. Las cifras y las facturas se quedan. Ya no se podrá avisar a nadie de este pedido.",
		paid: "Está pagado: sus boletos siguen dando acceso a quien los muestre, pero en la entrada nadie podrá buscar un nombre.",
		unpaid: "No está pagado y se cancela con esto.",
		submit: "Borrar para siempre",
		busy: "Borrando…",
		cancel: "Conservarlas",
		kept: {
			erased: "Ya están borradas.",
			owed: "Primero hay que devolver dinero a quien compró.",
			inQuestion: "Resuelve primero lo que requiere atención en este pedido: sin quien compró, nadie sabe a quién devolver el dinero.",
		},
	},
};
