import type { practical as english } from "#app/i18n/locales/en/practical.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const practical: SameShape<typeof english> = {
	meta: {
		title: "Praktisk information | {{eventName}}",
		description: "Planera resan till {{city}}: hotell, vägen från flygplatsen, inresa, pengar, el, väder, säkerhet, hälsa, tillgänglighet och mat.",
	},
	title: "Praktisk information",
	lead: "Allt du behöver för att planera resan till {{city}} och känna dig hemma där.",
	mapAlt:
		"Ritad karta över Querétaro från väster till öster: 3 Cerro de las Campanas, 4 den gamla stadskärnan, 2 akvedukten, 1 lokalen strax bortom dess östra ände, och i söder, vid motorvägen mot Mexico City, 5 bussterminalen. En pil åt öster leder till 6, flygplatsen.",
	mapCaption: "{{city}}, inte skalenlig. Norr är uppåt.",
	callTitle: "Saknar du något?",
	callLead: "Fråga oss, vad det än gäller. Vi känner staden och hjälper gärna till.",
	toContact: "Ställ en fråga",
	toVenue: "Se lokalen",
};
