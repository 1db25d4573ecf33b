import type { SameShape } from "../../shape";
import type { orderMails as english } from "../en/orderMails";

export const orderMails: SameShape<typeof english> = {
	greeting: "Hej {{name}}!",
	ending: `{{eventName}}
{{dates}}, {{venue}}, {{city}}, {{country}}
{{email}}`,
	paragraphs: {
		attached: "Betalningsuppgifterna är också bifogade, att ge vidare till den som betalar.",
		reference: "För över pengarna så att de kommer fram senast den dagen, och ange referensen: den visar oss att pengarna är dina.",
		next: `Se din beställning och vad du gör nu:
{{link}}`,
		alreadyPaid: "Har du redan betalat? Då behöver du inte göra något: en överföring tar några dagar.",
		canceled: "Avbokat i din beställning {{code}}:",
		back: "Vi skickar tillbaka {{amount}} samma väg som pengarna kom, och skriver igen när de är på väg.",
		creditNote: `Din beställning, med en kreditfaktura:
{{link}}`,
		open: `Öppna din beställning:
{{link}}`,
	},
	ordered: {
		subject: "Din beställning {{code}}: betala senast {{due}}",
		body: `Tack för din beställning. Dina biljetter är reserverade till och med {{due}}.

{{lines}}
Totalt: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		subject: "Din beställning {{code}} väntar: betala senast {{due}}",
		body: `Vi har inte fått din överföring än. Dina biljetter är reserverade till och med {{due}}; därefter erbjuder vi dem till andra.

Totalt: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	short: {
		subject: "Din beställning {{code}}: {{missing}} saknas",
		body: `Vi har fått {{came}} av {{total}}. {{missing}} saknas: för över dem så att de kommer fram senast {{due}}, och ange referensen.

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	inQuestion: {
		subject: "Din beställning {{code}}: vi kontrollerar din betalning",
		body: `Det har kommit pengar till din beställning {{code}} som inte är dess totalsumma på {{total}}. Vi kontrollerar dem och skriver till dig. Betala inget mer under tiden.

$t(orderMails.paragraphs.open)`,
	},
	endedInQuestion: {
		subject: "Din beställning {{code}} har upphört, och vi kontrollerar din betalning",
		body: `Din beställning {{code}} har upphört eftersom hela summan på {{total}} inte kom i tid. Men det har kommit pengar till den. Vi kontrollerar om de ändå kan räknas, skickar annars tillbaka dem, och skriver till dig.

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "Dina biljetter till {{eventName}}",
		body: `Din beställning {{code}} är betald. Vi ses i {{city}}!

{{lines}}

Biljetterna är bifogade, var och en som en sida att skriva ut. På sidan för din beställning finns de med QR-koder, tillsammans med din faktura.

Öppna dina biljetter och din faktura:
{{link}}

Berätta också där vilka som kommer: varje deltagare får en egen biljett.`,
	},
	free: {
		subject: "Dina biljetter till {{eventName}}",
		body: `Din beställning {{code}} är klar. Det finns inget att betala. Vi ses i {{city}}!

{{lines}}

Biljetterna är bifogade, var och en som en sida att skriva ut. På sidan för din beställning finns de med QR-koder.

Öppna dina biljetter:
{{link}}

Berätta också där vilka som kommer: varje deltagare får en egen biljett.`,
	},
	placeFreed: {
		subject: "En plats i en workshop är ledig igen: beställning {{code}}",
		body: `Biljetten som du beställde det här till med beställning {{code}} är avbokad, och därför är platsen ledig för andra:

{{lines}}

Så länge din beställnings sida erbjuder det kan du själv avboka platsen där, och du ser först hur mycket som går tillbaka. Annars avgör vi hur mycket av priset som går tillbaka till dig och skriver när pengarna är på väg. Har du en fråga om det? Skriv till oss: {{email}}

Öppna din beställning:
{{link}}`,
	},
	paidLate: {
		subject: "Din betalning för beställning {{code}} går tillbaka till dig",
		body: `Din betalning på {{total}} kom efter att beställningen hade gått ut, och biljetterna är inte längre lediga. Vi skickar tillbaka pengarna.

$t(orderMails.paragraphs.open)`,
	},
	expired: {
		subject: "Din beställning {{code}} har gått ut",
		body: `Din överföring kom inte i tid, så dina biljetter är inte längre reserverade.

Är pengarna på väg? Om det finns biljetter kvar när de kommer är de dina; annars skickar vi tillbaka pengarna.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		subject: "Din beställning {{code}} har gått ut",
		body: `Din beställning {{code}} har inte betalats, så biljetterna är inte längre reserverade. Inget har dragits från ditt kort.

Vill du fortfarande komma? Beställ igen på vår webbplats. Beställningen som gick ut:
{{link}}`,
	},
	cancelled: {
		subject: "Din beställning {{code}} är avbokad",
		body: `Din beställning {{code}} är avbokad. Biljetterna gäller inte längre.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		subject: "Din beställning {{code}}: nu kan du betala senast {{due}}",
		body: `Du har fått mer tid att betala: dina biljetter är reserverade till och med {{due}}.

Totalt: {{total}}

{{bank}}

$t(orderMails.paragraphs.open)`,
	},
	shortened: {
		subject: "Din beställning {{code}}: nu ska den betalas senast {{due}}",
		body: `En workshop i din beställning har tidigarelagts, och en obetald plats hålls längst tills workshoppen börjar. Du har därför kortare tid på dig att betala: vi håller platserna åt dig till och med {{due}}.

{{lines}}
Totalt: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	changed: {
		subject: "Din beställning {{code}} har ändrats: {{total}} att betala senast {{due}}",
		body: `Arrangörerna har ändrat din beställning. Nu gäller den:

{{lines}}
Totalt: {{total}}

För över det här beloppet så att det kommer fram senast {{due}}, och ange referensen.

{{bank}}

Har du redan fört över ett annat belopp? Skriv till oss.

$t(orderMails.paragraphs.open)`,
	},
	exchanged: {
		subject: "Din biljett har bytts: beställning {{code}}",
		body: `Arrangörerna har bytt en biljett i din beställning {{code}}. Nu är den:

{{lines}}

QR-koden är densamma. Biljetten som den är nu är bifogad.

Din beställning, med fakturorna:
{{link}}`,
	},
	exchangedRefunded: {
		subject: "Din biljett har bytts, och {{amount}} går tillbaka till dig: beställning {{code}}",
		body: `Arrangörerna har bytt en biljett i din beställning {{code}}. Nu är den:

{{lines}}

QR-koden är densamma. Biljetten som den är nu är bifogad. $t(orderMails.paragraphs.back)

Din beställning, med fakturorna:
{{link}}`,
	},
	refunded: {
		subject: "Dina pengar är på väg tillbaka: beställning {{code}}",
		body: `Vi har skickat tillbaka {{amount}}. Pengarna kommer inom några dagar, beroende på bankerna.

$t(orderMails.paragraphs.open)`,
	},
	ticketsRefunded: {
		subject: "Avbokat, och {{amount}} går tillbaka till dig: beställning {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

De här biljetterna gäller inte längre. $t(orderMails.paragraphs.back)

$t(orderMails.paragraphs.creditNote)`,
	},
	ticketsCancelled: {
		subject: "Avbokade biljetter: beställning {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

De här biljetterna gäller inte längre. För dem betalas inget tillbaka.

Din beställning:
{{link}}`,
	},
	link: {
		subject: "Din beställning {{code}}",
		body: `Du bad om en ny länk till din beställning.

$t(orderMails.paragraphs.open)

Var det inte du? Då behöver du inte göra något. Skicka inte länken vidare: den som öppnar den ser din beställning.`,
	},
	linkGiven: {
		subject: "En ny länk till din beställning {{code}}",
		body: `En arrangör har skapat en ny länk till din beställning {{code}} för att ge den till dig. Den som har länken ser beställningen och biljetterna och kan ändra dem.

Har du inte fått någon? Skriv då till oss genast: {{email}}.

$t(orderMails.paragraphs.open)`,
	},
};
