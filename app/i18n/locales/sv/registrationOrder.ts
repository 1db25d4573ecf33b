import type { registrationOrder as english } from "#app/i18n/locales/en/registrationOrder.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationOrder: SameShape<typeof english> = {
	metaTitle: "Anmäl dig till workshoppar som kostar | {{eventName}}",
	title: "Anmäl dig till workshoppar som kostar",
	lead: "Med biljetten för {{attendee}}",
	back: "Dina workshoppar",
	toOrder: "Din beställning",
	submitNothing: "Välj workshoppar",
	choose: "Vilka workshoppar?",
	none: "Just nu finns det inga workshoppar som kostar.",
	full: "Är workshoppen du vill gå på fullbokad? Ställ dig på väntelistan på sidan med dina workshoppar.",
	buyer: { heading: "Dina uppgifter", fromOrder: "{{name}}, {{email}}, som för biljetterna.", emailHint: "$t(notified.invoice)" },
	next: {
		card: "Du betalar på sidan för vår betaltjänst, Stripe. Under tiden håller vi platserna åt dig.",
		bank: "I nästa steg ser du vart du ska föra över pengarna. Under tiden håller vi platserna åt dig.",
	},
	problems: {
		nothing: "Välj minst en workshop.",
		full: "{{workshop}}: någon hann före, och nu är den fullbokad. Du kan ställa dig på väntelistan.",
		closed: "{{workshop}}: anmälan är stängd.",
		had: "{{workshop}}: du är redan anmäld, eller så väntar anmälan på betalning.",
		free: "{{workshop}}: den ingår redan i din biljett. Anmäl dig på sidan med dina workshoppar.",
		notHere: "Just nu går det inte att betala för workshoppar här. Skriv till oss, så hjälper vi dig.",
	},
	page: {
		title: {
			reserved_one: "Din workshopplats är reserverad",
			reserved_other: "Dina {{count}} workshopplatser är reserverade",
			paid_one: "Din workshop är betald",
			paid_other: "Dina {{count}} workshoppar är betalda",
		},
		lastStep: "Anmäld",
		linesHeading_one: "Workshop",
		linesHeading_other: "Workshoppar",
		next: {
			awaiting_bank: "Du är anmäld när vi har fått din betalning.",
			paid: "Allt är klart: $t(orderPhrases.registrations.areYours). {{settled}}",
			cancelled: "Du är inte längre anmäld.",
			workshopCancelled: "Workshoppen ”{{workshop}}” är inställd.",
			expired: "Din betalning kom inte i tid. Är betalningen på väg gäller beställningen ändå, om det finns platser kvar. Annars betalar vi tillbaka pengarna.",
			late: "Din betalning kom efter att beställningen hade gått ut, och $t(orderPhrases.registrations.gone). Vi betalar tillbaka hela beloppet.",
			reserved: "$t(orderPhrases.registrations.whilePaying)",
			awaiting_card: "Vi väntar på bekräftelse av din kortbetalning. $t(orderPhrases.registrations.meanwhile)",
		},
		freed: {
			undecided:
				"Du är inte längre anmäld till ”{{workshop}}”, och platsen är ledig för andra. Vi beslutar hur mycket av priset du får tillbaka och mejlar dig.",
			decided: "Du är inte längre anmäld till ”{{workshop}}”.",
		},
		card: {
			awaiting: "Betala med kort nu. $t(orderPhrases.registrations.untilHour)",
			processing: "Din betalning behandlas. $t(orderPhrases.registrations.processing)",
		},
		cancelWords: "$t(orderPhrases.registrations.forOthers) Inget är betalt, så det finns inget att betala tillbaka.",
	},
};
