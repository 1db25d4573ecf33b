import type { SameShape } from "../../shape";
import type { adminSubscribers as english } from "../en/adminSubscribers";

export const adminSubscribers: SameShape<typeof english> = {
	meta: { title: "Prenumeranter | {{eventName}}" },
	title: "Prenumeranter",
	searchHint: "En del av en adress",
	count_one: "{{count}} prenumerant",
	count_other: "{{count}} prenumeranter",
	states: { confirmed: "På listan", unconfirmed: "Obekräftade" },
	languages: "Språk",
	export: "Spara listan som CSV",
	columns: { email: "E-postadress", language: "Språk", subscribedOn: "Sedan", remove: "Ta bort" },
	none: {
		confirmed: "Ingen prenumererar än. Formuläret finns längst ner på varje sida.",
		unconfirmed: "Ingen har kvar att bekräfta. Adresser väntar här i {{keptForDays}} dagar.",
	},
	remove: "Ta bort …",
	removeNamed: "Ta bort {{email}}",
	deletionWords: "Adressen får inga fler nyheter. Du kan hämta tillbaka den under Aktivitet, men bara om ägaren vill det.",
};
