import type { erasure as english } from "#app/i18n/locales/en/erasure.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const erasure: SameShape<typeof english> = {
	section: {
		heading: "Tus datos",
		words: "Descarga o borra todos los datos que guardamos de este pedido.",
		download: "Descargar tus datos (JSON)",
		erase: "Borrar tus datos…",
	},
	erased: "Se borraron los nombres y correos de este pedido.",
	page: {
		metaTitle: "Borra tus datos | {{eventName}}",
		title: "¿Borrar tus datos?",
		goes: "Se borra para siempre",
		going: [
			"Tu nombre y tu correo",
			"Nombres, correos y necesidades de alimentación y accesibilidad de los asistentes",
			"Nuestras notas sobre este pedido",
			"Copias de los correos sobre él",
		],
		stays: "Se conserva",
		staying: [
			"Los montos del pedido, los pagos y los reembolsos, sin nombres",
			"El comprobante de compra, con su nombre y domicilio: la ley nos obliga a conservarlo. En el aviso de privacidad ves cuánto tiempo.",
		],
		backups: "Los respaldos conservan los datos hasta que se borran. Solo los usamos para recuperar el sitio después de una falla.",
		canceled: "Este pedido no está pagado, así que también se cancela.",
		canceledRegistrations: "Este pedido no está pagado, así que también se cancela, junto con sus inscripciones a talleres.",
		noMails: "Ya no podremos escribirte sobre este pedido, ni siquiera para mandarte un enlace nuevo.",
		submit: "Borrar mis datos",
		busy: "Borrando…",
		back: "Volver al pedido",
		kept: {
			erased: "Tus datos ya están borrados.",
			owed: "Te debemos un reembolso. Cuando lo recibas, podrás borrar tus datos aquí.",
			inQuestion: "Todavía estamos revisando un pago de este pedido. Cuando esté resuelto, podrás borrar tus datos aquí.",
			awaited:
				"Tus boletos siguen siendo válidos para la cumbre y necesitamos saber quién asistirá. Cuando termine, podrás borrar tus datos aquí; mientras tanto, puedes cambiar los nombres en la página de tu pedido.",
		},
	},
	admin: {
		link: "Borrar datos personales…",
		title: "¿Borrar los datos personales del pedido {{code}}?",
		lead: "Los nombres y correos del comprador y de los asistentes, tu nota y las copias de correos se borran para siempre. Los montos y los comprobantes se conservan. Ya no se podrá avisar a nadie sobre este pedido.",
		paid: "El pedido está pagado: sus boletos siguen siendo válidos para quien los presente, pero en la entrada nadie podrá buscar un nombre.",
		unpaid: "El pedido no está pagado, así que también se cancela.",
		submit: "Borrar para siempre",
		busy: "Borrando…",
		cancel: "Cancelar",
		kept: {
			erased: "Los datos personales ya están borrados.",
			owed: "Primero hay que reembolsar al comprador.",
			inQuestion: "Resuelve primero lo que requiere atención en este pedido: sin los datos del comprador, nadie sabría a quién reembolsar.",
		},
	},
};
