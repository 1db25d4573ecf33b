import type { adminManualOrder as english } from "#app/i18n/locales/en/adminManualOrder.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminManualOrder: SameShape<typeof english> = {
	link: "Skapa beställning",
	title: "Skapa beställning",
	lead: "Även utanför försäljningstiden.",
	tickets: "Biljetter",
	left_zero: "inga kvar",
	left_one: "{{count}} kvar",
	left_other: "{{count}} kvar",
	idCheck: "behörigheten kontrolleras vid incheckning",
	payment: "Betalning",
	kinds: {
		cash: { label: "Betald kontant", words: "Biljetterna och kvittot utfärdas nu." },
		transfer: { label: "Överföring mottagen", words: "Biljetterna och kvittot utfärdas nu." },
		invoice: {
			label: "Betalas senare med banköverföring",
			words: "Biljetterna är reserverade tills betalningen ska vara framme.",
		},
		free: { label: "Gratis", words: "För talare, partner och press." },
	},
	dueHint: "För ”Betalas senare med banköverföring”.",
	buyer: "Köpare",
	emailHint: "Krävs för ”Betalas senare med banköverföring”. Utan den ger du köparen en länk.",
	made: "Beställningen är skapad",
	attendeesHint: "Valfritt. Ett namn per rad.",
	company: "Kvitto till ett företag eller med skattenummer",
	fields: {
		buyerName: "Namn",
		buyerEmail: "E-post",
		locale: "Språk för mejl",
		attendees: "Deltagare",
		due: "Betalas senast",
	},
	sum: "Summa",
	total: "Totalt",
	price: "Uppdatera summan",
	submit: {
		cash: "Skapa beställning: {{total}} kontant",
		transfer: "Skapa beställning: {{total}} mottaget på kontot",
		invoice: "Skapa beställning: {{total}} att betala",
		free: "Skapa beställning: {{total}}",
	},
	submitFree: "Skapa beställning: gratis",
	busy: "Ett ögonblick …",
	cancel: "Tillbaka till beställningarna",
	errors: { number: "Ange ett heltal, 0 eller mer.", due: "Välj en dag från och med i dag, inom ett år.", moreNames: "Det är fler namn än biljetter." },
	few: { left_zero: "{{tier}}: inga finns kvar.", left_one: "{{tier}}: bara {{count}} finns kvar.", left_other: "{{tier}}: bara {{count}} finns kvar." },
	failures: {
		problems: "Beställningen går inte att skapa",
		changed: { title: "Beställningen är inte skapad än", words: "Priset eller antalet biljetter som är kvar har ändrats. Kontrollera nedan." },
	},
};
