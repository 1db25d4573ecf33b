import type { adminSubscribers as english } from "#app/i18n/locales/en/adminSubscribers.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminSubscribers: SameShape<typeof english> = {
	meta: { title: "Prenumeranter | {{eventName}}" },
	title: "Prenumeranter",
	searchHint: "En del av en adress",
	count_one: "{{count}} prenumerant",
	count_other: "{{count}} prenumeranter",
	states: { confirmed: "Anmälda", unconfirmed: "Obekräftade" },
	languages: "Språk",
	export: "Spara listan som CSV",
	columns: { email: "E-postadress", language: "Språk", subscribedOn: "Sedan", remove: "Ta bort" },
	none: {
		confirmed: "Ingen prenumererar än. Formuläret finns längst ner på varje sida.",
		unconfirmed: "Ingen väntar på att bekräfta. Adresser väntar här i {{keptForDays}} dagar.",
	},
	remove: "Ta bort …",
	removeNamed: "Ta bort {{email}}",
	deletionWords: "Adressen och mejlen till den raderas för gott. Under Aktivitet står bara att en prenumerant togs bort.",
};
