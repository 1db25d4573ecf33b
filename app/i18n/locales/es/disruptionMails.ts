import type { disruptionMails as english } from "#app/i18n/locales/en/disruptionMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const disruptionMails: SameShape<typeof english> = {
	postponed: {
		subject: "{{eventName}} se pospone",
		text: `Lo sentimos: tenemos que posponer {{eventName}}. Te escribiremos en cuanto tengamos las nuevas fechas.

Los pedidos y los boletos siguen siendo válidos para las nuevas fechas.`,
	},
	paid: "No tienes que hacer nada.",
	orCancel: "Si prefieres no esperar, puedes cancelar en la página de tu pedido: mientras no haya nuevas fechas, te reembolsamos todo lo que pagaste.",
	orCancelFree: "Si prefieres no esperar, puedes cancelar en la página de tu pedido.",
	cancelled: {
		subject: "{{eventName}} se cancela",
		text: `Lo sentimos: tenemos que cancelar {{eventName}}. No se llevará a cabo y los boletos ya no son válidos.`,
	},
	why: "Recibes este correo porque compraste boletos. Trata de tu pedido, así que no hay nada de qué darse de baja.",
	back: "$t(orderMails.paragraphs.back)",
	used: "En tu pedido hay un boleto que ya se usó. Te escribiremos sobre ese pago.",
	unpaid: {
		postponed: "Tu pedido todavía no está pagado. Págalo a más tardar el {{due}}; si ya no lo quieres, puedes cancelarlo en su página.",
		cancelled: "Tu pedido todavía no estaba pagado y quedó cancelado: por favor, no lo pagues. Si tu pago ya viene en camino, te lo reembolsamos.",
	},
	inQuestion: {
		postponed: "Tu pedido todavía no está pagado porque seguimos revisando un pago. En la página de tu pedido ves si falta algo.",
		cancelled: "Tu pedido quedó cancelado: por favor, no pagues nada más. Te reembolsamos lo que pagaste y te escribimos cuando vaya en camino.",
	},
};
