import type { editPartner as english } from "#app/i18n/locales/en/editPartner.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editPartner: SameShape<typeof english> = {
	title: "Aliados",
	lead: "Las empresas e instituciones que apoyan la cumbre, con su logotipo y su enlace, en el orden en que se muestran.",
	one: "Aliado",
	add: "Agregar aliado",
	columns: { type: "Tipo", website: "Sitio web", status: "Estado" },
	fields: { status: "Estado", name: "Nombre", logo: "Logotipo", website: "Sitio web", description: "Descripción", type: "Tipo", order: "Posición" },
	hints: { status: "Un borrador no se ve en el sitio.", website: "Por ejemplo, partner.example." },
};
