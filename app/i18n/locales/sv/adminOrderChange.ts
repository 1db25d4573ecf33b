import type { adminOrderChange as english } from "#app/i18n/locales/en/adminOrderChange.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminOrderChange: SameShape<typeof english> = {
	tickets: {
		link: "Ändra biljetterna …",
		title: "Ändra biljetterna i {{code}}",
		lead: "Hur många det ska vara av varje. Alla kostar vad de kostar i dag; beställningen går ut när den skulle gå ut. Dess sida visar vad som nu ska föras över. $t(notified.buyer) Om det tidigare beloppet redan har förts över stämmer det inte.",
		numbers: "Biljetter",
		code: "Rabattkod",
		sum: "Vad det kostar",
		total: "Ny totalsumma",
		before: "I stället för {{total}}",
		price: "Kontrollera priset",
		submit: "Ändra beställningen till {{total}}",
		submitFree: "Ändra beställningen: inget att betala",
		failures: {
			problems: { title: "Det går inte", words: "Nedan, vid summan, står det varför." },
			changed: { title: "Inget är ändrat än", words: "Priset eller det som finns kvar har ändrats under tiden. Kontrollera det nedan." },
			same: { title: "Ingenting ändrades", words: "Precis det här står redan i beställningen." },
			cardOpen: {
				title: "Ingenting ändrades",
				words: "En kortbetalning av beställningen är öppen, och Stripe säger inte om den är avslutad. Försök igen om några minuter.",
			},
		},
	},
	exchange: {
		link: "Byt …",
		title: "Byt biljett {{number}} ({{from}})",
		lead: "Mot en annan sorts biljett, till dagens pris. Den kostade {{price}}. Sedan ser du vad som händer med skillnaden.",
		choose: "Mot vilken biljett?",
		more: "{{price}}: {{amount}} mer",
		less: "{{price}}: {{amount}} mindre",
		same: "{{price}}: ingen skillnad",
		none: "slut",
		next: "Fortsätt",
		missing: "Välj en.",
		sure: "Byta den mot {{tier}}?",
		sureLead:
			"Deltagaren och QR-koden är desamma. En kreditfaktura tar bort biljett {{number}} ({{from}}) från fakturan, och en ny faktura gäller {{tier}}. $t(notified.buyer) Det går inte att ångra.",
		before: "Hittills",
		after: "Från och med nu",
		difference: "Skillnad",
		goesBack: "{{amount}} hamnar på listan över återbetalningar.",
		registrations: "De här workshopparna ingår inte i {{tier}}. Platserna lämnas tillbaka:",
		waitCosts: "Biljetten står i kö till de här workshopparna och står kvar. Med {{tier}} kostar en plats i dem pengar:",
		waitEnds: "Biljetten står i kö till de här workshopparna, som inte ingår i {{tier}}. Den står inte i kö längre:",
		paidBy: "Hur betalades skillnaden?",
		ways: {
			bank: { label: "Med överföring", words: "{{amount}} finns på kontot." },
			cash: { label: "Vid ett bord", words: "{{amount}} togs emot kontant eller med kortterminal." },
			waived: { label: "Inte alls", words: "{{tier}} för det tidigare priset, som rabatt från arrangörerna." },
		},
		submit: "Byt",
		errors: {
			title: "Inget byttes",
			changed: "Priset, det som finns kvar eller beställningen har ändrats under tiden. Titta igen och bestäm dig sedan.",
			paidBy: "Välj ett alternativ.",
		},
	},
	busy: "Ett ögonblick …",
	cancel: "Låt det vara som det är",
	back: "Tillbaka till beställningen",
};
