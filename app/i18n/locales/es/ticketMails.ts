import type { SameShape } from "../../shape";
import type { ticketMails as english } from "../en/ticketMails";

export const ticketMails: SameShape<typeof english> = {
	received: {
		subject: "Tu boleto para {{eventName}}",
		body: `Te cedieron un boleto para {{eventName}}: {{tier}}.

Tu boleto con su código QR:
{{link}}

No compartas el enlace: quien lo abre tiene tu boleto.`,
	},
	handedOn: {
		subject: "Boleto cedido: pedido {{code}}",
		body: `Un boleto del pedido {{code}} ({{tier}}) pasó a otra persona. Su código QR y su enlace anteriores ya no dan acceso a nadie.

¿Es un error? Entonces escríbenos: {{email}}`,
	},
};
