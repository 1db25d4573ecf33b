import type { adminManualOrder as english } from "#app/i18n/locales/en/adminManualOrder.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminManualOrder: SameShape<typeof english> = {
	link: "Nuevo pedido manual",
	title: "Nuevo pedido manual",
	lead: "También fuera de las fechas de venta.",
	tickets: "Boletos",
	left_zero: "no queda ninguno",
	left_one: "queda {{count}}",
	left_other: "quedan {{count}}",
	idCheck: "se revisa la credencial en la entrada",
	payment: "Pago",
	kinds: {
		cash: { label: "Pagado en efectivo", words: "Los boletos y el comprobante se emiten ahora." },
		transfer: { label: "Transferencia recibida", words: "Los boletos y el comprobante se emiten ahora." },
		invoice: {
			label: "Transferencia posterior",
			words: "Los boletos quedan apartados hasta el último día para pagar.",
		},
		free: { label: "Gratis", words: "Para ponentes, aliados y prensa." },
	},
	dueHint: "Solo para “Transferencia posterior”.",
	buyer: "Comprador",
	emailHint: "Obligatorio para “Transferencia posterior”. Sin correo, tú le das un enlace al comprador.",
	made: "Pedido agregado",
	attendeesHint: "Opcional. Un nombre por línea.",
	company: "Comprobante a nombre de una empresa o con número fiscal",
	fields: {
		buyerName: "Nombre",
		buyerEmail: "Correo",
		locale: "Idioma de los correos",
		attendees: "Asistentes",
		due: "Último día para pagar",
	},
	sum: "Resumen",
	total: "Total",
	price: "Actualizar el total",
	submit: {
		cash: "Agregar pedido: {{total}} recibidos en efectivo",
		transfer: "Agregar pedido: {{total}} recibidos por transferencia",
		invoice: "Agregar pedido: {{total}} por pagar",
		free: "Agregar pedido: {{total}}",
	},
	submitFree: "Agregar pedido: gratis",
	busy: "Un momento…",
	cancel: "Volver a los pedidos",
	errors: { number: "Escribe un número entero, 0 o más.", due: "Elige un día a partir de hoy y dentro de un año.", moreNames: "Hay más nombres que boletos." },
	few: { left_zero: "{{tier}}: ya no queda ninguno.", left_one: "{{tier}}: solo queda {{count}}.", left_other: "{{tier}}: solo quedan {{count}}." },
	failures: {
		problems: "Este pedido no es posible",
		changed: { title: "El pedido todavía no se agregó", words: "Cambió el precio o el número de boletos disponibles. Revísalo abajo." },
	},
};
