import type { adminRegistrations as english } from "#app/i18n/locales/en/adminRegistrations.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRegistrations: SameShape<typeof english> = {
	lists: {
		link: "Workshoplistor",
		title: "Workshoplistor",
		lead: "De som kommer till varje workshop, och de som står i kö.",
		columns: { workshop: "Workshop", when: "Tid och sal", taken: "Tagna", waiting: "I kö" },
		of: "{{taken}} av {{all}}",
		back: "Tillbaka till beställningarna",
	},
	link: "Platser och kö",
	meta: "Platser: {{title}}",
	title: "Platser: {{title}}",
	back: "Tillbaka till workshoppen",
	print: "Skriv ut listan",
	figures: "{{taken}} av {{all}} platser tagna, {{held}} hålls för obetalda beställningar, {{offered}} erbjudna; {{waiting}} i kö",
	overfull: "Fler platser är tagna än workshoppen har. Ingen förlorar sin, och inga fler ges förrän de är färre.",
	holders: "De som kommer",
	noHolders: "Ingen har någon plats än.",
	waitingTitle: "Kö",
	nobodyWaits: "Ingen står i kö.",
	columns: { name: "Namn", tier: "Biljett", order: "Beställning", change: "Ändra", position: "Nr" },
	nameless: "Inget namn än (beställd av {{buyer}})",
	held: "platsen inte betald än",
	isOffered: "erbjuds en plats",
	takeOut: {
		link: "Ta bort …",
		words: "Den som har väntat längst erbjuds platsen. $t(notified.holder)",
		paid: "{{amount}} har betalats för platsen med beställning {{code}}, och går inte tillbaka av sig självt: den beställningen hamnar under ”Behöver åtgärdas”, och den som betalade läser att vi avgör vad som går tillbaka. Den som har väntat längst erbjuds platsen. $t(notified.holder)",
		waiting: "Personen står då inte längre i kö. $t(notified.holder)",
		submit: "Ta bort",
	},
	give: {
		link: "Ge en plats …",
		words: "Genast, vem som än väntar före och även om workshoppen är full: se till att det får plats en stol till.",
		submit: "Ge en plats",
	},
	byHand: {
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
