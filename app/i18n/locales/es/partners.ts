import type { partners as english } from "#app/i18n/locales/en/partners.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const partners: SameShape<typeof english> = {
	meta: {
		title: "Patrocinadores y aliados | {{eventName}}",
		description: "Las organizaciones, empresas e instituciones que hacen la cumbre en {{city}}, y cómo puedes sumarte.",
	},
	title: "Patrocinadores y aliados",
	lead: "Organizaciones, empresas e instituciones de los dos lados del Atlántico hacen posible la cumbre.",
	homeTitle: "En buena compañía",
	homeAll: "Quiero ser aliado",
	callTitle: "Súmate como aliado",
	callLead: "Como aliado conoces a la gente con la que quieres trabajar, y esa gente ve lo que sabes hacer.",
	offers: {
		stage: { title: "Un lugar en la agenda", text: "Cuéntale a la sala lo que has construido, en un panel o en una charla propia." },
		show: { title: "Espacio para mostrar lo que haces", text: "Trae tu máquina o tu servicio a un laboratorio o a un stand." },
		meetings: { title: "Encuentros con propósito", text: "Dinos a quién buscas. Nosotros te presentamos y apartamos una mesa." },
		name: { title: "Tu nombre en cada idioma", text: "Tu logotipo en este sitio, en inglés, español y sueco." },
	},
	toProspectus: "Abrir la carpeta de patrocinio",
	toContact: "Escríbenos",
	subject: "Queremos ser aliados de la cumbre",
};
