import type { regions as english } from "#app/i18n/locales/en/regions.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const regions: SameShape<typeof english> = {
	meta: {
		title: "Regioner | {{eventName}}",
		nordic: "Norden på toppmötet i {{city}}: länderna, nyckelbranscherna och viktiga fakta.",
		latam: "Latinamerika på toppmötet i {{city}}: länderna, nyckelbranscherna och viktiga fakta.",
	},
	title: "Två regioner",
	lead: "Vad Norden och Latinamerika kan bidra med, och vad de söker hos varandra.",
	tabs: "Region",
	imageAlt: {
		nordic: "En fjord under norrskenet, med röda trähus, ett containerfartyg och vindkraftverk",
		latam: "Querétaros akvedukt i solnedgången, med agavefält och snöklädda berg",
	},
	countries: "Länder",
	capital: "Huvudstad",
	population: "Folkmängd",
	industries: "Nyckelbranscher",
	facts: "Viktiga fakta",
	callTitle: "Möt dem i {{city}}",
	callLead: "{{dates}}. I programmet ser du vem som talar när.",
	calendar: "Se programmet",
	eventCalendar: "Kalender för toppmötet (.ics)",
	toSpeakers: "Möt talarna",
};
