import type { adminRegistrations as english } from "#app/i18n/locales/en/adminRegistrations.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRegistrations: SameShape<typeof english> = {
	lists: {
		link: "Workshoplistor",
		title: "Workshoplistor",
		lead: "De som kommer till varje workshop, och de som står i kö.",
		columns: { workshop: "Workshop", when: "Tid och sal", registered: "Tagna", waiting: "I kö" },
		of: "{{registered}} av {{capacity}}",
		back: "Tillbaka till beställningarna",
	},
	link: "Platser och kö",
	meta: "Platser: {{title}}",
	title: "Platser: {{title}}",
	back: "Tillbaka till workshoppen",
	print: "Skriv ut listan",
	figures: "{{registered}} av {{capacity}} platser tagna, {{reserved}} hålls för obetalda beställningar, {{offered}} erbjudna; {{waiting}} i kö",
	overfull: "Fler platser är tagna än workshoppen har. Ingen förlorar sin, och inga fler ges förrän de är färre.",
	attendees: "De som kommer",
	none: "Ingen har någon plats än.",
	waitingTitle: "Kö",
	nobodyWaits: "Ingen står i kö.",
	columns: { name: "Namn", tier: "Biljett", order: "Beställning", change: "Ändra", position: "Nr" },
	nameless: "Inget namn än (beställd av {{buyer}})",
	unpaid: "platsen inte betald än",
	isOffered: "erbjuds en plats",
	remove: {
		link: "Ta bort …",
		words: "Den som har väntat längst erbjuds platsen. $t(notified.attendee)",
		paid: "{{amount}} har betalats för platsen med beställning {{code}}, och går inte tillbaka av sig självt: den beställningen hamnar under ”Behöver åtgärdas”, och den som betalade läser att vi avgör vad som går tillbaka. Den som har väntat längst erbjuds platsen. $t(notified.attendee)",
		waiting: "Personen står då inte längre i kö. $t(notified.attendee)",
		submit: "Ta bort",
	},
	add: {
		link: "Ge en plats …",
		words: "Genast, vem som än väntar före och även om workshoppen är full: se till att det får plats en stol till.",
		submit: "Ge en plats",
	},
	manual: {
		title: "Ge en plats för hand",
		words: "Till vem som helst som har en biljett, vad som än ingår i den och även om workshoppen är full.",
		field: "Biljettens länk eller kod",
		submit: "Ge en plats",
	},
	busy: "Ett ögonblick …",
	errors: {
		title: "Ingenting ändrades",
		required: "Fältet måste fyllas i.",
		noTicket: "Ingen betald biljett har den länken eller koden.",
		closed: "Den här workshoppen ger inga platser: den är ett utkast, inställd eller över.",
		nothing: "Det var redan gjort.",
	},
};
