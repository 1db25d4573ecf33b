import type { adminOrderChange as english } from "#app/i18n/locales/en/adminOrderChange.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminOrderChange: SameShape<typeof english> = {
	tickets: {
		link: "Ändra biljetterna …",
		title: "Ändra biljetterna i {{code}}",
		lead: "Ange det nya antalet. Dagens priser gäller, och betalningstiden ändras inte. Det nya beloppet visas på sidan för beställningen. $t(notified.buyer) Om det tidigare beloppet redan har betalats stämmer det inte.",
		numbers: "Antal",
		code: "Rabattkod",
		sum: "Summa",
		total: "Ny totalsumma",
		before: "I stället för {{total}}",
		price: "Uppdatera summan",
		submit: "Ändra beställningen till {{total}}",
		submitFree: "Ändra beställningen: inget att betala",
		failures: {
			problems: { title: "Ändringen går inte att göra", words: "Vid summan nedan står det varför." },
			changed: { title: "Inget är ändrat än", words: "Priset eller antalet biljetter som är kvar har ändrats. Kontrollera nedan." },
			same: { title: "Ingenting ändrades", words: "Beställningen innehåller redan precis det här." },
			cardOpen: {
				title: "Ingenting ändrades",
				words: "Beställningen har en öppen kortbetalning, och Stripe har inte bekräftat hur den gick. Försök igen om några minuter.",
			},
		},
	},
	exchange: {
		link: "Byt …",
		title: "Byt biljett {{number}} ({{from}})",
		lead: "Mot en annan biljett, till dagens pris. Den kostade {{price}}. I nästa steg ser du vad som händer med skillnaden.",
		choose: "Ny biljett",
		more: "{{price}}: {{amount}} mer",
		less: "{{price}}: {{amount}} mindre",
		same: "{{price}}: ingen skillnad",
		none: "slut",
		next: "Fortsätt",
		missing: "Välj en.",
		sure: "Byta den mot {{tier}}?",
		sureLead:
			"Deltagaren och QR-koden är desamma. Biljett {{number}} ({{from}}) krediteras, och ett nytt kvitto utfärdas för {{tier}}. $t(notified.buyer) Det går inte att ångra.",
		before: "Före",
		after: "Efter",
		difference: "Skillnad",
		goesBack: "{{amount}} hamnar på listan över återbetalningar.",
		registrations: "De här workshopparna ingår inte i {{tier}}. Anmälningarna avbokas:",
		waitCosts: "Biljetten står kvar på väntelistan till de här workshopparna. Med {{tier}} kostar de extra:",
		waitEnds: "Biljetten tas bort från väntelistan till de här workshopparna, som inte ingår i {{tier}}:",
		paidBy: "Hur betalades skillnaden?",
		ways: {
			bank: { label: "Med överföring", words: "{{amount}} finns på kontot." },
			cash: { label: "I biljettkassan", words: "{{amount}} togs emot kontant eller med kortterminal." },
			waived: { label: "Efterskänks", words: "{{tier}} för det tidigare priset, som rabatt från arrangörerna." },
		},
		submit: "Byt",
		errors: {
			title: "Inget byttes",
			changed: "Priset, antalet biljetter som är kvar eller beställningen har ändrats. Kontrollera innan du fortsätter.",
			paidBy: "Välj ett alternativ.",
		},
	},
	busy: "Ett ögonblick …",
	cancel: "Avbryt",
	back: "Tillbaka till beställningen",
};
