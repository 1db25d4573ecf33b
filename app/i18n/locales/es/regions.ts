import type { regions as english } from "#app/i18n/locales/en/regions.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const regions: SameShape<typeof english> = {
	meta: {
		title: "Regiones | {{eventName}}",
		nordic: "La región nórdica en la cumbre de {{city}}: sus países, sus industrias clave y sus datos clave.",
		latam: "América Latina en la cumbre de {{city}}: sus países, sus industrias clave y sus datos clave.",
	},
	title: "Dos regiones",
	lead: "Qué aportan los países nórdicos y América Latina, y qué busca cada región.",
	tabs: "Región",
	imageAlt: {
		nordic: "Un fiordo bajo la aurora boreal, con casas rojas de madera, un barco de contenedores y turbinas eólicas",
		latam: "El acueducto de Querétaro al atardecer, con campos de agave y montañas nevadas",
	},
	countries: "Países",
	capital: "Capital",
	population: "Población",
	industries: "Industrias clave",
	facts: "Datos clave",
	callTitle: "Conócelos en {{city}}",
	callLead: "{{dates}}. Consulta en la agenda quién habla y cuándo.",
	calendar: "Ver la agenda",
	eventCalendar: "Calendario del evento (.ics)",
	toSpeakers: "Conocer a los ponentes",
};
