import type { SameShape } from "../../shape";
import type { adminOrderByHand as english } from "../en/adminOrderByHand";

export const adminOrderByHand: SameShape<typeof english> = {
	link: "Ny beställning för hand",
	title: "Ny beställning för hand",
	lead: "För den som inte beställer på webbplatsen: vid ett bord, för ett företag, för talare och partner. Även utanför försäljningstiden, men aldrig fler biljetter än det finns kvar.",
	tickets: "Biljetter",
	left_one: "{{count}} kvar",
	left_other: "{{count}} kvar",
	atDoor: "behörigheten kontrolleras vid ankomst",
	payment: "Betalning",
	kinds: {
		cash: { label: "Betald kontant", words: "Du har pengarna. Biljetterna och fakturan görs genast." },
		transfer: { label: "Överföring mottagen", words: "Pengarna finns på kontot. Biljetterna och fakturan görs genast." },
		invoice: {
			label: "Företaget för över",
			words: "Biljetterna är reserverade till och med dagen nedan; de och fakturan görs när pengarna är framme. $t(told.buyer)",
		},
		free: { label: "Gratis", words: "För talare, partner och press. Biljetterna görs genast." },
	},
	dueHint: "För ett företag som för över.",
	buyer: "Köpare",
	emailHint: "Behövs bara när ett företag betalar med överföring. Utan den skickas inga mejl, och du lämnar över en länk.",
	made: "Beställningen är gjord",
	attendeesHint: "Ett namn på varje rad. De kan också läggas till senare.",
	company: "Faktura",
	companyLead: "Bara om fakturan ställs till ett företag eller behöver ett skattenummer.",
	fields: {
		buyerName: "Namn",
		buyerEmail: "E-post",
		locale: "Mejlens språk",
		attendees: "Deltagare",
		due: "Betalas senast",
	},
	sum: "Vad det kostar",
	total: "Totalt",
	price: "Kontrollera priset",
	submit: {
		cash: "Gör beställningen: {{total}} mottaget kontant",
		transfer: "Gör beställningen: {{total}} mottaget på kontot",
		invoice: "Gör beställningen: {{total}} att föra över",
		free: "Gör beställningen: {{total}}",
	},
	submitFree: "Gör beställningen: gratis",
	busy: "Ett ögonblick …",
	cancel: "Tillbaka till beställningarna",
	errors: { due: "Välj en dag från och med i dag, inom ett år.", moreNames: "Det är fler namn än biljetter." },
	few: { left_zero: "{{tier}}: inga finns kvar.", left_one: "{{tier}}: bara {{count}} finns kvar.", left_other: "{{tier}}: bara {{count}} finns kvar." },
	failures: {
		problems: { title: "Beställningen går inte att göra", words: "Nedan, vid summan, står det varför." },
		changed: { title: "Inget är beställt än", words: "Priset eller det som finns kvar har ändrats under tiden. Kontrollera det nedan." },
	},
};
