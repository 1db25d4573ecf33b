import type { adminMail as english } from "#app/i18n/locales/en/adminMail.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminMail: SameShape<typeof english> = {
	meta: { title: "Utkorg | {{eventName}}" },
	title: "Utkorg",
	noServer: {
		title: "Ingen e-postserver är inställd",
		words: "Mejlen väntar här tills webbplatsen startas med SMTP_URL och MAIL_FROM. Nya prenumeranter anmäls direkt, utan att bekräfta via mejl.",
	},
	count_one: "{{count}} mejl",
	count_other: "{{count}} mejl",
	states: { all: "Alla", waiting: "Väntar", failed: "Misslyckade", sent: "Skickade" },
	columns: { to: "Till", subject: "Ämne", createdAt: "Skrivet", state: "Status" },
	none: "Inga mejl här.",
	state: { waiting: "Väntar", failed: "Misslyckades", sent: "Skickat" },
	facts: { to: "Till", createdAt: "Skrivet", sentAt: "Skickat", nextAttemptAt: "Nästa försök", attempts: "Försök", lastError: "Fel" },
	sendNow: "Skicka nu",
	sendAll: "Försök med alla igen",
	sending: "Skickar …",
	remove: "Ta bort …",
	forgotten: "Texten togs bort när mejlet hade skickats: länken i det öppnar en beställning.",
	attachments: {
		heading: "Bilagor",
		ticket: "Biljett (PDF)",
		paymentDetails: "Betalningsuppgifter (PDF)",
		invoice: "Kvitto (PDF)",
		calendar: "Toppmötet för kalendrar (.ics)",
		meetings: "Möten för kalendrar (.ics)",
	},
	deletionWords: "Har det inte skickats än kommer det aldrig att skickas. Ett borttaget mejl går inte att återställa.",
};
