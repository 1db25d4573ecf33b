import type { ticketMails as english } from "#app/i18n/locales/en/ticketMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const ticketMails: SameShape<typeof english> = {
	paragraphs: {
		bought: "{{buyer}} lo compró para ti.",
		includes: "Incluye: {{features}}",
		workshops: `Tus talleres:
{{workshopLines}}`,
		lost: `Cuando se pagó el pedido, ya no había lugares en estos talleres:
{{lostLines}}`,
	},
	received: {
		subject: "Tu boleto para {{eventName}}",
		body: `Este es tu boleto para {{eventName}}: {{tier}}.{{bought}}{{workshops}}

Tu boleto con su código QR:
{{link}}

No compartas el enlace: quien lo abre tiene tu boleto.`,
	},
	reassigned: {
		subject: "Un boleto pasó a otra persona: pedido {{code}}",
		body: `El boleto {{number}} ({{tier}}) del pedido {{code}} pasó a otra persona. Su código QR y su enlace anteriores ya no son válidos.

Si es un error, escríbenos: {{email}}`,
	},
	exchanged: {
		subject: "Cambiamos tu boleto: pedido {{code}}",
		body: `El equipo organizador cambió tu boleto (pedido {{code}}). Ahora es: {{tier}}.{{features}}

Su código QR y su enlace son los mismos. Adjuntamos tu boleto nuevo.

También puedes abrirlo aquí:
{{link}}`,
	},
	cancelled: {
		subject: "Tu boleto está cancelado: pedido {{code}}",
		body: `Tu boleto ({{tier}}, pedido {{code}}) se canceló y ya no es válido. También se cancelaron tus inscripciones a talleres.

El comprador puede decirte por qué. Si es un error, escríbenos: {{email}}`,
	},
};
