import type { ticketMails as english } from "#app/i18n/locales/en/ticketMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const ticketMails: SameShape<typeof english> = {
	received: {
		subject: "Din biljett till {{eventName}}",
		body: `Du har fått en biljett till {{eventName}}: {{tier}}.

Din biljett med QR-kod:
{{link}}

Behåll länken för dig själv: den som öppnar den har din biljett.`,
	},
	reassigned: {
		subject: "En biljett har lämnats vidare: beställning {{code}}",
		body: `Biljett {{number}} ({{tier}}) i beställning {{code}} har lämnats vidare till någon annan. Den tidigare QR-koden och länken gäller inte längre.

Är det ett misstag? Skriv då till oss: {{email}}`,
	},
	exchanged: {
		subject: "Din biljett har bytts: beställning {{code}}",
		body: `Arrangörerna har bytt biljetten som du fick av någon annan (beställning {{code}}). Den är nu: {{tier}}. QR-koden och länken är desamma.

Din biljett som den är nu:
{{link}}`,
	},
	cancelled: {
		subject: "Din biljett är avbokad: beställning {{code}}",
		body: `Biljetten som du fick ({{tier}}, beställning {{code}}) är avbokad och gäller inte längre. Platser i workshoppar som du tog med den blir lediga för andra.

Den som beställde den kan berätta varför. Är det ett misstag? Skriv då till oss: {{email}}`,
	},
};
