import type { SameShape } from "../../shape";
import type { groupMail as english } from "../en/groupMail";

export const groupMail: SameShape<typeof english> = {
	your: { orders: "Tu pedido:", tickets: "Tu boleto:", both: "Tu pedido y tu boleto:" },
	why: "Recibes este correo porque tienes un boleto. Trata de tu visita, así que no hay nada de qué darse de baja.",
	whyCanceled: "Recibes este correo porque habías pedido boletos para la cumbre. Trata de ese pedido, así que no hay nada de qué darse de baja.",
};
