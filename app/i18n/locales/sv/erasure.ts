import type { erasure as english } from "#app/i18n/locales/en/erasure.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const erasure: SameShape<typeof english> = {
	section: {
		heading: "Dina uppgifter",
		words: "Alla uppgifter som vi sparar om den här beställningen: ladda ner dem eller radera dem.",
		download: "Ladda ner dina uppgifter (JSON)",
		erase: "Radera dina uppgifter …",
	},
	erased: "Namn och e-postadresser i den här beställningen är raderade.",
	page: {
		metaTitle: "Radera dina uppgifter | {{eventName}}",
		title: "Radera dina uppgifter?",
		goes: "Det här försvinner för gott",
		going: [
			"Ditt namn och din e-postadress",
			"Deltagarnas namn och e-postadresser, och vad de äter och behöver",
			"Anteckningar som vi har gjort om beställningen",
			"Kopior av mejl om den",
		],
		stays: "Det här finns kvar",
		staying: [
			"Siffror: vad som beställdes, betalades och betalades tillbaka, utan namn",
			"Fakturan, med namnet och adressen på den: lagen kräver att vi sparar den. Hur länge står på sidan om integritet.",
		],
		backups: "I säkerhetskopior finns uppgifterna kvar tills de raderas; de används bara för att återställa webbplatsen efter ett fel.",
		canceled: "Beställningen är inte betald: den avbokas samtidigt, och $t(orderPhrases.tickets.free).",
		canceledRegistrations: "Beställningen är inte betald: den avbokas samtidigt, och $t(orderPhrases.registrations.free).",
		noMails: "Vi kan inte skicka dig något mer om beställningen, inte ens en ny länk.",
		submit: "Radera mina uppgifter",
		busy: "Raderar …",
		back: "Tillbaka till beställningen",
		kept: {
			erased: "De är redan raderade.",
			owed: "Vi är skyldiga dig pengar. När de har gått tillbaka till dig kan du radera dina uppgifter här.",
			inQuestion: "Vi tittar fortfarande på en betalning för beställningen. När det är klart kan du radera dina uppgifter här.",
			awaited:
				"Dina biljetter gäller fortfarande till toppmötet, och då behöver vi veta vilka som kommer. När det är över kan du radera dina uppgifter här; till dess kan du ändra namnen på sidan för din beställning.",
		},
	},
	desk: {
		link: "Radera personer …",
		title: "Radera personerna i beställning {{code}}?",
		lead: "Köparens namn och e-postadress, deltagarnas, din anteckning och kopior av mejl försvinner för gott. Siffror och fakturor finns kvar. Ingen kan längre få veta något om beställningen.",
		paid: "Den är betald: biljetterna gäller fortfarande för den som visar dem, men ingen i entrén kan söka på ett namn.",
		unpaid: "Den är inte betald och avbokas samtidigt.",
		submit: "Radera för gott",
		busy: "Raderar …",
		cancel: "Behåll dem",
		kept: {
			erased: "De är redan raderade.",
			owed: "Först måste pengar gå tillbaka till köparen.",
			inQuestion: "Se först till det som ska åtgärdas i beställningen: utan köparen vet ingen vart pengar ska gå tillbaka.",
		},
	},
};
