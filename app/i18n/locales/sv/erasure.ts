import type { erasure as english } from "#app/i18n/locales/en/erasure.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const erasure: SameShape<typeof english> = {
	section: {
		heading: "Dina uppgifter",
		words: "Ladda ner eller radera alla uppgifter som vi har sparat om beställningen.",
		download: "Ladda ner dina uppgifter (JSON)",
		erase: "Radera dina uppgifter …",
	},
	erased: "Namnen och e-postadresserna i beställningen är raderade.",
	page: {
		metaTitle: "Radera dina uppgifter | {{eventName}}",
		title: "Radera dina uppgifter?",
		goes: "Raderas permanent",
		going: [
			"Ditt namn och din e-postadress",
			"Deltagarnas namn, e-postadresser och önskemål om mat och tillgänglighet",
			"Våra anteckningar om beställningen",
			"Kopior av mejl om beställningen",
		],
		stays: "Sparas",
		staying: [
			"Beloppen för beställning, betalning och återbetalning, utan namn",
			"Kvittot, med namn och adress, eftersom lagen kräver att vi sparar det. På sidan om integritet står hur länge.",
		],
		backups: "Uppgifterna finns kvar i säkerhetskopior tills de raderas. Vi använder dem bara för att återställa webbplatsen efter ett fel.",
		canceled: "Beställningen är inte betald och avbokas därför samtidigt.",
		canceledRegistrations: "Beställningen är inte betald och avbokas därför samtidigt, med sina anmälningar till workshoppar.",
		noMails: "Vi kan inte längre mejla dig om beställningen, inte ens en ny länk.",
		submit: "Radera mina uppgifter",
		busy: "Raderar …",
		back: "Tillbaka till beställningen",
		kept: {
			erased: "Dina uppgifter är redan raderade.",
			owed: "Vi är skyldiga dig en återbetalning. När du har fått den kan du radera dina uppgifter här.",
			inQuestion: "Vi kontrollerar fortfarande en betalning för beställningen. När det är klart kan du radera dina uppgifter här.",
			awaited:
				"Dina biljetter gäller fortfarande till toppmötet, så vi behöver veta vilka som kommer. Efter toppmötet kan du radera dina uppgifter här. Till dess kan du ändra namnen på sidan för din beställning.",
		},
	},
	admin: {
		link: "Radera personuppgifter …",
		title: "Radera personuppgifterna i beställning {{code}}?",
		lead: "Köparens och deltagarnas namn och e-postadresser, din anteckning och kopior av mejl raderas permanent. Belopp och kvitton sparas. Ingen kan längre få besked om beställningen.",
		paid: "Beställningen är betald: biljetterna gäller fortfarande för den som visar dem, men ingen i entrén kan söka på ett namn.",
		unpaid: "Beställningen är inte betald och avbokas därför samtidigt.",
		submit: "Radera permanent",
		busy: "Raderar …",
		cancel: "Avbryt",
		kept: {
			erased: "Personuppgifterna är redan raderade.",
			owed: "Köparen måste först få sin återbetalning.",
			inQuestion: "Åtgärda först det som behövs i beställningen: utan köparens uppgifter vet ingen vem som ska få en återbetalning.",
		},
	},
};
