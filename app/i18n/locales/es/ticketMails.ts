import type { ticketMails as english } from "#app/i18n/locales/en/ticketMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const ticketMails: SameShape<typeof english> = {
	received: {
		subject: "Tu boleto para {{eventName}}",
		body: `Te cedieron un boleto para {{eventName}}: {{tier}}.

Tu boleto con su código QR:
{{link}}

No compartas el enlace: quien lo abre tiene tu boleto.`,
	},
	reassigned: {
		subject: "Boleto cedido: pedido {{code}}",
		body: `El boleto {{number}} ({{tier}}) del pedido {{code}} pasó a otra persona. Su código QR y su enlace anteriores ya no son válidos.

¿Es un error? Entonces escríbenos: {{email}}`,
	},
	exchanged: {
		subject: "Tu boleto se cambió: pedido {{code}}",
		body: `El equipo organizador cambió el boleto que te cedieron (pedido {{code}}). Ahora es: {{tier}}. Su código QR y su enlace siguen siendo los mismos.

Tu boleto como es ahora:
{{link}}`,
	},
	cancelled: {
		subject: "Tu boleto está cancelado: pedido {{code}}",
		body: `El boleto que te cedieron ({{tier}}, pedido {{code}}) se canceló y ya no es válido. Los lugares en talleres que tomaste con él quedan libres para otras personas.

Quien lo pidió puede decirte por qué. ¿Es un error? Entonces escríbenos: {{email}}`,
	},
};
