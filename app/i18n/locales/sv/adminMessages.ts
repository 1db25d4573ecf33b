import type { adminMessages as english } from "#app/i18n/locales/en/adminMessages.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminMessages: SameShape<typeof english> = {
	meta: { title: "Meddelanden | {{eventName}}" },
	title: "Meddelanden",
	searchHint: "Namn, adress, ämne eller text",
	count_one: "{{count}} meddelande",
	count_other: "{{count}} meddelanden",
	unread_one: "{{count}} oläst",
	unread_other: "{{count}} olästa",
	states: { inbox: "Inkorg", answered: "Besvarade", archived: "Arkiv", all: "Alla" },
	export: "Spara alla som CSV",
	columns: { name: "Från", subject: "Ämne", receivedAt: "Mottaget", state: "Status" },
	none: { inbox: "Inget väntar på dig här.", answered: "Inget meddelande är besvarat än.", archived: "Arkivet är tomt.", all: "Inga meddelanden än." },
	new: "Nytt",
	state: { inbox: "I inkorgen", answered: "Besvarat", archived: "Arkiverat" },
	facts: { from: "Från", receivedAt: "Mottaget", language: "Språk", state: "Status" },
	answer: "Svara via mejl",
	mark: {
		read: "Markera som läst",
		unread: "Markera som oläst",
		answered: "Markera som besvarat",
		archived: "Arkivera",
		inbox: "Tillbaka till inkorgen",
	},
	remove: "Ta bort …",
	deletionWords: "Det raderas för gott. Under Aktivitet står bara att ett meddelande togs bort.",
	quote: "{{name}} skrev den {{date}}:",
};
