import type { card as english } from "#app/i18n/locales/en/card.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const card: SameShape<typeof english> = {
	testMode: "Testläge: inga kort debiteras och inga pengar flyttas.",
	page: {
		awaiting: "Betala med kort nu. $t(orderPhrases.tickets.untilHour)",
		minutesLeft_one: "Du har {{count}} minut kvar.",
		minutesLeft_other: "Du har {{count}} minuter kvar.",
		unanswered: "Just nu når vi inte vår betaltjänst. Din beställning är kvar och inget har dragits.",
		tryAgain: "Försök igen om några minuter.",
		tryAgainOrTransfer: "Försök igen om några minuter eller betala med banköverföring.",
		processing: "Din betalning behandlas. $t(orderPhrases.tickets.processing)",
		over: "Tiden för att betala är slut. Vi kontrollerar om din betalning har kommit fram. Titta in igen om några minuter.",
		expired: "Beställningen betalades inte i tid. Inget har dragits från ditt kort.",
		off: "Kortbetalning är avstängd just nu. Din beställning är kvar: skriv till oss, eller betala med banköverföring om det erbjuds.",
		submit: "Betala {{total}} med kort",
		again: "Betala med kort igen",
		busy: "Ett ögonblick …",
		leads: "Du betalar på sidan för vår betaltjänst, Stripe, och kommer sedan tillbaka hit.",
		instead: "Betala med kort i stället",
		transfer: "Betala med banköverföring i stället",
	},
	settings: {
		title: "Kortbetalning",
		off: "Av. Slås på med två nycklar från ett Stripe-konto, se docs/payments.md.",
		live: "På, med riktiga pengar: Stripes skarpa läge.",
		test: "På, i Stripes testläge: inget debiteras, och det står på varje sida.",
		webhook: "Ange den här adressen som webhook hos Stripe:",
		heard: "Senaste händelsen från Stripe: {{at}}.",
		unheard: "Inga händelser från Stripe än. Betalningar registreras ändå, några minuter senare.",
	},
	refund: {
		link: "Betala tillbaka till kortet …",
		title: "Betala tillbaka {{amount}} till kortet?",
		lead: "Stripe betalar tillbaka beloppet till kortet som {{name}} betalade med. $t(notified.buyer) Det går inte att ångra.",
		submit: "Betala tillbaka {{amount}}",
		queued: "Väntar på bekräftelse från Stripe",
		problem: "Stripe godtog inte återbetalningen ({{problem}}). Kontrollera hos Stripe och försök sedan igen eller gör en banköverföring.",
	},
};
