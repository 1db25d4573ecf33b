import type { SameShape } from "../../shape";
import type { placeOrderMails as english } from "../en/placeOrderMails";

export const placeOrderMails: SameShape<typeof english> = {
	ordered: {
		body: `Tack för din beställning. Vi håller platserna åt dig till och med {{due}}.

{{lines}}
Totalt: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		body: `Vi har inte fått din betalning än. Vi håller platserna åt dig till och med {{due}}; därefter erbjuder vi dem till andra.

{{lines}}
Totalt: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "Betalt: dina workshoppar på {{eventName}}",
		body: `Din beställning {{code}} är betald, och platserna är dina. Vi ses i {{city}}!

{{lines}}

Öppna din beställning och din faktura:
{{link}}`,
	},
	paidLate: {
		body: `Din betalning på {{total}} kom efter att beställningen hade gått ut, och platserna är inte längre lediga. Vi skickar tillbaka pengarna.

$t(orderMails.paragraphs.open)`,
	},
	expired: {
		body: `Din betalning kom inte i tid, så vi håller inte längre platserna i workshoppar åt dig.

Är pengarna på väg? Om det finns platser kvar när de kommer är de dina; annars skickar vi tillbaka pengarna.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		body: `Din beställning {{code}} har inte betalats, så vi håller inte längre platserna i workshoppar. Inget har dragits från ditt kort.

Vill du fortfarande vara med? Beställ igen på sidan med dina workshoppar. Beställningen som gick ut:
{{link}}`,
	},
	cancelled: {
		body: `Din beställning {{code}} är avbokad, och platserna i workshoppar är lediga för andra.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		body: `Du har fått mer tid att betala: vi håller platserna åt dig till och med {{due}}.

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
		subject: "Avbokade platser: beställning {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

För de här platserna betalas inget tillbaka.

Din beställning:
{{link}}`,
	},
};
