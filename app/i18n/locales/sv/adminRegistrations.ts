import type { adminRegistrations as english } from "#app/i18n/locales/en/adminRegistrations.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRegistrations: SameShape<typeof english> = {
	lists: {
		title: "Workshoplistor",
		columns: { workshop: "Workshop", when: "Tid och sal", registered: "Anmälda", waiting: "Väntar" },
		of: "{{registered}} av {{capacity}}",
	},
	link: "Anmälningar och väntelista",
	meta: "Anmälningar: {{title}}",
	title: "Anmälningar: {{title}}",
	back: "Tillbaka till workshoppen",
	print: "Skriv ut listan",
	figures: "Anmälda: {{registered}} av {{capacity}} · väntar på betalning: {{reserved}} · erbjudna: {{offered}} · på väntelistan: {{waiting}}",
	overfull: "Fler är anmälda än workshoppen har platser. Ingen förlorar sin plats, och anmälan öppnar igen när det finns plats.",
	attendees: "Anmälda",
	none: "Ingen är anmäld än.",
	waitingTitle: "Väntelista",
	nobodyWaits: "Väntelistan är tom.",
	columns: { name: "Namn", tier: "Biljett", order: "Beställning", change: "Ändra", position: "Nr" },
	nameless: "Inget namn än (beställd av {{buyer}})",
	unpaid: "inte betald än",
	isOffered: "erbjuds en plats",
	remove: {
		link: "Ta bort …",
		words: "Platsen erbjuds nästa person på väntelistan. $t(notified.attendee)",
		paid: "{{amount}} har betalats för anmälan med beställning {{code}}. Beloppet betalas inte tillbaka automatiskt: beställningen hamnar under ”Att åtgärda”, och köparen får veta att ni beslutar om återbetalningen. Platsen erbjuds nästa person på väntelistan. $t(notified.attendee)",
		waiting: "Personen tas bort från väntelistan. $t(notified.attendee)",
		submit: "Ta bort",
	},
	add: {
		link: "Anmäl …",
		words: "Anmäler personen direkt, före väntelistan och även om workshoppen är fullbokad. Se till att salen räcker till.",
		submit: "Anmäl",
	},
	manual: {
		title: "Anmäl en deltagare",
		words: "För alla som har biljett, oavsett vad som ingår i den och även om workshoppen är fullbokad.",
		field: "Namn, e-post eller ordernummer",
		find: "Sök",
		already: "Redan anmäld",
	},
	found_one: "{{count}} deltagare hittades",
	found_other: "{{count}} deltagare hittades",
	tooManyFound: "De första {{count}} visas. Skriv mer av namnet.",
	busy: "Ett ögonblick …",
	errors: {
		title: "Ingenting ändrades",
		noTicket: "Det finns ingen sådan betald biljett.",
		closed: "Anmälan till workshoppen är stängd: den är ett utkast, inställd eller över.",
		nothing: "Det var redan gjort.",
	},
};
