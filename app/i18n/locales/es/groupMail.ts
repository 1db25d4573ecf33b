import type { groupMail as english } from "#app/i18n/locales/en/groupMail.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const groupMail: SameShape<typeof english> = {
	your: { orders: "Tu pedido:", tickets: "Tu boleto:", both: "Tu pedido y tu boleto:" },
	why: "Recibes este correo porque tienes un boleto. Trata de tu visita, así que no hay nada de qué darse de baja.",
	whyCanceled: "Recibes este correo porque habías pedido boletos para la cumbre. Trata de ese pedido, así que no hay nada de qué darse de baja.",
	whyUnpaid: "Recibes este correo porque tienes un pedido sin pagar. Trata de ese pedido, así que no hay nada de qué darse de baja.",
};
