import type { orderMails as english } from "#app/i18n/locales/en/orderMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const orderMails: SameShape<typeof english> = {
	greeting: "Hej {{name}}!",
	/** Before a payment. */
	greetingUnnamed: "Hej!",
	ending: `{{eventName}}
{{datesAndPlace}}
{{email}}`,
	endingCanceled: `{{eventName}}
{{email}}`,
	paragraphs: {
		changedByOrganizers: "Arrangörerna har ändrat din beställning. Den omfattar nu:",
		changedByBuyer: "Du har ändrat din beställning. Den omfattar nu:",
		changedByCancellation: "Workshoppen ”{{workshop}}” är inställd. Din beställning omfattar nu:",
		lost: `När din betalning kom fanns de här workshopplatserna inte längre kvar:
{{lostLines}}`,
		attached: "Betalningsuppgifterna är också bifogade, till den som ska betala.",
		reference: "Ange referensen när du betalar, så att vi ser att betalningen är din. Pengarna ska vara framme senast den dagen.",
		next: `Se din beställning och nästa steg:
{{link}}`,
		alreadyPaid: "Har du redan betalat behöver du inte göra något. En överföring tar några dagar.",
		canceled: "Avbokat i din beställning {{code}}:",
		back: "Vi betalar tillbaka {{amount}} på samma sätt som du betalade och mejlar dig när pengarna är på väg.",
		creditNote: `Din beställning, med en kreditfaktura:
{{link}}`,
		open: `Öppna din beställning:
{{link}}`,
	},
	ordered: {
		subject: "Din beställning {{code}}: pengarna ska vara framme senast {{due}}",
		body: `Tack för din beställning. $t(orderPhrases.tickets.until)

{{lines}}
Totalt: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		subject: "Din beställning {{code}} väntar: pengarna ska vara framme senast {{due}}",
		body: `Vi har inte fått din betalning än. $t(orderPhrases.tickets.until) Därefter går beställningen ut.

Totalt: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	short: {
		subject: "Din beställning {{code}}: {{missing}} saknas",
		body: `Vi har fått {{came}} av {{total}}. {{missing}} saknas och ska vara framme senast {{due}}. Ange referensen när du betalar.

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	inQuestion: {
		subject: "Din beställning {{code}}: vi kontrollerar din betalning",
		body: `Vi har fått en betalning för din beställning {{code}} som inte stämmer med totalsumman på {{total}}. Vi kontrollerar den och mejlar dig. Betala inget mer innan dess.

$t(orderMails.paragraphs.open)`,
	},
	endedInQuestion: {
		subject: "Din beställning {{code}} har gått ut, och vi kontrollerar din betalning",
		body: `Din beställning {{code}} har gått ut eftersom hela summan på {{total}} inte kom i tid, men vi har fått en annan betalning. Vi kontrollerar om den ändå kan gälla och mejlar dig. Annars betalar vi tillbaka den.

$t(orderMails.paragraphs.open)`,
	},
	cancelledInQuestion: {
		subject: "Din beställning {{code}} är avbokad, och vi kontrollerar din betalning",
		body: `Din beställning {{code}} är avbokad. Men vi har fått en betalning för den. Vi betalar tillbaka den och mejlar dig när pengarna är på väg.

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Din beställning {{code}} är betald. {{settled}}

{{lines}}{{lost}}

$t(orderPhrases.tickets.attached). Även kvittot är bifogat.

$t(orderPhrases.tickets.open) och ditt kvitto:
{{link}}

{{who}}`,
	},
	free: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Din beställning {{code}} är klar. Det finns inget att betala. {{settled}}

{{lines}}{{lost}}

$t(orderPhrases.tickets.attached).

$t(orderPhrases.tickets.open):
{{link}}

{{who}}`,
	},
	registrationFreed: {
		subject: "En anmälan till en workshop har upphört: beställning {{code}}",
		body: `Biljetten är avbokad. Därför har också anmälan som du betalade med beställning {{code}} upphört:

{{lines}}

Om det fortfarande går kan du själv avboka på sidan för din beställning, där du först ser hur mycket du får tillbaka. Annars beslutar vi hur mycket du får tillbaka och mejlar dig när pengarna är på väg. Har du en fråga? Skriv till oss: {{email}}

Öppna din beställning:
{{link}}`,
	},
	registrationRemoved: {
		subject: "En anmälan till en workshop har tagits bort: beställning {{code}}",
		body: `Vi har tagit bort anmälan som du betalade med beställning {{code}}:

{{lines}}

Om det fortfarande går kan du själv avboka på sidan för din beställning, där du först ser hur mycket du får tillbaka. Annars beslutar vi hur mycket du får tillbaka och mejlar dig när pengarna är på väg. Har du en fråga? Skriv till oss: {{email}}

Öppna din beställning:
{{link}}`,
	},
	paidLate: {
		subject: "Vi betalar tillbaka din betalning för beställning {{code}}",
		body: `Din betalning på {{total}} kom efter att beställningen hade gått ut, och det du beställde finns inte längre kvar. Vi betalar tillbaka hela beloppet.

$t(orderMails.paragraphs.open)`,
	},
	expired: {
		subject: "Din beställning {{code}} har gått ut",
		body: `Din betalning kom inte i tid, så $t(orderPhrases.tickets.noLonger).

Är betalningen på väg gäller beställningen ändå, om det finns biljetter kvar. Annars betalar vi tillbaka pengarna.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		subject: "Din beställning {{code}} har gått ut",
		body: `Din beställning {{code}} har inte betalats, så $t(orderPhrases.tickets.noLonger). Inget har dragits från ditt kort.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		subject: "Din beställning {{code}} är avbokad",
		body: `Din beställning {{code}} är avbokad. $t(orderPhrases.tickets.notValid)

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		subject: "Din beställning {{code}}: nu ska pengarna vara framme senast {{due}}",
		body: `Du har fått mer tid att betala. $t(orderPhrases.tickets.until)

Totalt: {{total}}

{{bank}}

$t(orderMails.paragraphs.open)`,
	},
	shortened: {
		subject: "Din beställning {{code}}: nu ska pengarna vara framme redan {{due}}",
		body: `En workshop i din beställning har tidigarelagts, och obetalda platser hålls bara tills workshoppen börjar. Därför har du kortare tid på dig att betala. $t(orderPhrases.registrations.until)

{{lines}}
Totalt: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	changed: {
		subject: "Din beställning {{code}} har ändrats: {{total}} ska vara framme senast {{due}}",
		body: `{{changed}}

{{lines}}
Totalt: {{total}}

Betala det här beloppet och ange referensen. Pengarna ska vara framme senast {{due}}.

{{bank}}

Har du redan betalat ett annat belopp? Skriv till oss.

$t(orderMails.paragraphs.open)`,
	},
	exchanged: {
		subject: "Din biljett har bytts: beställning {{code}}",
		body: `Arrangörerna har bytt en biljett i din beställning {{code}}. Nu är den:

{{lines}}{{features}}

QR-koden är densamma. Din nya biljett är bifogad.

Din beställning, med kvittona:
{{link}}`,
	},
	exchangedRefunded: {
		subject: "Din biljett har bytts, och du får tillbaka {{amount}}: beställning {{code}}",
		body: `Arrangörerna har bytt en biljett i din beställning {{code}}. Nu är den:

{{lines}}{{features}}

QR-koden är densamma. Din nya biljett är bifogad. $t(orderMails.paragraphs.back)

Din beställning, med kvittona:
{{link}}`,
	},
	refunded: {
		subject: "Din återbetalning är på väg: beställning {{code}}",
		body: `Vi har betalat tillbaka {{amount}}. Pengarna kommer inom några dagar, beroende på din bank.

$t(orderMails.paragraphs.open)`,
	},
	refundedTwice: {
		subject: "Återbetalningen av din andra betalning är på väg: beställning {{code}}",
		body: `Din beställning {{code}} betalades två gånger. Beställningen ändras inte, och vi har betalat tillbaka den andra betalningen på {{amount}}. Pengarna kommer inom några dagar, beroende på din bank.

$t(orderMails.paragraphs.open)`,
	},
	ticketsRefunded: {
		subject: "Avbokat, och du får tillbaka {{amount}}: beställning {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

$t(orderPhrases.tickets.admitNobody) $t(orderMails.paragraphs.back)

$t(orderMails.paragraphs.creditNote)`,
	},
	ticketsCancelled: {
		subject: "Avbokat, utan återbetalning: beställning {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

$t(orderPhrases.tickets.admitNobody) Du får ingen återbetalning.

Din beställning:
{{link}}`,
	},
	link: {
		subject: "Din beställning {{code}}",
		body: `Du bad om en ny länk till din beställning.

$t(orderMails.paragraphs.open)

Var det inte du? Då behöver du inte göra något. Skicka inte länken vidare: den som öppnar den ser din beställning.`,
	},
	links: {
		subject: "Dina beställningar till {{eventName}}",
		line: `Beställning {{code}} ({{date}}):
{{link}}`,
		body: `Du bad om nya länkar till dina beställningar.

{{orders}}

Var det inte du? Då behöver du inte göra något. Skicka inte länkarna vidare: den som öppnar en ser den beställningen.`,
	},
	linkGiven: {
		subject: "En ny länk till din beställning {{code}}",
		body: `En arrangör har skapat en ny länk till din beställning {{code}} för att ge den till dig. Den som har länken ser beställningen och biljetterna och kan ändra dem.

Har du inte fått någon länk? Skriv då till oss direkt: {{email}}.

$t(orderMails.paragraphs.open)`,
	},
};
