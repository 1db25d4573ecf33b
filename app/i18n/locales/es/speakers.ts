import type { speakers as english } from "#app/i18n/locales/en/speakers.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const speakers: SameShape<typeof english> = {
	meta: {
		title: "Ponentes | {{eventName}}",
		description: "Conoce a los ponentes de la cumbre: gente de las dos regiones que construye, investiga y emprende. {{datesAndCity}}.",
	},
	title: "Ponentes",
	lead: "Profesionales de la ingeniería, la empresa y el sector público cuentan qué les funcionó y qué no.",
	search: "Buscar ponentes",
	searchHint: "Nombre, empresa, país…",
	group: "Grupo",
	allGroups: "Todos los grupos",
	submit: "Buscar",
	clear: "Quitar filtros",
	emptyTitle: "No encontramos ponentes",
	emptyHint: "Prueba con otra búsqueda o quita los filtros.",
	callTitle: "Participa como ponente",
	callLead: "¿Construiste algo entre los dos lados del Atlántico que pueda servirles a otros? Cuéntanoslo en unas líneas.",
	callButton: "Proponer una charla",
	callSubject: "Me gustaría hablar en la cumbre",
	homeTitle: "Gente por la que vale la pena viajar",
	featured: "Destacados",
	all: "Todos los ponentes",
};
