import type { disruptionMails as english } from "#app/i18n/locales/en/disruptionMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const disruptionMails: SameShape<typeof english> = {
	postponed: {
		subject: "{{eventName}} se pospone",
		text: `Lo sentimos: tenemos que posponer {{eventName}}. Te escribiremos en cuanto tengamos las nuevas fechas.

Los pedidos y los boletos siguen siendo válidos para las nuevas fechas.`,
	},
	paid: "No tienes que hacer nada.",
	orCancel: "Si prefieres no esperar, cancela en la página de tu pedido: mientras no haya nuevas fechas, te devolvemos todo lo que pagaste.",
	orCancelFree: "Si prefieres no esperar, puedes cancelar en la página de tu pedido.",
	cancelled: {
		subject: "{{eventName}} se cancela",
		text: `Lo sentimos: tenemos que cancelar {{eventName}}. No se llevará a cabo y los boletos ya no son válidos.`,
	},
	why: "Recibes este correo porque pediste boletos. Trata de tu pedido, así que no hay nada de qué darse de baja.",
	back: "$t(orderMails.paragraphs.back)",
	used: "En tu pedido hay un boleto que ya se usó. Te escribiremos sobre ese pago.",
	unpaid: {
		postponed: "Tu pedido todavía no está pagado. Sigue siendo necesario pagarlo a más tardar el {{due}}; si ya no lo quieres, cancélalo en su página.",
		cancelled: "Tu pedido todavía no estaba pagado y queda cancelado: por favor, no lo pagues. Si el dinero ya viene en camino, te lo devolvemos.",
	},
	inQuestion: {
		postponed: "Tu pedido todavía no está pagado porque aún revisamos un pago. En su página dice si falta algo por pagar.",
		cancelled: "Tu pedido queda cancelado: por favor, no pagues nada más. Te devolvemos lo que pagaste y te escribimos de nuevo cuando vaya en camino.",
	},
};
