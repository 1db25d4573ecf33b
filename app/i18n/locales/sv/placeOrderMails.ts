import type { SameShape } from "../../shape";
import type { placeOrderMails as english } from "../en/placeOrderMails";

export const placeOrderMails: SameShape<typeof english> = {
	ordered: {
		subject: "Din beställning {{code}}: betala senast {{due}}",
		body: `Tack för din beställning. Vi håller platserna åt dig till och med {{due}}.

{{lines}}
Totalt: {{total}}

För över pengarna så att de kommer fram senast den dagen, och ange referensen: den visar oss att pengarna är dina.

{{bank}}

Betalningsuppgifterna är också bifogade, att ge vidare till den som betalar.

Se din beställning och vad du gör nu:
{{link}}`,
	},
	reminder: {
		subject: "Din beställning {{code}} väntar: betala senast {{due}}",
		body: `Vi har inte fått din betalning än. Vi håller platserna åt dig till och med {{due}}; därefter erbjuder vi dem till andra.

{{lines}}
Totalt: {{total}}

{{bank}}

Har du redan betalat? Då behöver du inte göra något: en överföring tar några dagar.

Öppna din beställning:
{{link}}`,
	},
	paid: {
		subject: "Betalt: dina workshoppar på {{eventName}}",
		body: `Din beställning {{code}} är betald, och platserna är dina. Vi ses i {{city}}!

{{lines}}

Öppna din beställning och din faktura:
{{link}}`,
	},
	paidLate: {
		subject: "Din betalning för beställning {{code}} går tillbaka till dig",
		body: `Din betalning på {{total}} kom efter att beställningen hade löpt ut, och platserna är inte längre lediga. Vi skickar tillbaka pengarna.

Öppna din beställning:
{{link}}`,
	},
	expired: {
		subject: "Din beställning {{code}} har löpt ut",
		body: `Din betalning kom inte i tid, så vi håller inte längre platserna i workshoppar åt dig.

Är pengarna på väg? Om det finns platser kvar när de kommer är de dina; annars skickar vi tillbaka pengarna.

Öppna din beställning:
{{link}}`,
	},
	cardExpired: {
		subject: "Din beställning {{code}} har gått ut",
		body: `Din beställning {{code}} har inte betalats, så vi håller inte längre platserna i workshoppar. Inget har dragits från ditt kort.

Vill du fortfarande vara med? Beställ igen på sidan med dina workshoppar. Beställningen som gick ut:
{{link}}`,
	},
	cancelled: {
		subject: "Din beställning {{code}} är avbokad",
		body: `Din beställning {{code}} är avbokad, och platserna i workshoppar är lediga för andra.

Öppna din beställning:
{{link}}`,
	},
	extended: {
		subject: "Din beställning {{code}}: nu kan du betala senast {{due}}",
		body: `Du har fått mer tid att betala: vi håller platserna åt dig till och med {{due}}.

Totalt: {{total}}

{{bank}}

Öppna din beställning:
{{link}}`,
	},
	ticketsRefunded: {
		subject: "Avbokat, och {{amount}} går tillbaka till dig: beställning {{code}}",
		body: `Avbokat i din beställning {{code}}:

{{lines}}

Vi skickar tillbaka {{amount}} samma väg som pengarna kom, och skriver igen när de är på väg.

Din beställning, med en kreditfaktura:
{{link}}`,
	},
	ticketsCancelled: {
		subject: "Avbokade platser: beställning {{code}}",
		body: `Avbokat i din beställning {{code}}:

{{lines}}

För de här platserna betalas inget tillbaka.

Din beställning:
{{link}}`,
	},
};
