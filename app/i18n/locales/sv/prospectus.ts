import type { prospectus as english } from "#app/i18n/locales/en/prospectus.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const prospectus: SameShape<typeof english> = {
	meta: {
		title: "Partnererbjudande | {{eventName}}",
		description: "Vad partner till toppmötet i {{city}} får, nivå för nivå, och hur man blir partner. Gjort för utskrift.",
	},
	title: "Partnererbjudande",
	lead: "Det här erbjuder toppmötet sina partner, på en sida att skriva ut, spara eller skicka vidare.",
	print: "Skriv ut eller spara som PDF",
	printHint: "Vill du spara erbjudandet kan du skriva ut sidan eller spara den som PDF från webbläsarens meny.",
	back: "Alla partner",
	summitTitle: "Toppmötet i korthet",
	summit:
		"{{eventName}} samlar företag, forskare och offentliga organisationer från Latinamerika och Norden i {{city}}, kring teknik och digitalisering, förnybar energi, avancerad tillverkning och hållbara lösningar.",
	when: "När",
	where: "Var",
	audienceAlt: "Publiken i stora salen, sedd bakifrån",
	benefitsTitle: "Det här får partner",
	benefits: {
		mark: "Namn och logotyp på webbplatsen, på tre språk",
		tickets: "Biljetter till medarbetare och gäster",
		meetings: "Möten som vi ordnar åt er",
		stand: "En monter",
		stage: "Ett föredrag eller en plats i en panel",
		lab: "Ett labb för en dag, för er egen demonstration",
	},
	kindsTitle: "Välj en nivå",
	kinds: {
		platinum: "Ni är huvudpartner och är med och formar programmet.",
		gold: "Ni vill både synas och höras.",
		silver: "Ni kommer för att träffa kunder och samarbetspartner.",
		supporting: "Ni bidrar med det toppmötet behöver: lokaler, resor, volontärer.",
		institutional: "Ni är en handelskammare, ett universitet eller en myndighet och öppnar dörrar.",
	},
	price: "från {{price}}",
	stepsTitle: "Så går det till",
	steps: {
		write: "Berätta för oss vad ni gör och vem ni vill träffa.",
		talk: "Vi talas vid en halvtimme och skickar ett erbjudande med pris.",
		join: "Ni skriver på, och vi sätter er logotyp på webbplatsen.",
	},
	contactTitle: "Kontakt",
	toContact: "Skicka ett meddelande",
};
