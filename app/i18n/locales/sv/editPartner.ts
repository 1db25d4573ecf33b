import type { editPartner as english } from "#app/i18n/locales/en/editPartner.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editPartner: SameShape<typeof english> = {
	title: "Partner",
	lead: "Företagen och organisationerna bakom toppmötet, med logotyp och länk, i den ordning som besökarna ser dem.",
	one: "Partner",
	add: "Lägg till en partner",
	columns: { type: "Typ", website: "Webbplats", status: "Status" },
	fields: { status: "Status", name: "Namn", logo: "Logotyp", website: "Webbplats", description: "Beskrivning", type: "Typ", order: "Placering" },
	hints: { status: "Besökare ser inga utkast.", website: "Till exempel partner.example." },
};
