import type { ticketMails as english } from "#app/i18n/locales/en/ticketMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const ticketMails: SameShape<typeof english> = {
	paragraphs: {
		bought: "{{buyer}} har köpt den åt dig.",
		includes: "Ingår: {{features}}",
		workshops: `Dina workshoppar:
{{workshopLines}}`,
		lost: `När beställningen betalades fanns det inga platser kvar i de här workshopparna:
{{lostLines}}`,
	},
	received: {
		subject: "Din biljett till {{eventName}}",
		body: `Här är din biljett till {{eventName}}: {{tier}}.{{bought}}{{workshops}}

Din biljett med QR-kod:
{{link}}

Behåll länken för dig själv: den som öppnar den har din biljett.`,
	},
	reassigned: {
		subject: "En biljett har överlåtits: beställning {{code}}",
		body: `Biljett {{number}} ({{tier}}) i beställning {{code}} har överlåtits till någon annan. Den tidigare QR-koden och länken gäller inte längre.

Om det är ett misstag, skriv till oss: {{email}}`,
	},
	exchanged: {
		subject: "Din biljett har bytts: beställning {{code}}",
		body: `Arrangörerna har bytt din biljett (beställning {{code}}). Den är nu: {{tier}}.{{features}}

QR-koden och länken är desamma. Din nya biljett är bifogad.

Du kan också öppna den här:
{{link}}`,
	},
	cancelled: {
		subject: "Din biljett är avbokad: beställning {{code}}",
		body: `Din biljett ({{tier}}, beställning {{code}}) är avbokad och gäller inte längre. Dina anmälningar till workshoppar har också upphört.

Den som beställde biljetten kan berätta varför. Om det är ett misstag, skriv till oss: {{email}}`,
	},
};
