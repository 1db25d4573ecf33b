import type { partners as english } from "#app/i18n/locales/en/partners.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const partners: SameShape<typeof english> = {
	meta: {
		title: "Partner | {{eventName}}",
		description: "Arrangörerna, företagen och institutionerna bakom toppmötet i {{city}}, och hur du blir en av dem.",
	},
	title: "Partner",
	lead: "Arrangörer, företag och institutioner på båda sidor om Atlanten gör toppmötet möjligt.",
	homeTitle: "I gott sällskap",
	homeAll: "Bli partner",
	callTitle: "Bli partner",
	callLead: "Som partner träffar ni dem ni vill arbeta med, och de får se vad ni kan.",
	offers: {
		stage: { title: "En plats i programmet", text: "Berätta från scenen vad ni har byggt, i en panel eller ett eget föredrag." },
		show: { title: "Plats att visa vad ni gör", text: "Ta med maskinen eller tjänsten till ett labb eller en monter." },
		meetings: { title: "Möten med ett syfte", text: "Berätta vem ni söker. Vi presenterar er för varandra och reserverar ett bord." },
		name: { title: "Ert namn på alla språk", text: "Er logotyp här på webbplatsen, på engelska, spanska och svenska." },
	},
	toProspectus: "Öppna partnererbjudandet",
	toContact: "Skriv till oss",
	subject: "Vi vill bli partner till toppmötet",
};
