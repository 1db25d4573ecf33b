import type { registrationOrderMails as english } from "#app/i18n/locales/en/registrationOrderMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationOrderMails: SameShape<typeof english> = {
	ordered: {
		body: `Tack för din beställning. $t(orderPhrases.registrations.until)

{{lines}}
Totalt: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		body: `Vi har inte fått din betalning än. $t(orderPhrases.registrations.until) Därefter går beställningen ut.

{{lines}}
Totalt: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "Betalt: $t(orderPhrases.registrations.workshops)",
		body: `Din beställning {{code}} är betald, och $t(orderPhrases.registrations.areYours). {{settled}}

{{lines}}{{lost}}

Öppna din beställning och ditt kvitto:
{{link}}`,
	},
	expired: {
		body: `Din betalning kom inte i tid, så $t(orderPhrases.registrations.noLonger).

Är betalningen på väg gäller beställningen ändå, om det finns platser kvar. Annars betalar vi tillbaka pengarna.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		body: `Din beställning {{code}} har inte betalats, så $t(orderPhrases.registrations.noLonger). Inget har dragits från ditt kort.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		body: `Din beställning {{code}} är avbokad, och $t(orderPhrases.registrations.free).

$t(orderMails.paragraphs.open)`,
	},
	workshopCancelled: {
		body: `Workshoppen ”{{workshop}}” är inställd, och därmed är din beställning {{code}} avbokad. Det finns inget att betala.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		body: `Du har fått mer tid att betala. $t(orderPhrases.registrations.until)

Totalt: {{total}}

{{bank}}

$t(orderMails.paragraphs.open)`,
	},
	ticketsRefunded: {
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

$t(orderMails.paragraphs.back)

$t(orderMails.paragraphs.creditNote)`,
	},
	ticketsCancelled: {
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

Du får ingen återbetalning.

Din beställning:
{{link}}`,
	},
};
