import type { registrationOrder as english } from "#app/i18n/locales/en/registrationOrder.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationOrder: SameShape<typeof english> = {
	metaTitle: "Beställ workshoppar | {{eventName}}",
	title: "Beställ platser i workshoppar",
	lead: "Till biljetten för {{attendee}}",
	back: "Dina workshoppar",
	toOrder: "Din beställning",
	choose: "Vilka workshoppar?",
	none: "Just nu finns det ingen workshop att betala för här.",
	full: "Är den du vill gå på full? Ställ dig i kön på sidan med dina workshoppar.",
	buyer: { heading: "Vem som beställer", fromOrder: "{{name}}, {{email}}, som för biljetterna.", emailHint: "$t(notified.invoice)" },
	next: {
		card: "Du betalar på vår betaltjänst Stripes sida. Under tiden håller vi platserna åt dig.",
		bank: "I nästa steg ser du vart du ska föra över pengarna. Under tiden håller vi platserna åt dig.",
	},
	problems: {
		nothing: "Välj minst en workshop.",
		full: "{{workshop}}: någon hann före, nu är den full. Du kan ställa dig i kön.",
		closed: "{{workshop}} har inga fler platser att ge.",
		had: "{{workshop}}: du har redan en plats, eller en som väntar på betalning.",
		free: "{{workshop}}: den platsen kostar dig ingenting. Ta den på sidan med dina workshoppar.",
		notHere: "Just nu går det inte att betala för platser här. Skriv till oss, så hjälper vi dig.",
	},
	page: {
		next: {
			awaiting_bank: "För över {{total}} så att det kommer fram senast {{due}}. $t(orderPhrases.registrations.untilThen)",
			paid: "Allt är klart, och $t(orderPhrases.registrations.areYours). {{settled}}",
			cancelled: "Beställningen är avbokad, och $t(orderPhrases.registrations.free).",
			workshopCancelled: "Beställningen är avbokad, och workshoppen ”{{workshop}}” är inställd.",
			expired:
				"Din överföring kom inte i tid, så $t(orderPhrases.registrations.noLonger). Om pengarna är på väg ser vi efter om det finns platser kvar; annars skickar vi tillbaka dem.",
			late: "Din betalning kom när beställningen redan hade upphört och $t(orderPhrases.registrations.gone): den går tillbaka till dig.",
			reserved: "$t(orderPhrases.registrations.whilePaying)",
			awaiting_card: "Vi väntar på besked om din kortbetalning. $t(orderPhrases.registrations.meanwhile)",
		},
		freed: {
			undecided:
				"Du har inte längre platsen i ”{{workshop}}”: den är ledig för andra. Vi avgör hur mycket av priset som går tillbaka till dig och skriver till dig.",
			decided: "Du har inte längre platsen i ”{{workshop}}”.",
		},
		card: {
			awaiting: "Betala med kort nu. $t(orderPhrases.registrations.untilHour)",
			processing: "Din betalning behandlas. $t(orderPhrases.registrations.processing)",
			expired: "Beställningen betalades inte i tid, så vi håller inte längre platserna. Inget har dragits från ditt kort.",
		},
		cancelWords: "$t(orderPhrases.registrations.forOthers) Inget är betalt, så det finns inget att betala tillbaka.",
	},
};
